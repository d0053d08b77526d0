/** The small words in a picture. */
import { css } from 'styled-system/css';

export const courseName = css({ textStyle: 'caption', color: 'fg.muted', lineClamp: '1', overflowWrap: 'anywhere' });
