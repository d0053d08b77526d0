/** Properties draw by the samples' seed, so that a failure comes again on the same commit, and the next commit draws anew. */
import fc from 'fast-check';
import { numberOf } from './draw.ts';
import { seed } from './samples.ts';

fc.configureGlobal({ seed: numberOf(seed) });
