/** Draws mistakes from the layers of the product: of each as many as are asked for, other ones for another seed. */
import { globSync, readFileSync } from 'node:fs';
import { shuffled } from '../../../tests/draw.ts';
import { compiler } from './compiles.ts';
import { type Mistake, mistakesIn } from './mistakes.ts';
import type { Planted } from './plant.ts';

type Layer = { files: string; but: RegExp; only?: RegExp };

const notTested = /\.(?:test|stories|fixture|d)\.tsx?$|\/generated\//;

/** Statecharts have mutants of their own: `npm run mutants`, without a layer. */
const layers = {
  connect: { files: 'src/routes/**/*.connect.ts', but: notTested },
  route: { files: 'src/routes/**/*.tsx', but: notTested },
  call: { files: 'src/api/**/*.ts', but: notTested },
  draft: { files: 'src/sync/**/*.ts', but: notTested },
  view: { files: 'src/ui/{parts,screens}/**/*.tsx', but: notTested },
  server: { files: 'server/*/**/*.ts', but: /\.test\.ts$|^server\/(?:cli|testing|demonstration)\// },
  zone: { files: '{src/routes,server}/**/*.{ts,tsx}', but: notTested, only: /^zone:/ },
} satisfies Record<string, Layer>;

type LayerName = keyof typeof layers;
export const isLayer = (name: string): name is LayerName => name in layers;

export const layerNames = Object.keys(layers);

/** So many mistakes of the layer that compile. Files are drawn first, so that a long one does not have most of them. */
export async function drawMistakes(name: LayerName, count: number, seed: string): Promise<Planted[]> {
  const { files, but, only }: Layer = layers[name];
  const all = globSync(files).filter((file) => !but.test(file));
  const compiles = compiler();
  const drawn: Planted[] = [];
  for (const file of shuffled(all, seed)) {
    if (drawn.length === count) break;
    const before = readFileSync(file, 'utf8');
    const found = (await mistakesIn(file, before)).filter((mistake) => only?.test(mistake.name) ?? true);
    const mistake = shuffled(found, seed, nameOf).find(({ text }) => compiles(file, text));
    if (mistake) drawn.push({ layer: name, name: `${file}:${mistake.line} ${mistake.name}`, file, text: mistake.text });
  }
  return drawn;
}

const nameOf = ({ line, name }: Mistake) => `${line} ${name}`;
