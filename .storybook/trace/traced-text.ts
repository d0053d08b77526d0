import type { Proof, Traced } from '../../scripts/trace/kinds.ts';
import type { Result } from '../../scripts/trace/results.ts';

export type TracedText = Omit<Traced, 'proofs'> & { proofs: (Proof & { result: Result | null })[] };
