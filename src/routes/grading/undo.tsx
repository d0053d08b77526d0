import { useNavigate } from 'react-router-dom';
import { type TakenBack, textOf } from '../../machines/grading/values.ts';
import { paths } from '../../paths.ts';
import { wholeOf } from '../../sync/draft-forms.ts';
import { enterDraft, leaveDraft } from '../../sync/running-drafts.ts';
import { GradingUndoScreen } from '../../ui/screens/grading/undo/undo.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useSnapshot } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { ofNeighbours, useFilters } from './filters.ts';
import { connectGradingUndo } from './undo.connect.ts';
import type { useUndos } from './undos.ts';

/** Makes feedback whose return was undone the draft of its submission again. */
async function redraft(person: string, { submissionId: subject, values }: TakenBack): Promise<void> {
  const draftKey = { person, form: 'feedback', subject } as const;
  const asText = (found: object) => {
    const whole = wholeOf('feedback', found);
    return whole ? textOf(whole) : '';
  };
  const { flow } = await enterDraft(draftKey, asText);
  flow.send({ type: 'change', values });
  leaveDraft({ flow, draftKey });
}

type GradingUndoProps = {
  flow: ReturnType<typeof useUndos>[number];
  isLatest: boolean;
};

/** What was just returned, with the button to undo that. */
export function GradingUndo({ flow, isLatest }: GradingUndoProps) {
  const { currentUser } = useAuth();
  const navigate = useNavigate();
  const filters = ofNeighbours(useFilters());
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'undone', async ({ takenBack }) => {
    // Nothing was written with a grade that was typed in the gradebook.
    if (currentUser && !snapshot.context.returned.isTyped) await redraft(currentUser.id, takenBack);
    navigate(paths.teach.submission(takenBack, filters));
  });
  return <GradingUndoScreen view={connectGradingUndo(snapshot, flow.send)} isLatest={isLatest} />;
}
