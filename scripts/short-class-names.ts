/**
 * Panda's class names say what they do, `white-space_nowrap`, and are a quarter of the stylesheet's compressed bytes. The
 * app's build gives them short ones: two characters for the property with its conditions, and the rest for the value.
 * Tokens that nothing uses are left out. Stories keep the long names.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { propertyOf } from '../src/ui/theme/static-recipe.ts';

const stylesheet = resolve('src/ui/theme/global.css');
// No name is all small letters or begins with "Ad": blockers of advertisements hide classes such as `ads` and `mpu`.
const first = 'BCDEFGHIJKLMNOPQRSTUVWXYZ';
const second = 'abcdefghijklmnopqrstuvwxyz0123456789-_';
const others = `${second}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;
const className = /\.((?:\\[0-9a-f]{2,6} ?|\\.|[\w-])+)/g;

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{2,6}) ?|(.))/g, (_all, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );

function at(digits: string, index: number): string {
  const digit = digits[index];
  if (digit === undefined) throw new Error('More class names than there are short ones');
  return digit;
}
const keyAt = (index: number) => at(first, Math.floor(index / second.length)) + at(second, index % second.length);
const valueAt = (index: number) =>
  at(others, index % others.length) + (index < others.length ? '' : at(others, Math.floor(index / others.length) - 1));

const utilities = (css: string) => {
  const root = postcss.parse(css);
  const layers: AtRule[] = [];
  root.walkAtRules('layer', (layer) => void (layer.params === 'utilities' && layers.push(layer)));
  return { root, layers };
};

/** The short name of each of Panda's classes, in the stylesheet's order, so that each build has the same. */
export function shortNames(css: string): Map<string, string> {
  const names = new Map<string, string>();
  const properties = new Map<string, { key: string; values: number }>();
  for (const layer of utilities(css).layers) {
    layer.walkRules(({ selector }) => {
      for (const [, escaped = ''] of selector.matchAll(className)) {
        const name = unescaped(escaped);
        if (names.has(name)) continue;
        const property = propertyOf(name);
        const known = properties.get(property) ?? { key: keyAt(properties.size), values: 0 };
        properties.set(property, known);
        names.set(name, known.key + valueAt(known.values));
        known.values += 1;
      }
    });
  }
  return names;
}

const shortOf = (names: ReadonlyMap<string, string>, name: string) => {
  const short = names.get(name);
  if (short === undefined) throw new Error(`The stylesheet has no class “${name}”`);
  return short;
};

/** With short names, and without the tokens that neither it nor `sources` use. */
export function shortened(css: string, names: ReadonlyMap<string, string>, sources: string): string {
  const { root, layers } = utilities(css);
  for (const layer of layers) {
    layer.walkRules((rule) => {
      rule.selector = rule.selector.replace(className, (_all, name) => `.${shortOf(names, unescaped(name))}`);
    });
  }
  const leaveOut = (): boolean => {
    const text = root.toString() + sources;
    let isChanged = false;
    root.walkDecls(/^--/, (token) => {
      if (text.includes(`var(${token.prop}`)) return;
      token.remove();
      isChanged = true;
    });
    return isChanged;
  };
  // A token may be used by one that is left out.
  while (leaveOut());
  return root.toString();
}

const sourceText = () =>
  globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.{test,stories,fixture}.*'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

export type ShortClassNames = { shorten: (classes: string) => string };

export function shortClassNames(): Plugin<ShortClassNames> {
  let config: ResolvedConfig;
  let names = new Map<string, string>();
  const shorten = (classes: string) =>
    classes === ''
      ? ''
      : classes
          .split(' ')
          .map((name) => shortOf(names, name))
          .join(' ');
  return {
    name: 'short-class-names',
    api: { shorten },
    config: () => ({ define: { 'import.meta.env.SHORT_CLASS_NAMES': 'true' } }),
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      names = shortNames((await preprocessCSS(readFileSync(stylesheet, 'utf8'), stylesheet, config)).code);
    },
    transform(code, id) {
      return id === stylesheet ? { code: shortened(code, names, sourceText()), map: null } : null;
    },
  };
}
