/**
 * Files that the browser keeps for the next time, so that they are there without a network. A cache is named after the
 * language and its version, and written only once everything has arrived.
 */
import { filesOf, type Language, type RuntimeFile, runtimeFiles } from './files.ts';

const prefix = (language: Language) => `runtimes-${language}-`;
const nameOf = (language: Language) => prefix(language) + runtimeFiles[language].version;

/** Pages that are not served over https have none, and some browsers' private windows refuse it. */
const store = (): CacheStorage | undefined => globalThis.caches;

async function fileIn(cache: Cache, { url, bytes }: RuntimeFile): Promise<Blob | null> {
  const blob = await (await cache.match(url))?.blob();
  return blob?.size === bytes ? blob : null;
}

/** All files of the language, or null if one is missing. */
export async function keptFiles(language: Language): Promise<Blob[] | null> {
  try {
    if (!(await store()?.has(nameOf(language)))) return null;
    const cache = await caches.open(nameOf(language));
    const blobs = await Promise.all(filesOf(language).map((file) => fileIn(cache, file)));
    const found = blobs.filter((blob) => blob !== null);
    return found.length === blobs.length ? found : null;
  } catch {
    return null;
  }
}

/** Keeps the files, and deletes those of other versions. A browser that refuses, as its disk is full, keeps none. */
export async function keepFiles(language: Language, blobs: Blob[]): Promise<void> {
  const storage = store();
  if (!storage) return;
  try {
    // Of this version, too: the app may have been built again with other files.
    const others = (await storage.keys()).filter((name) => name.startsWith(prefix(language)));
    await Promise.all(others.map((name) => storage.delete(name)));
    const cache = await storage.open(nameOf(language));
    await Promise.all(filesOf(language).map(({ url }, index) => cache.put(url, new Response(blobs[index]))));
  } catch {
    await storage.delete(nameOf(language)).catch(() => false);
  }
}
