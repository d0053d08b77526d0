/** The theme as `panda.config.ts` takes it. */
import { globalStyles } from './global-css.ts';
import { printStyles } from './print-css.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { keyframes, tokens } from './tokens.ts';

export const theme = {
  breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
  tokens,
  semanticTokens,
  textStyles,
  keyframes,
};

export const globalCss = { ...globalStyles, '@media print': printStyles };

export const conditions = {
  dark: '[data-theme=dark] &',
  light: '[data-theme=light] &',
  /** Windows that are high enough for sticky parts. */
  tall: '@media (min-height: 30rem)',
  /** Windows that are wide enough for something beside a lesson. */
  beside: '@media (min-width: 75rem)',
  /** Pages on which one works: what is in them lies close together. */
  working: '[data-density=working] &',
};
