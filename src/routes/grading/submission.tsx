import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { getSubmissionToGrade, loadAhead } from '../../api/grading.ts';
import { gradingSubmissionMachine } from '../../machines/grading/submission.machine.ts';
import type { QueuedSubmission } from '../../machines/grading/types.ts';
import { paths } from '../../paths.ts';
import { GradingSubmissionScreen } from '../../ui/screens/grading/submission/submission.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { useTitle } from '../head.ts';
import { part } from '../parts.tsx';
import { GradingFeedback } from './feedback.tsx';
import { ofNeighbours, useFilters, useFromRegrades } from './filters.ts';
import { connectGradingSubmission } from './submission.connect.ts';
import { offerUndo } from './undos.ts';

const machine = gradingSubmissionMachine.provide({ actors: { getSubmissionToGrade } });
const GradingHistory = part('GradingHistory', () => import('./history.tsx'), { waiting: null });
const OtherGrader = part('OtherGrader', () => import('./other-grader.tsx'), { waiting: null, failed: null });

/** /teach/grading/{courseId}/{submissionId}: keyed, so that another visit starts the flows again. */
export function GradingSubmission() {
  const { courseId = '', submissionId = '' } = useParams();
  const { key } = useLocation();
  const filters = useFilters();
  const queued = { courseId, submissionId, ...ofNeighbours(filters) };
  const queue = useFromRegrades() ? paths.teach.regradeRequests : paths.teach.grading(filters);
  return <OneSubmission key={key} queued={queued} queue={queue} />;
}

/** `queue` is the address of the list that the instructor came from, to which they return from a regrade. */
function OneSubmission({ queued, queue }: { queued: QueuedSubmission; queue: string }) {
  const { courseId, submissionId, ...filters } = queued;
  const { currentUser } = useAuth();
  const { zone } = useViewer();
  const isRegrade = queue === paths.teach.regradeRequests;
  const navigate = useNavigate();
  const [snapshot, send] = useFlow(machine, { input: queued });
  const { submission } = snapshot.context;
  useTitle(submission ? `${submission.student}: ${submission.assignmentTitle}` : 'Submission');
  const next = submission?.next;
  const loadNext = useEffectEvent(() => next && loadAhead({ ...next, ...filters }));
  useEffect(() => {
    if (next) loadNext();
  }, [next]);
  const view = connectGradingSubmission(snapshot, send, {
    zone,
    filters: isRegrade ? { ...filters, from: 'regrades' } : filters,
    queue,
    onGo: (to) => void navigate(to),
    grader: <OtherGrader submission={{ courseId, submissionId }} />,
    history: (shown) => <GradingHistory submission={shown} zone={zone} />,
    form: (shown) => (
      <GradingFeedback
        submission={shown}
        zone={zone}
        // Loads the next submission again, as the one that was loaded ahead may be minutes old.
        onReturning={loadNext}
        onReturned={(returned) => {
          if (currentUser) offerUndo(currentUser.id, returned);
          navigate(isRegrade ? queue : next ? paths.teach.submission(next, filters) : paths.teach.grading(filters));
        }}
      />
    ),
  });
  return <GradingSubmissionScreen view={view} />;
}
