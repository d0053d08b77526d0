import { useSelector } from '@xstate/react';
import { Outlet, useNavigate } from 'react-router-dom';
import { createActor } from 'xstate';
import { undoFeedback } from '../../api/grading.ts';
import { personChanged } from '../../api/signals.ts';
import type { Returned } from '../../machines/grading/types.ts';
import { gradingUndoMachine } from '../../machines/grading/undo.machine.ts';
import { type TakenBack, wordsOf } from '../../machines/grading/values.ts';
import { wholeOf } from '../../sync/draft-forms.ts';
import { enterDraft, leaveDraft } from '../../sync/running-drafts.ts';
import { teachPaths } from '../../teach-paths.ts';
import { GradingUndoScreen } from '../../ui/screens/grading/undo/undo.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useEmitted } from '../use-emitted.ts';
import { useFilters } from './filters.ts';
import { connectGradingUndo } from './undo.connect.ts';

const machine = gradingUndoMachine.provide({ actors: { undoFeedback } });

/** One for all pages: what was returned on one can be taken back on the next. */
const undo = createActor(machine, { input: { now: Date.now } }).start();
// The next person in this browser must not see whose work was graded.
personChanged.listen(() => undo.send({ type: 'dismiss' }));

export const offerUndo = (returned: Returned) => undo.send({ type: 'offer', returned });

/** What was taken back is the draft again, as it was before it was returned. */
async function redraft(person: string, { submissionId: subject, values }: TakenBack): Promise<void> {
  const place = { person, form: 'feedback', subject } as const;
  const asText = (found: object) => {
    const whole = wholeOf('feedback', found);
    return whole ? wordsOf(whole) : '';
  };
  const { flow } = await enterDraft(place, asText);
  flow.send({ type: 'change', values });
  leaveDraft({ flow, place });
}

/** Around the queue and its submissions: what was just returned, and the way to take it back. */
export function Grading() {
  const { currentUser } = useAuth();
  const navigate = useNavigate();
  const filters = useFilters();
  const snapshot = useSelector(undo, (current) => current);
  useEmitted(undo, 'undone', async ({ takenBack }) => {
    if (currentUser) await redraft(currentUser.id, takenBack);
    navigate(teachPaths.submission(takenBack, filters));
  });
  return (
    <>
      <Outlet />
      <GradingUndoScreen view={connectGradingUndo(snapshot, undo.send)} />
    </>
  );
}
