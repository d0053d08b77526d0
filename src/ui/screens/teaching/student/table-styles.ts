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
  '& tbody th': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  '& [data-figure]': { textAlign: 'end' },
});
export const note = css({ textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' });
/** Lines of a cell, one beneath the other. */
export const lines = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' });
