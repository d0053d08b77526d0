/** Seed and number of the random walks in Chromium; `cli/main.ts` sets them. */
import type { RandomRun } from '../engine/random.ts';

const { MODELS_SEED: seed, MODELS_PATH: path, MODELS_RANDOM: runs } = process.env;

export const randomRun: RandomRun = { seed: Number(seed ?? 1), runs: Number(runs ?? 1), path };

/** Set when one failed random walk is replayed, and nothing else is run. */
export const isReplay = path !== undefined;
