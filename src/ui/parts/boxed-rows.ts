import { css } from 'styled-system/css';

/** The look of a list whose rows are in one box, with a line between each two. */
export const boxedRows = css({
  listStyleType: 'none',
  p: '0',
  m: '0',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  '& > li + li': { borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.default' },
});
