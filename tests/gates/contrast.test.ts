/** Every pair of text colour and background in the styles has the contrast of WCAG 2.2 AA, in light and dark. */
import { describe, expect, it } from 'vitest';
import { pairsOf } from '../../.storybook/foundations/contrast.ts';
import { colours, icons } from '../../.storybook/foundations/foundations.ts';

const pairs = pairsOf(colours);

describe('The foundations pages', () => {
  it('find the pairs of text colour and background that the styles use', () => {
    const names = pairs.map(({ text, ground }) => `${text} on ${ground}`);
    expect(names).toEqual(
      expect.arrayContaining(['accent.on on accent.default', 'danger.fg on danger.bg', 'fg.muted on bg.page']),
    );
    expect(names).toContain('accent.on on accent.hover'); // under the pointer
  });

  it('measure contrast as WCAG defines it', () => {
    const of = (light: string) => ({ name: light, light, dark: light });
    const ink = [
      { ...of('#767676'), name: 'fg.muted' },
      { ...of('#ffffff'), name: 'bg.page' },
    ];
    expect(pairsOf(ink).find(({ text }) => text === 'fg.muted')).toMatchObject({ light: 4.54, dark: 4.54 });
  });

  it('have no pair below its minimum contrast', () => {
    const under = pairs.filter(({ light, dark, least }) => Math.min(light, dark) < least);
    expect(under.map(({ text, ground, of, light, dark }) => ({ text, ground, of, light, dark }))).toEqual([]);
  });

  it('find the icons that the app shows', () => {
    expect(icons).toEqual(expect.arrayContaining(['ArrowLeft', 'ChevronDown', 'CircleAlert']));
  });
});
