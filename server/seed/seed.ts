import type { Database } from '../db/client.ts';

/** Fills an empty database; repeating it changes nothing. `demo` adds the demonstration accounts. */
export async function seed(_db: Database, _options: { demo: boolean; now: Date }): Promise<void> {}
