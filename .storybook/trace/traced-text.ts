import type { Proof, Traced } from '../../scripts/trace/proofs.ts';
import type { Result } from '../../scripts/trace/results.ts';

export type TracedText = Omit<Traced, 'proofs'> & { proofs: (Proof & { result: Result | null })[] };
