/** Seed and number of the random walks in Chromium; `cli/main.ts` sets them. */
import type { RandomRun } from '../engine/random.ts';

const { MODELS_SEED: seed, MODELS_PATH: path, MODELS_RANDOM: runs } = process.env;

export const randomRun: RandomRun = { seed: Number(seed ?? 1), runs: Number(runs ?? 1), path };

/** Set when a failed random walk is replayed, or many are taken: nothing else is run. */
export const isRandomAlone = path !== undefined || runs !== undefined;
