/** What the random walks in Chromium are thrown with; `cli/main.ts` sets it. */
import type { RandomRun } from '../engine/random.ts';

const { MODELS_SEED: seed, MODELS_PATH: path, MODELS_RANDOM: runs } = process.env;

export const randomRun: RandomRun = { seed: Number(seed ?? 1), runs: Number(runs ?? 1), path };

/** A random walk that has failed is taken again, and nothing else. */
export const isReplay = path !== undefined;
