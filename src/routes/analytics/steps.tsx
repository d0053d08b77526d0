import { modulesIn } from '../../machines/analytics/skips.machine.ts';
import { pathStepsMachine } from '../../machines/analytics/steps.machine.ts';
import { OpenArrangement } from '../../ui/screens/analytics/arrangement/open-button.tsx';
import { SkipsOffer } from '../../ui/screens/analytics/skips/offer.tsx';
import { PathStepsScreen } from '../../ui/screens/analytics/steps/steps.view.tsx';
import { useChosen, useFirstChosen } from '../chosen.ts';
import { useFlow } from '../first-screen.ts';
import { dialog, part } from '../parts.tsx';
import type { PartProps } from './path-part.ts';
import { connectPathSteps, type Restoring } from './steps.connect.ts';

const Skips = part('Skips', () => import('./path-choices.tsx'), {
  waiting: ({ path }: PartProps) => <SkipsOffer count={modulesIn(path, 'known').length} />,
});
const Arrangement = part('Arrangement', () => import('./path-choices.tsx'), {
  waiting: <OpenArrangement />,
});

const ModuleDialog = dialog('ModuleDialog', () => import('../../ui/screens/analytics/steps/module-dialog.tsx'));

const choices = { view: ['map', 'list'] } as const;

/** The steps of the path: as a map, or as the list that the address asks for. */
export function Steps({ path, onPath, restoring }: PartProps & { restoring: Restoring }) {
  const { view: form } = useFirstChosen(choices);
  const [snapshot, send] = useFlow(pathStepsMachine, { input: { form } });
  useChosen(choices, { view: snapshot.matches('listed') ? 'list' : 'map' });
  const view = connectPathSteps(snapshot, send, {
    path,
    restoring,
    skips: <Skips path={path} onPath={onPath} />,
    arrangement: <Arrangement path={path} onPath={onPath} />,
    numbers: (module) => <ModuleDialog {...module} />,
  });
  return <PathStepsScreen view={view} />;
}
