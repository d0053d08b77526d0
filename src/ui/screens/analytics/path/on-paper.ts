/** For what has no use on paper: a student prints the plan. */
import { css } from 'styled-system/css';

export const screenOnly = css({ _print: { display: 'none' } });
