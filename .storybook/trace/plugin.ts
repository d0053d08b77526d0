/** Provides what holds each paragraph of the specification as a virtual module. */
import type { Plugin } from 'vite';
import { traced } from '../../scripts/trace/proofs.ts';
import { lastResults } from '../../scripts/trace/results.ts';
import type { TracedText } from './traced-text.ts';

const id = 'virtual:trace';

function texts(): TracedText[] {
  const resultOf = lastResults();
  return traced().map(({ proofs, ...paragraph }) => ({
    ...paragraph,
    proofs: proofs.map((proof) => ({ ...proof, result: resultOf(proof) })),
  }));
}

export function tracePlugin(): Plugin {
  return {
    name: 'trace',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export const paragraphs = ${JSON.stringify(texts())};` : null),
  };
}
