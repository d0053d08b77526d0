import { css } from 'styled-system/css';

/** A drawing on light paper. In the dark theme it is drawn in light lines on a dark ground, in the same hues; a photo is only dimmed. */
export const drawing = css({
  _dark: {
    '@media screen': {
      filter: '[brightness(0.88)]',
      '&[src$=".svg"]': { filter: '[invert(0.9) hue-rotate(180deg)]' },
    },
  },
});
