/** The data of the foundations pages: the theme's tokens, and where the code uses them. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { pandaCalls } from '../../scripts/static-styles.ts';
import { theme } from '../../src/ui/theme/preset.ts';
import { type Colour, type Pair, pairsOf } from './contrast.ts';
import { pixelsIn } from './lengths.ts';

type Entry = { name: string; value: string };
export type Foundations = {
  colours: Colour[];
  pairs: Pair[];
  textStyles: { name: string; styles: Record<string, string> }[];
  scales: Record<string, Entry[]>;
  /** The tokens that each primitive's styles name. */
  tokensOf: Record<string, string[]>;
};

const inThemes = z.object({ value: z.object({ base: z.string(), _dark: z.string() }) });
const plain = z.object({ value: z.union([z.string(), z.number()]) });
const group = z.record(z.string(), z.unknown());

/** The leaves of a group of tokens by their path. */
function flat<Leaf>(leaf: z.ZodType<Leaf>, tokens: unknown, path: string[] = []): [name: string, leaf: Leaf][] {
  const found = leaf.safeParse(tokens);
  if (found.success) return [[path.join('.'), found.data]];
  const within = group.safeParse(tokens);
  if (!within.success) return [];
  return Object.entries(within.data).flatMap(([name, part]) => flat(leaf, part, [...path, name]));
}

const sizeOf = ({ value }: Entry) => pixelsIn(value) ?? Number.POSITIVE_INFINITY;

/** From small to large, as objects list whole-number keys first whatever order they are written in. */
const scale = (tokens: unknown): Entry[] =>
  flat(plain, tokens)
    .map(([name, { value }]) => ({ name, value: String(value) }))
    .toSorted((one, other) => (sizeOf(one) === sizeOf(other) ? 0 : sizeOf(one) - sizeOf(other)));

export const colours: Colour[] = flat(inThemes, theme.semanticTokens.colors).map(([name, { value }]) => ({
  name,
  light: value.base,
  dark: value._dark,
}));

const { tokens, breakpoints } = theme;

/** The tokens that a file's styles name. */
function tokensIn(file: string): string[] {
  const names = new Set(colours.map(({ name }) => name));
  const radii = new Set(Object.keys(tokens.radii));
  const found = new Set<string>();
  const visit = (styles: unknown, key: string) => {
    if (typeof styles === 'string') {
      if (names.has(styles)) found.add(styles);
      else if (key === 'textStyle') found.add(`text ${styles}`);
      else if (/radius/i.test(key) && radii.has(styles)) found.add(`radius ${styles}`);
      else if (key === 'transitionDuration' || key === 'animation') found.add(`motion ${styles}`);
    } else if (typeof styles === 'object' && styles !== null) {
      for (const [name, value] of Object.entries(styles)) visit(value, /^(base|sm|md|lg|xl)$/.test(name) ? key : name);
    }
  };
  const source = readFileSync(file, 'utf8');
  // The recipes of buttons and of fields are in files that several primitives share.
  const shared = [...source.matchAll(/import \{[^}]*\b\w+Recipe\b[^}]*\} from '\.\/([^']+)'/g)].map(([, name]) => name);
  for (const own of [file, ...shared.map((name) => `src/ui/primitives/${name}`)]) {
    for (const { argument } of pandaCalls(readFileSync(own, 'utf8'))) visit(argument, '');
  }
  return [...found].toSorted();
}

export const primitives = globSync('src/ui/primitives/*.tsx', { exclude: ['**/*.stories.tsx'] }).toSorted();

/** The icons that the app shows. */
export const icons = [
  ...new Set(
    globSync('src/**/*.tsx', { exclude: ['**/*.stories.tsx'] }).flatMap((file) => {
      const imported = /import \{([^}]+)\} from 'lucide-react'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
      return imported.split(',').flatMap((name) => name.trim().match(/^(?!type )(\w+)/)?.[1] ?? []);
    }),
  ),
].toSorted();

export const foundations = (): Foundations => ({
  colours,
  pairs: pairsOf(colours),
  textStyles: Object.entries(theme.textStyles).map(([name, { value }]) => ({
    name,
    styles: z.record(z.string(), z.string()).parse(value),
  })),
  scales: {
    fontSizes: scale(tokens.fontSizes),
    spacing: scale(tokens.spacing),
    sizes: scale(tokens.sizes),
    radii: scale(tokens.radii),
    borderWidths: scale(tokens.borderWidths),
    durations: scale(tokens.durations),
    easings: scale(tokens.easings),
    animations: scale(tokens.animations),
    zIndex: scale(tokens.zIndex),
    breakpoints: Object.entries(breakpoints).map(([name, value]) => ({ name, value })),
  },
  tokensOf: Object.fromEntries(primitives.map((file) => [basename(file, '.tsx'), tokensIn(file)])),
});
