/** The other flows of the page as they look beside the path, for stories. */
import type { LearningPath } from '../../../../api/generated/schema.d.ts';
import { LearningAimScreen } from '../aim/aim.view.tsx';
import { PlacementScreen } from '../placement/placement.view.tsx';
import { stepsIn } from '../steps/steps.fixture.ts';
import { PathStepsScreen } from '../steps/steps.view.tsx';

const nothing = () => undefined;

export const pathParts = (path: LearningPath) => ({
  aim: <LearningAimScreen view={{ state: 'chosen', title: path.aimTitle, onChange: nothing, onLeave: nothing }} />,
  placement: <PlacementScreen view={{ state: 'offered', onStart: nothing, onSkip: nothing }} />,
  steps: (
    <PathStepsScreen
      view={{ state: 'listed', steps: stepsIn(path, nothing), skips: null, arrangement: null, onMap: nothing }}
    />
  ),
});

type Choosing = Extract<Parameters<typeof LearningAimScreen>[0]['view'], { state: 'choosing' }>;

export const aimChooser = (aims: Choosing['aims']) => (
  <LearningAimScreen view={{ state: 'choosing', aims, onChoose: nothing }} />
);
