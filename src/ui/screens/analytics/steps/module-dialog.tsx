import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { buildsOnText } from '../path/texts.ts';
import { markLabels } from './marks.tsx';
import { ModuleNumbers } from './module-numbers.tsx';
import type { ShownModule, ShownStep } from './shown.ts';

export type ModuleDialogProps = { step: ShownStep; module: ShownModule; onClose: () => void };

/** The numbers of a module of the map (§analytics.98). */
export function ModuleDialog({ step, module, onClose }: ModuleDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={module.title}
      description={`${markLabels[module.mark]}, in ${step.title}`}
      firstFocus="dialog"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back to the Map
          </Button>
          <LinkButton to={step.to}>{step.isEnrolled ? 'Continue Learning' : 'Go to the Course'}</LinkButton>
        </>
      }
    >
      <ModuleNumbers module={module} />
      <p>{buildsOnText(module.buildsOn)}</p>
    </Dialog>
  );
}
