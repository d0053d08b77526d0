import { globSync, readFileSync } from 'node:fs';
import { css, cva, sva } from 'styled-system/css';
import { describe, expect, it } from 'vitest';
import { classNamesOf, type Panda, pandaCalls } from '../../scripts/static-styles.ts';
import { staticRecipe, staticSlotRecipe } from '../../src/ui/theme/static-recipe.ts';

// Panda's types allow only our tokens in styles, while the build passes plain objects.
const panda = { css, cva, sva } as unknown as Panda;
const sorted = (classes: string) => classes.split(' ').sort();

/** The class names that the browser makes of what the build has written, which passes through JSON as in the bundle. */
function run(callee: string, styles: object) {
  const [first, second, third] = JSON.parse(JSON.stringify(classNamesOf(panda, callee, { ...styles })));
  if (callee === 'css') return first;
  return callee === 'cva' ? staticRecipe(first, second, third) : staticSlotRecipe(first, second);
}

const button = {
  base: { p: '4', color: 'fg.default', _hover: { color: 'fg.muted' } },
  variants: {
    size: { sm: { p: '2' }, lg: { px: '6' } },
    tone: { quiet: { _hover: { color: 'fg.subtle' } } },
    full: { true: { width: 'full' } },
  },
  defaultVariants: { size: 'sm' },
} as const;

const choices = [
  {},
  { size: 'lg' },
  { size: undefined },
  { tone: 'quiet', full: true },
  { size: 'lg', full: false },
  { size: 'none' },
];

/** Every choice from each variant, or none. */
const combinations = (variants: unknown = {}) =>
  Object.entries(variants as Record<string, object>).reduce<Record<string, string | undefined>[]>(
    // a recipe's variants
    (all, [name, values]) =>
      all.flatMap((props) => [undefined, ...Object.keys(values)].map((value) => ({ ...props, [name]: value }))),
    [{}],
  );

const ownRecipes = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
  pandaCalls(readFileSync(file, 'utf8')).flatMap(({ callee, argument, start }) =>
    argument && callee !== 'css' ? [[`${file}:${start}`, callee, argument] as const] : [],
  ),
);

describe('The styles that the build writes down are those that Panda resolves', () => {
  it('css', () => {
    const styles = { p: '4', md: { p: '6' }, '& svg': { width: '4' } };
    expect(sorted(run('css', styles))).toEqual(sorted(panda.css(styles)));
  });

  it.each(choices)('cva with %o', (props) => {
    expect(sorted(run('cva', button)(props))).toEqual(sorted(panda.cva(button)(props)));
  });

  it.each(choices)('sva with %o', (props) => {
    const slots = {
      slots: ['root', 'label'],
      base: { root: { p: '4' }, label: { color: 'fg.muted' } },
      variants: { size: { sm: { root: { p: '2' } }, lg: { label: { p: '1' } } } },
      defaultVariants: { size: 'lg' },
    } as const;
    const actual: Record<string, string> = run('sva', slots)(props);
    const wanted = panda.sva(slots)(props);
    expect(Object.keys(actual)).toEqual(Object.keys(wanted));
    for (const slot of Object.keys(wanted)) expect(sorted(actual[slot] ?? '')).toEqual(sorted(wanted[slot] ?? ''));
  });

  it.each(ownRecipes)('in every combination of %s', (_name, callee, recipe) => {
    const made = run(callee, recipe);
    const asked = callee === 'cva' ? panda.cva(recipe) : panda.sva(recipe);
    for (const props of combinations(recipe['variants'])) {
      const [actual, wanted] = [made(props), asked(props)].map((result) =>
        callee === 'cva' ? { '': result } : result,
      );
      for (const slot of Object.keys(wanted)) expect(sorted(actual[slot]), slot).toEqual(sorted(wanted[slot]));
    }
  });
});
