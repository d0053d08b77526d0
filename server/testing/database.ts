/** For tests: a filled database of one's own, of the kind that the project of the tests names. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createPglite, type OpenDatabase, openPglite, openPostgres } from '../platform/database/client.ts';
import { seededDump } from './database-dump.ts';
import { filled } from './filled.ts';
import { asked } from './postgres.ts';

/** The cluster's address; undefined where the tests run on the embedded database. */
export const cluster = inject('postgres');

export async function openTestDatabase(): Promise<OpenDatabase> {
  if (!cluster) return openPglite(await createPglite({ loadDataDir: await seededDump() }));
  const { url, drop } = await filledCopy(cluster);
  const { close, ...opened } = await openPostgres(url);
  return { ...opened, close: () => close().then(drop) };
}

/** A database in the cluster, for a server in a process of its own. */
export async function filledCopy(address: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID()}`;
  await asked(address, `create database "${name}" template "${filled}"`);
  const url = new URL(address);
  url.pathname = name;
  return { url: url.href, drop: () => asked(address, `drop database "${name}" with (force)`) };
}
