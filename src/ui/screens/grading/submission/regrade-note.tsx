import { css } from 'styled-system/css';
import { Alert } from '../../../primitives/alert.tsx';

const quote = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' });

/** The open regrade request, with its reason, above the feedback that it is about (§grading.50). */
export const RegradeNote = ({ asked, reason }: { asked: string; reason: string }) => (
  <Alert tone="info" title={`Regrade requested on ${asked}`}>
    <span className={quote}>{reason}</span>
  </Alert>
);
