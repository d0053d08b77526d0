/** The small words in a picture. */
import { css } from 'styled-system/css';

export const courseName = css({ textStyle: 'caption', color: 'fg.muted', lineClamp: '1', overflowWrap: 'anywhere' });
/** The values along an axis, from one end to the other. */
export const axis = css({
  display: 'flex',
  justifyContent: 'space-between',
  textStyle: 'caption',
  color: 'fg.muted',
});
