/** The themes and widths that every story is pictured in: by `npm run review`, and by Chromatic. */
export const widths = { w390: 390, w1280: 1280 } as const;

export const modes = {
  'light-390': { theme: 'light', viewport: 'w390' },
  'dark-390': { theme: 'dark', viewport: 'w390' },
  'light-1280': { theme: 'light', viewport: 'w1280' },
  'dark-1280': { theme: 'dark', viewport: 'w1280' },
} as const;

export type Mode = keyof typeof modes;
/** `Object.keys` returns strings: the keys above, and only those. */
export const modeNames = Object.keys(modes) as Mode[];
