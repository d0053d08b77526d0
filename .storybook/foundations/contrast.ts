/** Which text colour is used on which background, read off the style calls, and the contrast of the two. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import Color from 'colorjs.io';
import { pandaCalls } from '../../scripts/static-styles.ts';

export type Colour = { name: string; light: string; dark: string };
export type Pair = { text: string; ground: string; of: string[]; light: number; dark: number; least: number };

type Styles = Record<string, unknown>;
type Used = { text: string | undefined; ground: string | undefined };

/** The backgrounds of text that sets none of its own: pages, cards, and the sunken areas between. */
const papers = ['bg.page', 'bg.surface', 'bg.sunken'];
/** Colours that are no text, but show where a control is: 3 to 1 (WCAG 1.4.11). */
const signs = ['border.strong', 'focus', 'star'];

/** Backgrounds that carry text; any other filled area (a bar, a star) is a sign. */
const takesText = /^bg\.(page|surface|sunken|hover)$|\.(bg|subtle)$/;
/** Placeholders while loading, and what covers the page behind a dialog: nobody has to recognise anything in them. */
const silent = ['bg.skeleton', 'bg.overlay', 'bg.dimmed'];

const isStyles = (value: unknown): value is Styles => typeof value === 'object' && value !== null;
const named = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The text colour and background of these styles and of each condition within, which inherits what it does not set. */
function* colourPairsIn(styles: Styles, before: Used): Generator<Used> {
  const ground = named(styles['bg']);
  const own = {
    text: named(styles['color']) ?? before.text,
    ground: ground === 'transparent' ? undefined : (ground ?? before.ground),
  };
  if ('color' in styles || 'bg' in styles) yield own;
  for (const [key, value] of Object.entries(styles)) {
    if (isStyles(value) && key !== '_disabled') yield* colourPairsIn(value, own); // what is disabled is exempt
  }
}

const part = (value: unknown, key: string): Styles => (isStyles(value) && isStyles(value[key]) ? value[key] : {});

/** Each look that a call can result in: its base with each of its variants' values, slot by slot. */
function looksOf(callee: string, argument: Styles): Styles[] {
  if (callee === 'css') return [argument];
  const base = part(argument, 'base');
  const values = Object.values(part(argument, 'variants')).flatMap((variant) => Object.values(variant ?? {}));
  const merged = (own: Styles, more: Styles) => ({ ...own, ...more });
  if (callee === 'cva') return [base, ...values.filter(isStyles).map((value) => merged(base, value))];
  return Object.keys(base).flatMap((slot) => [
    part(base, slot),
    ...values.map((value) => merged(part(base, slot), part(value, slot))),
  ]);
}

const files = globSync('src/{ui,routes}/**/*.{ts,tsx}', { exclude: ['**/*.stories.tsx', '**/*.test.ts'] }).toSorted();

export function pairsOf(colours: readonly Colour[]): Pair[] {
  const values = new Map(colours.map((colour) => [colour.name, colour]));
  const found = new Map<string, Pair>();
  const add = (text: string, ground: string, file: string, least: number) => {
    const [one, other] = [values.get(text), values.get(ground)];
    if (!one || !other) return;
    const pair = found.get(`${text} ${ground}`) ?? { text, ground, of: [], ...ratios(one, other), least };
    found.set(`${text} ${ground}`, { ...pair, of: [...new Set([...pair.of, basename(file)])] });
  };
  for (const file of files) {
    for (const { callee, argument } of pandaCalls(readFileSync(file, 'utf8'))) {
      for (const { text, ground } of looksOf(callee, argument ?? {}).flatMap((look) => [
        ...colourPairsIn(look, none),
      ])) {
        if (text && ground) add(text, ground, file, 4.5);
        else if (text) for (const paper of papers) add(text, paper, file, signs.includes(text) ? 3 : 4.5);
        else if (ground && takesText.test(ground)) add('fg.default', ground, file, 4.5);
        else if (ground && !silent.includes(ground)) for (const paper of papers) add(ground, paper, file, 3);
      }
    }
  }
  for (const sign of signs) for (const paper of papers) add(sign, paper, 'global-css.ts', 3);
  return [...found.values()];
}

const none: Used = { text: undefined, ground: undefined };

const ratio = (one: string, other: string) => Math.floor(Color.contrast(other, one, 'WCAG21') * 100) / 100;
const ratios = (one: Colour, other: Colour) => ({
  light: ratio(one.light, other.light),
  dark: ratio(one.dark, other.dark),
});
