/**
 * Listens to an event of the page, and returns the function that ends it. On the server, which renders with the same modules,
 * there is none.
 */
export function onPage<Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) {
  if (typeof window !== 'object') return () => {};
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}
