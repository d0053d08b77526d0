/**
 * How a running server is asked for a copy of its embedded database, which no other process can open: by a socket in the data
 * folder, which only the server's own user can reach.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { OpenDatabase } from '../database/client.ts';
import { BackupError, copyFiles, databaseOf } from './manifest.ts';

const socketOf = (dataFolder: string) => join(dataFolder, 'backup.sock');
const asked = z.object({ folder: z.string() });
const failed = z.object({ error: z.string() });

type Options = {
  dataFolder: string;
  atRest: NonNullable<OpenDatabase['atRest']>;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Told of each copy, for the metrics. */
  copied?: () => void;
};

/** Copies the database's files into the folder that is asked for, while everyone else waits. Returns what stops it. */
export async function serveCopies({
  dataFolder,
  atRest,
  log,
  copied = () => {},
}: Options): Promise<() => Promise<void>> {
  const path = socketOf(dataFolder);
  const server = createServer(async (call, reply) => {
    try {
      const { folder } = asked.parse(await json(call));
      const begin = performance.now();
      await atRest(() => copyFiles(databaseOf(dataFolder), databaseOf(folder)));
      copied();
      log.info({ milliseconds: Math.round(performance.now() - begin) }, 'the database was copied for a backup');
      reply.writeHead(204).end();
    } catch (err) {
      log.error({ err }, 'the database could not be copied for a backup');
      reply.writeHead(500).end(JSON.stringify({ error: err instanceof Error ? err.message : String(err) }));
    }
  });
  try {
    await rm(path, { force: true }); // of a server that was killed
    server.listen(path);
    await once(server, 'listening');
  } catch (err) {
    // The path may be longer than a socket's can be, or the system may have none.
    log.warn({ err }, 'a backup needs this server stopped, as it could not open a socket in the data folder');
    return async () => {};
  }
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Resolves to false where no server listens in the data folder. Throws `BackupError` where it could not make the copy. */
export async function askForCopy(dataFolder: string, folder: string): Promise<boolean> {
  const call = request({ socketPath: socketOf(dataFolder), method: 'POST', path: '/' });
  call.end(JSON.stringify({ folder }));
  const [answer] = await once(call, 'response').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && /^(ENOENT|ECONNREFUSED)$/.test(String(error.code))) return [null];
    throw error;
  });
  if (answer === null) return false;
  if (answer.statusCode === 204) return true;
  throw new BackupError(`The server could not copy its database: ${failed.parse(await json(answer)).error}`);
}
