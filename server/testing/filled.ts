/** For tests: what a filled database holds, whichever kind it is. */
import { join } from 'node:path';
import { loadContent } from '../content/load.ts';
import { loadDemonstration } from '../demonstration/load.ts';
import type { Database } from '../platform/database/client.ts';

/** The cluster's database that test servers copy. */
export const filled = 'filled';

/** The time for which the demonstration data is made. */
export const filledAt = new Date('2026-11-20T09:00:00Z');

export async function fill(db: Database): Promise<void> {
  await loadContent(db, join(import.meta.dirname, '../../content'));
  await loadDemonstration(db, filledAt);
}
