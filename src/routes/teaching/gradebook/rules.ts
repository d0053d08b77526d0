/** The dialogs of what counts in the gradebook, in one file that is loaded when one of them is first opened. */
export { LatePolicy } from '../../grading/late-policy.tsx';
export { Weights } from './weights.tsx';
