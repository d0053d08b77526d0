/** Provides the data of the foundations pages as a virtual module. */
import type { Plugin } from 'vite';
import { foundations, icons } from './foundations.ts';

const id = 'virtual:foundations';

export function foundationsPlugin(): Plugin {
  return {
    name: 'foundations',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}`
        ? `import { ${icons} } from 'lucide-react';
export const icons = { ${icons} };
export const foundations = ${JSON.stringify(foundations())};`
        : null,
  };
}
