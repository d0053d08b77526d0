/** What tells groups apart: a colour and, for people who do not see colours, a shape, a dash or a pattern. */
import { css } from 'styled-system/css';

/** Each in the light and the dark theme. They differ for every kind of colour vision, with 3 to 1 on the background. */
export const colours = [
  ['#1b5fa8', '#6ea8ea'],
  ['#c55f1d', '#bf5914'],
  ['#491d2c', '#eeec6b'],
  ['#845261', '#8f6c92'],
  ['#2e1f60', '#b7f4dc'],
  ['#41400b', '#cc9586'],
] as const;

const classes = [
  css({ color: { base: '[#1b5fa8]', _dark: '[#6ea8ea]' } }),
  css({ color: { base: '[#c55f1d]', _dark: '[#bf5914]' } }),
  css({ color: { base: '[#491d2c]', _dark: '[#eeec6b]' } }),
  css({ color: { base: '[#845261]', _dark: '[#8f6c92]' } }),
  css({ color: { base: '[#2e1f60]', _dark: '[#b7f4dc]' } }),
  css({ color: { base: '[#41400b]', _dark: '[#cc9586]' } }),
] as const;

/** The colour of all groups beyond the last colour. */
const grey = css({ color: 'border.strong' });

export const colourClass = (slot: number) => classes[slot] ?? grey;

const dashes = ['', '7 4', '2 4', '12 4 2 4', '12 5', '1 6'];
export const dashOf = (slot: number) => dashes[slot] ?? '';

/** Paths around the point 0 0, with about the same area. */
const shapes = [
  'M0-4.5A4.5 4.5 0 1 1 0 4.5A4.5 4.5 0 1 1 0-4.5Z',
  'M-4-4H4V4H-4Z',
  'M0-5.5L5.2 4H-5.2Z',
  'M0-6L6 0L0 6L-6 0Z',
  'M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z',
  'M0 5.5L5.2-4H-5.2Z',
];
export const shapeOf = (slot: number) => shapes[slot] ?? shapes[0];

/** The lines of each pattern, in a square of 8 by 8; the first group has none. */
const patterns = ['', 'M-2 2L2-2M0 8L8 0M6 10L10 6', 'M0 4H8', 'M4 0V8M0 4H8', 'M-2 6L2 10M0 0L8 8M6-2L10 2', 'M4 0V8'];
export const patternOf = (slot: number) => patterns[slot] ?? '';

export const slotOf = (groups: readonly string[], group: string | null) => (group === null ? 0 : groups.indexOf(group));
