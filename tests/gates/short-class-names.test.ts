import { afterAll, describe, expect, it, vi } from 'vitest';
import { shortened, shortNames } from '../../scripts/short-class-names.ts';

const stylesheet = `
@layer tokens { :root { --used: 1px; --by-code: var(--by-another); --by-another: 2px; --unused: var(--by-unused); --by-unused: 3px; } }
@layer base { .visually-hidden { width: var(--used) } }
@layer utilities {
  .p_2 { padding: 2px }
  .p_4 { padding: 4px }
  .\\[\\&_svg\\]\\:w_1\\.5 svg { width: 6px }
  .hover\\:p_4:hover { padding: 4px }
  @media (min-width: 48rem) { .md\\:p_2 { padding: 2px } .md\\:p_\\[3px\\] { padding: 3px } }
}`;
const names = shortNames(stylesheet);
const short = (...classes: string[]) => classes.map((name) => names.get(name)).join(' ');

describe('The class names of the built app', () => {
  afterAll(() => vi.unstubAllEnvs());

  it('each has its own, and shares the first two characters with those that it replaces', () => {
    expect([...names.keys()]).toEqual(['p_2', 'p_4', '[&_svg]:w_1.5', 'hover:p_4', 'md:p_2', 'md:p_[3px]']);
    expect(new Set(names.values()).size).toBe(names.size);
    const keys = [...names.values()].map((name) => name.slice(0, 2));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[4]).toBe(keys[5]);
    expect(new Set(keys).size).toBe(4);
  });

  it('a thousand classes of a property, and hundreds of properties, have names of their own', () => {
    const classes = Array.from({ length: 900 }, (_one, index) => `.x${index}_1 {} .p_${index} {}`);
    const many = shortNames(`@layer utilities { ${classes.join(' ')} }`);
    expect(new Set(many.values()).size).toBe(1800);
    for (const name of many.values()) expect(name).toMatch(/^[B-Z][a-z0-9_-][\w-]{1,2}$/);
  });

  it('are those of the stylesheet, which keeps its other classes and the tokens that something uses', () => {
    const made = shortened(stylesheet, names, 'const size = "var(--by-code)";');
    expect(made).toContain(`.${short('[&_svg]:w_1.5')} svg {`);
    expect(made).toContain(`.${short('hover:p_4')}:hover {`);
    expect(made).toContain('.visually-hidden');
    expect(made.match(/--[\w-]+(?=:)/g)).toEqual(['--used', '--by-code', '--by-another']);
    expect(() => shortened('@layer utilities { .unknown_1 {} }', names, '')).toThrow('no class “unknown_1”');
  });

  it('a recipe replaces a class with a later one of its property', async () => {
    vi.stubEnv('SHORT_CLASS_NAMES', 'true');
    vi.resetModules();
    const { staticRecipe } = await import('../../src/ui/theme/static-recipe.ts');
    const variants = { size: { sm: short('p_4'), md: short('hover:p_4', 'md:p_[3px]') } };
    const recipe = staticRecipe(short('p_2', 'md:p_2'), variants, {});
    expect(recipe({ size: 'sm' })).toBe(short('p_4', 'md:p_2'));
    expect(recipe({ size: 'md' })).toBe(short('p_2', 'md:p_[3px]', 'hover:p_4'));
  });
});
