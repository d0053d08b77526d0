/** The model of chances that holds now: the newest that was fitted here, and the committed prior until there is one. */
import { desc, eq, isNotNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/client.ts';
import { chanceModels } from '../../platform/database/schema/analytics.ts';
import type { Model } from '../model/predict.ts';
import { prior, priorVersion } from '../model/prior.ts';
import { fromStored, storedModel } from '../model/stored.ts';

/** `version` is another one wherever the same answers may give another state. */
export type CurrentModel = { version: string; model: Model; isPrior: boolean };

/** Raise it with a change of what an answer does to a state: all kept states are then replayed from the log. */
const stateVersion = 1;

/** Once fitted, a row is never changed, so it is read once. Tests have several databases in a process. */
const known = new LRUCache<string, { model: Model | null }>({ max: 8 });

/** Asks the database which one is the newest, by an index: so all processes, and all calls of a transaction, agree. */
export async function currentModel(db: Database): Promise<CurrentModel> {
  const { id, fittedAt } = chanceModels;
  const [newest] = await db
    .select({ id })
    .from(chanceModels)
    .where(isNotNull(fittedAt))
    .orderBy(desc(fittedAt), desc(id))
    .limit(1);
  const model = newest ? await modelOf(db, newest.id) : null;
  const version = newest && model ? newest.id : priorVersion;
  return { version: `${version}, ${stateVersion}`, model: model ?? prior, isPrior: model === null };
}

/** Null where another release wrote it, with other features: the next fit replaces it. */
export async function modelOf(db: Database, id: string): Promise<Model | null> {
  const kept = known.get(id);
  if (kept) return kept.model;
  const [row] = await db.select({ model: chanceModels.model }).from(chanceModels).where(eq(chanceModels.id, id));
  const read = storedModel.safeParse(row?.model);
  const model = read.success ? fromStored(read.data) : null;
  // What a transaction has written may still be rolled back, but no other row will ever have its id.
  if (row) known.set(id, { model });
  return model;
}
