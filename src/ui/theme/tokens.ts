/** Raw values: colours, one type scale, one spacing scale. Screens use the semantic colours, never these. */
import { defineKeyframes, defineTokens } from '@pandacss/dev';

const scale = {
  0: '0',
  px: '1px',
  0.5: '0.125rem',
  1: '0.25rem',
  1.5: '0.375rem',
  2: '0.5rem',
  2.5: '0.625rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  7: '1.75rem',
  8: '2rem',
  9: '2.25rem',
  10: '2.5rem',
  11: '2.75rem',
  12: '3rem',
  14: '3.5rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  32: '8rem',
} as const;

const lengths = {
  ...scale,
  40: '10rem',
  48: '12rem',
  64: '16rem',
  80: '20rem',
  96: '24rem',
  control: '2.75rem',
  compact: '2.25rem',
  full: '100%',
  half: '50%',
  min: 'min-content',
  max: 'max-content',
  fit: 'fit-content',
  viewport: '100dvh',
  viewportWidth: '100vw',
  form: '26rem',
  // A figure is wider than most letters: this is at most 80 characters to a line.
  prose: '57ch',
  measure: '44ch',
  aside: '22rem',
  dialog: '34rem',
  dialogWide: '46rem',
  page: '76rem',
} as const;

const values = <T extends Record<string, string | number>>(entries: T) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }])) as {
    [K in keyof T]: { value: T[K] };
  };

export const tokens = defineTokens({
  colors: {
    current: { value: 'currentColor' },
    transparent: { value: 'transparent' },
  },
  spacing: { ...values(scale), gutter: { value: 'clamp(1rem, 0.5rem + 2.5vw, 2rem)' } },
  sizes: values(lengths),
  fonts: {
    serif: { value: "'Source Serif 4', 'Source Serif Fallback', 'Times New Roman', serif" },
    sans: { value: "'Inter Variable', 'Inter Fallback', Arial, sans-serif" },
    mono: { value: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace" },
  },
  fontSizes: values({
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': 'clamp(1.625rem, 1.45rem + 0.8vw, 2rem)',
    '4xl': 'clamp(1.875rem, 1.55rem + 1.5vw, 2.5rem)',
    '5xl': 'clamp(2.25rem, 1.6rem + 3vw, 3.75rem)',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ none: '1', tight: '1.15', snug: '1.3', normal: '1.5', relaxed: '1.65' }),
  letterSpacings: values({ tight: '-0.015em', normal: '0', wide: '0.06em' }),
  radii: values({ none: '0', sm: '3px', md: '5px', lg: '8px', full: '9999px' }),
  borderWidths: values({ none: '0', hairline: '1px', thick: '2px', heavy: '3px' }),
  durations: values({ instant: '0ms', fast: '100ms', normal: '160ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0, 0, 1)', linear: 'linear' }),
  zIndex: values({ base: 0, raised: 1, sticky: 10, overlay: 40, dialog: 50, toast: 60, skip: 70 }),
  aspectRatios: values({ cover: '16 / 9', square: '1 / 1', hero: '4 / 3' }),
  opacity: values({ 0: 0, 40: 0.4, 60: 0.6, 80: 0.8, 100: 1 }),
  animations: {
    spin: { value: 'spin 800ms linear infinite' },
    pulse: { value: 'pulse 1600ms ease-in-out infinite' },
    slide: { value: 'slide 1400ms ease-in-out infinite' },
    fadeIn: { value: 'fadeIn 120ms ease-out' },
    rise: { value: 'rise 160ms cubic-bezier(0.2, 0, 0, 1)' },
  },
});

export const keyframes = defineKeyframes({
  reveal: { to: { visibility: 'visible' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.55' } },
  slide: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
  fadeIn: { from: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
});
