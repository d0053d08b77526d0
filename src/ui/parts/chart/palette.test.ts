import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { semanticTokens } from '../../theme/semantic-tokens.ts';
import { colours, dashOf, patternOf, shapeOf } from './palette.ts';

/** How people without one kind of cone see linear red, green and blue (Machado, Oliveira and Fernandes, 2009). */
const visions: Record<string, number[][]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(colour: string, matrix: number[][]): Color {
  const [red = 0, green = 0, blue = 0] = new Color(colour).to('srgb-linear').coords.map(Number);
  const [r = 0, g = 0, b = 0] = matrix.map(([x = 0, y = 0, z = 0]) =>
    Math.min(1, Math.max(0, x * red + y * green + z * blue)),
  );
  return new Color('srgb-linear', [r, g, b]);
}

const [lightPaper, darkPaper] = Object.values(semanticTokens.colors.bg.surface.value);
const themes = [
  ['light', 0, String(lightPaper)],
  ['dark', 1, String(darkPaper)],
] as const;

describe.each(themes)('§practice.42 Charts: the six colours in %s', (_theme, index, ground) => {
  const list = colours.map((pair) => pair[index]);

  it.each(Object.entries(visions))('are unlike each other with %s vision', (_name, matrix) => {
    const pairs = list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other] as const));
    const distances = pairs.map(([one, other]) => seen(one, matrix).deltaE(seen(other, matrix), '2000'));
    expect(Math.min(...distances)).toBeGreaterThan(15);
  });

  it('stand out from the paper', () => {
    expect(Math.min(...list.map((colour) => new Color(colour).contrast(ground, 'WCAG21')))).toBeGreaterThan(3);
  });
});

it.each([
  ['shapes', shapeOf],
  ['dashes', dashOf],
  ['patterns', patternOf],
])('§practice.42 Charts: six %s tell them apart without colour', (_name, of) => {
  expect(new Set(colours.map((_pair, slot) => of(slot))).size).toBe(6);
});
