/** The files of screens and parts by their names, so that they can be loaded before their page is opened. */
const loads = new Map<string, () => Promise<unknown>>();

export const rememberPart = (name: string, load: () => Promise<unknown>) => void loads.set(name, load);

/** Loads the files of these screens and parts. A part is known once its screen's file has come. */
export async function loadParts(names: readonly string[]): Promise<void> {
  const known = names.flatMap((name) => loads.get(name) ?? []);
  if (known.length === 0) return;
  const rest = names.filter((name) => !loads.has(name));
  await Promise.allSettled(known.map((load) => load())); // what does not come is loaded again when it is shown
  return loadParts(rest);
}
