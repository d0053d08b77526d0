/** How the grid of a gradebook scrolls, with its headings and the averages of the class in sight. */
import { css } from 'styled-system/css';

/** The cell that has the focus is scrolled clear of the headings. */
export const frame = css({
  overflow: 'auto',
  maxHeight: '[80vh]',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  bg: 'bg.surface',
  scrollPaddingInlineStart: { base: '[min(8rem, 35vw)]', sm: '[min(13rem, 35vw)]' },
  '@media (min-height: 30rem)': { scrollPaddingTop: '[7.5rem]', scrollPaddingBottom: '[4rem]' },
});
export const table = css({
  // Borders of collapsed cells do not move with a cell that sticks.
  borderCollapse: 'separate',
  borderSpacing: '0',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    px: '3',
    py: '1.5',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottomWidth: 'hairline',
    borderBottomStyle: 'solid',
    borderColor: 'border.default',
  },
  '& tbody td': { position: 'relative' },
  '& [data-column], & thead th': { minWidth: '[11.75rem]' },
  '& [data-column="course grade"]': { minWidth: '[6.5rem]' },
  '& thead th': { textStyle: 'label', bg: 'bg.sunken' },
  '& tfoot th, & tfoot td': { bg: 'bg.sunken', borderTopWidth: 'hairline', borderTopStyle: 'solid' },
  '& tbody th': { bg: 'bg.surface' },
  // With a large text on a small screen, most of the width is still the grades'.
  '& tr > :first-child': {
    minWidth: { base: '[min(8rem, 35vw)]', sm: '[min(13rem, 35vw)]' },
    maxWidth: { base: '[min(8rem, 35vw)]', sm: '[min(13rem, 35vw)]' },
    overflowWrap: 'anywhere',
    borderInlineEndWidth: 'hairline',
    borderInlineEndStyle: 'solid',
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: 'raised',
  },
  '& thead tr > :first-child, & tfoot tr > :first-child': { zIndex: 'sticky' },
  // In a low window they would leave no room for the grades.
  '@media (min-height: 30rem)': {
    '& thead th': { position: 'sticky', top: '0', zIndex: 'raised' },
    '& tfoot th, & tfoot td': { position: 'sticky', bottom: '0', zIndex: 'raised' },
  },
});
