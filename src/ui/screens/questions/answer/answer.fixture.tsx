import { CommunityAnswerScreen } from './answer.view.tsx';

const nothing = () => undefined;

/** The empty form beneath a published question, for stories. */
export const emptyAnswer = (
  <CommunityAnswerScreen view={{ state: 'writing', written: '', sent: 0, onWrite: nothing, onSubmit: nothing }} />
);
