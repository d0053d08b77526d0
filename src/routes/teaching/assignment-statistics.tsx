import { useParams } from 'react-router-dom';
import { getAssignmentStatistics } from '../../api/teach/statistics.ts';
import { assignmentStatisticsMachine } from '../../machines/teaching/assignment-statistics.machine.ts';
import { AssignmentStatisticsScreen } from '../../ui/screens/teaching/assignment-statistics/assignment-statistics.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useTitle } from '../head.ts';
import { part } from '../parts.tsx';
import { connectAssignmentStatistics } from './assignment-statistics.connect.ts';

const DistributionChart = part(
  'DistributionChart',
  () => import('../../ui/screens/teaching/assignment-statistics/distribution-chart.tsx'),
);

const machine = assignmentStatisticsMachine.provide({ actors: { getAssignmentStatistics } });

/** /teach/courses/{courseId}/assignments/{assignmentId}. */
export function AssignmentStatistics() {
  const { courseId = '', assignmentId = '' } = useParams();
  return <StatisticsOf key={`${courseId} ${assignmentId}`} courseId={courseId} assignmentId={assignmentId} />;
}

function StatisticsOf(input: { courseId: string; assignmentId: string }) {
  const [snapshot, send] = useFlow(machine, { input });
  const { statistics } = snapshot.context;
  useTitle(statistics ? `${statistics.title}: ${statistics.courseTitle}` : 'Statistics');
  const view = connectAssignmentStatistics(snapshot, send, {
    chart: (bands) => <DistributionChart bands={bands} />,
  });
  return <AssignmentStatisticsScreen view={view} />;
}
