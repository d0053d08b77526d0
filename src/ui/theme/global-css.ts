/** Styles of every page: background, text colour, focus, hidden elements, and reduced motion. */
import { defineGlobalStyles } from '@pandacss/dev';
import { longestOpening } from './opening.ts';

export const globalStyles = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    scrollbarGutter: 'stable',
    bg: 'bg.page',
    color: 'fg.default',
    textStyle: 'body',
    minWidth: '320px',
    overflowWrap: 'break-word',
    fontVariantNumeric: 'tabular-nums',
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
    '&[data-theme=dark]': { colorScheme: 'dark' },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
  body: { margin: '0', minHeight: '100dvh', overflowX: 'clip', bg: 'bg.page' },
  // A dialog's backdrop does not cover the scrollbar's gutter, so the gutter is darkened here.
  'html:has([data-scope=dialog][data-part=backdrop][data-state=open])': { bg: 'bg.dimmed' },
  // On a low screen (400 % zoom), leave room to scroll the focused control out from under a notice.
  '@media (max-height: 30rem)': {
    'html:has([data-notices])': { scrollPaddingBottom: '10rem' },
    'body:has([data-notices])': { paddingBottom: '10rem' },
    // A working page has its controls in a bar at the bottom.
    'html:has([data-bar])': { scrollPaddingBottom: '5rem' },
  },
  // What has the focus, or is scrolled to, stays clear of the breadcrumbs that stay in sight.
  '@media (min-height: 30rem)': {
    'html:has([data-breadcrumbs])': { scrollPaddingTop: '3.5rem' },
    // The same for a form's bar at the bottom.
    'html:has([data-bar=page])': { scrollPaddingBottom: '5rem' },
  },
  // On a phone, what has the focus, or is scrolled to, stays clear of the bar at the bottom, and so does the page's end.
  '@media screen and (max-width: 47.99rem) and (min-height: 30rem)': {
    'html:has([data-phone-bar])': { scrollPaddingBottom: '6.5rem' },
    'body:has([data-phone-bar])': { paddingBottom: 'calc(5.5rem + env(safe-area-inset-bottom))' },
  },
  // The outline beside a lesson. Until the app has come, the script of the document says what this device has kept.
  ':is([data-fold=folded], html[data-outline~=reading-folded] [data-fold=kept][data-kind=reading], html:not([data-outline~=working-beside]) [data-fold=kept][data-kind=working])':
    { '--outline-body': 'none', '--outline-width': 'auto' },
  // On a small phone with large text, one word can be wider than the window, and would push other things out of reach.
  '@media (max-width: 15rem)': { html: { overflowWrap: 'anywhere', hyphens: 'auto' } },
  // `anywhere` lets a long word break also where the heading stands beside something.
  'h1, h2, h3, h4, h5, h6': { fontFamily: 'serif', textWrap: 'balance', overflowWrap: 'anywhere' },
  // Lines that can be followed back to the next one. Where a paragraph is no text to read, its class says so.
  p: { maxWidth: 'prose' },
  '::selection': { bg: 'accent.default', color: 'accent.on' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
  '[tabindex="-1"]:focus': { outlineStyle: 'none' },
  // While a page opens, things that may still move are hidden (`routes/shell/opening.ts`): from the first paint on, so
  // that nothing that the server rendered is shown, hidden and shown elsewhere. If the app does not come, they are shown
  // all the same. Elements in a user's text are left out: there can be thousands, and each would be compared with all
  // before it.
  '@media (scripting: enabled)': {
    'main[data-opening] :is(:has([data-pending]), [data-pending]) ~ :not([data-still] *), main[data-opening]:is(:has([data-pending]), :not(:has(h1))) + footer':
      { visibility: 'hidden', animation: `reveal 0s ${longestOpening}ms forwards` },
  },
  '[hidden]': { display: 'none !important' },
  '.visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    padding: '0',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    borderWidth: '0',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
