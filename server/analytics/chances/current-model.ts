/** The model of chances that holds now: the newest that was fitted here, and the committed prior until there is one. */
import { desc, eq, isNotNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/client.ts';
import { type CalibrationBin, chanceModels, type ReplayedForecasts } from '../../platform/database/schema/analytics.ts';
import type { Model } from '../model/predict.ts';
import { prior, priorVersion } from '../model/prior.ts';
import { fromStored, storedModel } from '../model/stored.ts';
import { type Forgetting, forgettingBy, publishedForgetting } from '../review/forgetting.ts';

/** `version` is another one wherever the same answers may give another state; `calibration` was counted with the newest fit. */
export type CurrentModel = {
  version: string;
  model: Model;
  isPrior: boolean;
  calibration: readonly CalibrationBin[];
  /** How often a course was done between the two days that had been said; null without a fit. */
  forecasts: ReplayedForecasts | null;
  /** By the weights of that fit, or by the published ones where those foretell better. */
  forgetting: Forgetting;
};

type Fit = Omit<CurrentModel, 'version' | 'model' | 'isPrior'> & { model: Model | null };
const noFit: Fit = { model: null, calibration: [], forecasts: null, forgetting: publishedForgetting };

/** Raise it with a change of what an answer does to a state: all kept states are then replayed from the log. */
const stateVersion = 1;

/** Once fitted, a row is never changed, so it is read once. Tests have several databases in a process. */
const known = new LRUCache<string, Fit>({ max: 8 });

/** Asks the database which one is the newest, by an index: so all processes, and all calls of a transaction, agree. */
export async function currentModel(db: Database): Promise<CurrentModel> {
  const { id, fittedAt } = chanceModels;
  const [newest] = await db
    .select({ id })
    .from(chanceModels)
    .where(isNotNull(fittedAt))
    .orderBy(desc(fittedAt), desc(id))
    .limit(1);
  const { model, ...kept } = newest ? await fitOf(db, newest.id) : noFit;
  const version = newest && model ? newest.id : priorVersion;
  return { version: `${version}, ${stateVersion}`, model: model ?? prior, isPrior: model === null, ...kept };
}

/** Without a model where another release wrote it, with other features: the next fit replaces it. */
async function fitOf(db: Database, id: string): Promise<Fit> {
  const kept = known.get(id);
  if (kept) return kept;
  const { model, calibration, forecasts, reviewWeights } = chanceModels;
  const [row] = await db
    .select({ model, calibration, forecasts, reviewWeights })
    .from(chanceModels)
    .where(eq(chanceModels.id, id));
  if (!row) return noFit;
  const read = storedModel.safeParse(row.model);
  const fit = {
    model: read.success ? fromStored(read.data) : null,
    calibration: row.calibration ?? [],
    forecasts: row.forecasts,
    forgetting: row.reviewWeights ? forgettingBy(row.reviewWeights) : publishedForgetting,
  };
  // What a transaction has written may still be rolled back, but no other row will ever have its id.
  known.set(id, fit);
  return fit;
}
