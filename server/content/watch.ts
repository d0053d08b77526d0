/** In development, a saved change of the content is shown at once. */
import { watch } from 'node:fs';
import type { Logger } from 'pino';
import type { Database } from '../platform/database/client.ts';
import { loadContent } from './load.ts';
import { ContentError } from './problems.ts';

/** An editor saves in several steps, and several files at once. */
const quietMilliseconds = 150;

type Watching = { folder: string; db: Database; log: Logger; onReload: () => void };

/**
 * Loads the folder again after a change, and calls `onReload`. A mistake is logged with its file and line, and the content
 * stays as it was. Returns the function that stops watching.
 */
export function watchContent({ folder, db, log, onReload }: Watching): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function reload() {
    try {
      const courses = await loadContent(db, folder);
      onReload();
      log.info({ courses }, 'the content was read again');
    } catch (error) {
      if (error instanceof ContentError)
        log.error(`The content holds a mistake and stays as it was.\n${error.message}`);
      else log.error(error, 'the content could not be read again');
    }
  }

  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(reload);
    }, quietMilliseconds);
  });
  watcher.on('error', (error) => log.error(error, 'the content is no longer watched'));
  return async () => {
    watcher.close();
    clearTimeout(timer);
    await running;
  };
}
