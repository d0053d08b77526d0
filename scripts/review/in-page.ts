/** What runs inside a story's page before its picture is taken. Playwright sends each function there by itself. */

/** Shows a story and waits until its `play` has ended; one that fails is the tests' business. */
export function showStory({ id, again }: { id: string; again: boolean }): Promise<void> {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  // Whether a focus ring shows depends on what had the focus before.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return new Promise((resolve) => {
    const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];
    const end = (payload: unknown) => {
      // The previous story's event may arrive late.
      if (typeof payload === 'object' && payload && 'storyId' in payload && payload.storyId !== id) return;
      for (const name of ends) channel.off(name, end);
      resolve();
    };
    for (const name of ends) channel.on(name, end);
    if (again) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

export function turnAxeOff(): void {
  Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', { globals: { a11y: { manual: true } } });
}

/** Waits for fonts and images, those further down included. */
export async function waitForAssets(): Promise<void> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/** Waits until the document has not changed for a while: a connected story loads its data after it has begun. */
export function waitForIdleDocument(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(end, 300);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, 300);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    function end() {
      observer.disconnect();
      resolve();
    }
  });
}

/** Sets the other theme first, so that everything is painted again: parts painted one by one have different edges. */
export async function setTheme(theme: string): Promise<void> {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const next of [theme === 'dark' ? 'light' : 'dark', theme]) {
    if (document.documentElement.dataset['theme'] === next) continue;
    document.documentElement.dataset['theme'] = next;
    await painted();
  }
}

/** Where the lowest part of what is shown ends: a small story needs no tall picture. */
export function contentHeight(): number {
  const bottoms = [...document.body.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
  const end = Math.ceil(Math.max(48, ...bottoms) + window.scrollY + 16);
  return Math.min(end, document.documentElement.scrollHeight);
}
