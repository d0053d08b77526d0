/** What differs on paper, as students print their paths. */
import { css } from 'styled-system/css';

/** What has no use there. */
export const screenOnly = css({ _print: { display: 'none' } });
/** What is folded is shown there as well. */
export const unfoldedOnPaper = css({
  '&::details-content': { _print: { contentVisibility: 'visible', display: 'block' } },
});
