import { useParams } from 'react-router-dom';
import { getStruggles } from '../../api/teach/struggles.ts';
import { teachingStrugglesMachine } from '../../machines/teaching/struggles.machine.ts';
import { StrugglesScreen } from '../../ui/screens/teaching/struggles/struggles.view.tsx';
import { useFlow } from '../first-screen.ts';
import { part } from '../parts.tsx';
import { connectStruggles } from './struggles.connect.ts';

const StrugglesChart = part('StrugglesChart', () => import('../../ui/screens/teaching/struggles/struggles-chart.tsx'));

const machine = teachingStrugglesMachine.provide({ actors: { getStruggles } });

/** /teach/courses/{courseId}/struggles. */
export function Struggles() {
  const { courseId = '' } = useParams();
  return <StrugglesOf key={courseId} courseId={courseId} />;
}

function StrugglesOf({ courseId }: { courseId: string }) {
  const [snapshot, send] = useFlow(machine, { input: { courseId } });
  const view = connectStruggles(snapshot, send, { chart: (lessons) => <StrugglesChart lessons={lessons} /> });
  return <StrugglesScreen view={view} />;
}
