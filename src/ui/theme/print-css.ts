/** What differs on paper: no controls, everything visible, black on white, no page breaks inside rows and figures. */
import { defineGlobalStyles } from '@pandacss/dev';
import { semanticTokens } from './semantic-tokens.ts';

type Tokens = { [name: string]: Tokens | { value: { base: string } } };

type Variables = Record<`--${string}`, string>;

/** The colours of the light theme, because paper is white even if the screen is dark. */
function lightColours(tokens: Tokens, name: `--${string}` = '--colors'): Variables {
  const found: Variables = {};
  for (const [key, token] of Object.entries(tokens)) {
    if (!('value' in token)) Object.assign(found, lightColours(token, `${name}-${key}`));
    else if ('base' in token.value) found[`${name}-${key}`] = `${token.value.base} !important`;
  }
  return found;
}

export const printStyles = defineGlobalStyles({
  '[data-theme=dark]': lightColours(semanticTokens.colors),
  'html, body': { bg: 'white', color: 'black', colorScheme: 'light' },
  // Hides navigation and controls. Buttons that are the names of rows or folded parts stay.
  'header:not(main header), footer:not(main footer), nav, [data-notices], main button:not(table button, h2 button, h3 button, [data-scope=accordion] button), main input[type=range], main select':
    { display: 'none !important' },
  'main div:has(> input[type=date])': { display: 'none !important' },
  // Opens folded parts, as far as their content is rendered.
  '::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  summary: { listStyleType: 'none' },
  // Shows all that scrolls on the screen.
  'main *': { overflow: 'visible !important', maxHeight: '[none !important]' },
  'main .visually-hidden': { overflow: 'hidden !important' },
  pre: { whiteSpace: 'pre-wrap !important' },
  thead: { display: 'table-header-group' },
  'tr, figure, li, pre, img, svg': { breakInside: 'avoid' },
  'h1, h2, h3, h4, summary, caption': { breakAfter: 'avoid' },
  // Ranges and bars are drawn with backgrounds, which browsers leave out by default.
  'main [role=img], main [role=img] *': { printColorAdjust: 'exact' },
});
