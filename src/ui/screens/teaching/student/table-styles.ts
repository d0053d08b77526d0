/** How the tables about a student look: those of their work and of their classes. */
import { css } from 'styled-system/css';

export const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: '3', py: '2', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { textStyle: 'label', color: 'fg.muted' },
  '& tbody tr': { borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.default' },
  // As heavy as a link, as some of the titles are links.
  '& tbody th': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  '& [data-figure]': { textAlign: 'end' },
});
export const note = css({ textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' });
/** On a phone a row has several lines instead of these columns, which would be cut off. */
export const wide = css({ display: { base: 'none', md: 'table-cell' } });
export const narrow = css({ display: { base: 'flex', md: 'none' } });
/** Lines of a cell, one beneath the other. */
export const lines = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' });
