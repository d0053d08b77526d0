/** Vitest's start of the project `server`: a cluster with one filled database, which each test server copies. */
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../platform/database/client.ts';
import { fill, filled } from './filled.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The cluster's address; absent where tests run on the embedded database. */
    postgres: string | undefined;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  const { db, close } = await openPostgres(await cluster.create(filled));
  await fill(db);
  await close();
  project.provide('postgres', cluster.urlOf('postgres'));
  return cluster.stop;
}
