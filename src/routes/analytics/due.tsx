import { listAssignments } from '../../api/assignments.ts';
import { analyticsDueMachine } from '../../machines/analytics/due.machine.ts';
import { paths } from '../../paths.ts';
import { AnalyticsDueScreen } from '../../ui/screens/analytics/due/due.view.tsx';
import { ReviewItem } from '../../ui/screens/analytics/due/review-item.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { connectAnalyticsDue } from './due.connect.ts';
import { useReviewDue } from './review-due.tsx';

const machine = analyticsDueMachine.provide({ actors: { listAssignments } });

/** What is due: at a glance, on the page of the student's learning. */
export function Due() {
  const { zone } = useViewer();
  const [snapshot, send] = useFlow(machine);
  const review = <ReviewItem view={useReviewDue()} to={paths.review} />;
  return <AnalyticsDueScreen view={connectAnalyticsDue(snapshot, send, zone)} review={review} />;
}
