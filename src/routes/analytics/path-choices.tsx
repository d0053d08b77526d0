import { getPath } from '../../api/analytics/current-path.ts';
import { arrangePath, skipModules } from '../../api/analytics/path.ts';
import { pathArrangementMachine } from '../../machines/analytics/arrangement.machine.ts';
import { pathSkipsMachine } from '../../machines/analytics/skips.machine.ts';
import { useUnsent } from '../../sync/unsent.ts';
import { PathArrangementScreen } from '../../ui/screens/analytics/arrangement/arrangement.view.tsx';
import { PathSkipsScreen } from '../../ui/screens/analytics/skips/skips.view.tsx';
import { useFlow } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectPathArrangement } from './arrangement.connect.ts';
import type { PartProps } from './path-part.ts';
import { connectPathSkips } from './skips.connect.ts';

const arrangementMachine = pathArrangementMachine.provide({ actors: { arrangePath, getPath } });
const skipsMachine = pathSkipsMachine.provide({ actors: { skipModules, getPath } });

/** Offers to skip the modules that the student already knows. */
export function Skips({ path, onPath }: PartProps) {
  const [snapshot, send, flow] = useFlow(skipsMachine);
  useUnsent(snapshot.hasTag('input'));
  useEmitted(flow, 'saved', (event) => onPath(event.path));
  return <PathSkipsScreen view={connectPathSkips(snapshot, send, path)} />;
}

/** Lets the student arrange the courses of the path. */
export function Arrangement({ path, onPath }: PartProps) {
  const [snapshot, send, flow] = useFlow(arrangementMachine);
  useUnsent(snapshot.hasTag('input'));
  useEmitted(flow, 'saved', (event) => onPath(event.path));
  return <PathArrangementScreen view={connectPathArrangement(snapshot, send, path)} />;
}
