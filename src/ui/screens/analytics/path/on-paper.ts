/** Hides on paper what has no use there, as students print their paths. */
import { css } from 'styled-system/css';

export const screenOnly = css({ _print: { display: 'none' } });
