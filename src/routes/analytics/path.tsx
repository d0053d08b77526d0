import { getPath } from '../../api/analytics/current-path.ts';
import {
  answerPlacement,
  chooseAim,
  endPlacement,
  getPlacement,
  leaveAim,
  listAims,
  skipModules,
  startPlacement,
} from '../../api/analytics/path.ts';
import { learningAimMachine } from '../../machines/analytics/aim.machine.ts';
import type { Path } from '../../machines/analytics/arrangement.ts';
import { learningPathMachine } from '../../machines/analytics/path.machine.ts';
import { placementMachine } from '../../machines/analytics/placement.machine.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { LearningAimScreen } from '../../ui/screens/analytics/aim/aim.view.tsx';
import { LearningPathScreen } from '../../ui/screens/analytics/path/path.view.tsx';
import { PathPage } from '../../ui/screens/analytics/path/path-page.tsx';
import { PlacementScreen } from '../../ui/screens/analytics/placement/placement.view.tsx';
import { useVisit } from '../chosen.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectLearningAim } from './aim.connect.ts';
import { connectLearningPath } from './path.connect.ts';
import type { PartProps } from './path-part.ts';
import { connectPlacement } from './placement.connect.ts';
import { Steps } from './steps.tsx';

const pathMachine = learningPathMachine.provide({ actors: { getPath, skipModules } });
const aimMachine = learningAimMachine.provide({ actors: { listAims, chooseAim, leaveAim } });
const questionsMachine = placementMachine.provide({
  actors: { startPlacement, getPlacement, answerPlacement, endPlacement },
});

/** /path: what to learn next on the way to an aim, and why. */
export function LearningPath() {
  const { zone } = useViewer();
  const visit = useVisit();
  const [snapshot, send] = useFlow(pathMachine);
  const onPath = (path: Path | null) => send({ type: 'replace', path });
  const view = connectLearningPath(snapshot, send, zone, {
    // Keyed by the aim, so that the flow starts again when the aim changes, wherever that was done.
    aim: (path) => <Aim key={path?.aimId ?? ''} path={path} onPath={onPath} />,
    placement: (path) => (
      <Questions key={path.aimId} path={path} onPath={onPath} onAnswered={() => send({ type: 'refresh' })} />
    ),
    steps: (path, restoring) => <Steps key={visit} path={path} onPath={onPath} restoring={restoring} />,
  });
  return (
    <PathPage>
      <LearningPathScreen view={view} />
    </PathPage>
  );
}

function Aim({ path, onPath }: { path: Path | null; onPath: PartProps['onPath'] }) {
  const [snapshot, send, flow] = useFlow(aimMachine, { input: { current: path?.aimId ?? null } });
  useEmitted(flow, 'changed', (event) => onPath(event.path));
  return <LearningAimScreen view={connectLearningAim(snapshot, send, path?.aimTitle ?? '')} />;
}

function Questions({ path, onPath, onAnswered }: PartProps & { onAnswered: () => void }) {
  const [snapshot, send, flow] = useFlow(questionsMachine, { input: { at: path.placement } });
  useUnsent(snapshot.hasTag('input') && snapshot.context.choice !== null);
  useEmitted(flow, 'answered', onAnswered);
  useEmitted(flow, 'ended', (event) => onPath(event.path));
  return <PlacementScreen view={connectPlacement(snapshot, send, path)} />;
}
