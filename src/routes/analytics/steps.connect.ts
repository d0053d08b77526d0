import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ModuleOfCourse } from '../../api/generated/schema.d.ts';
import type { Path } from '../../machines/analytics/arrangement.ts';
import { isSame } from '../../machines/analytics/skips.machine.ts';
import type { pathStepsMachine } from '../../machines/analytics/steps.machine.ts';
import { paths } from '../../paths.ts';
import type { ModuleDialogProps } from '../../ui/screens/analytics/steps/module-dialog.tsx';
import type { ShownModule, ShownStep } from '../../ui/screens/analytics/steps/shown.ts';
import type { PathStepsView } from '../../ui/screens/analytics/steps/steps.view.tsx';

type Snapshot = SnapshotFrom<typeof pathStepsMachine>;
type Send = ActorRefFrom<typeof pathStepsMachine>['send'];
type Step = Path['steps'][number];
type Module = Step['modules'][number];

/** The skipped module that is being put back, and how to put one back; not while another one is. */
export type Restoring = {
  restored: ModuleOfCourse | null;
  onRestore: ((module: ModuleOfCourse) => void) | undefined;
};
type Given = {
  path: Path;
  restoring: Restoring;
  skips: ReactNode;
  arrangement: ReactNode;
  numbers: (module: ModuleDialogProps) => ReactNode;
};

export function connectPathSteps(
  { value, context: { module } }: Snapshot,
  send: Send,
  { path, restoring, skips, arrangement, numbers }: Given,
): PathStepsView {
  const steps = path.steps.map((step) => shownStep(step, path, restoring));
  const shown = { steps, skips, arrangement };
  const onMap = {
    ...shown,
    onOpen: (courseId: string, moduleId: string) => send({ type: 'open', module: { courseId, moduleId } }),
  };
  const drawn = { state: 'drawn', ...onMap, onList: () => send({ type: 'list' }) } as const;
  return match(value)
    .returnType<PathStepsView>()
    .with('deciding', 'drawn', () => drawn)
    .with('opened', (state) => {
      const step = steps.find(({ id }) => id === module?.courseId);
      const own = step?.modules.find(({ id }) => id === module?.moduleId);
      // The path has changed, and no longer has it.
      if (!step || !own) return drawn;
      const onClose = () => send({ type: 'close' });
      return { state, ...onMap, numbers: numbers({ step, module: closing(own, onClose), onClose }) };
    })
    .with('listed', (state) => ({ state, ...shown, onMap: () => send({ type: 'draw' }) }))
    .exhaustive();
}

/** Whether a skip could be undone is said on the page, so that the dialog gives way to it. */
const closing = ({ onRestore, ...module }: ShownModule, onClose: () => void): ShownModule => ({
  ...module,
  onRestore:
    onRestore &&
    (() => {
      onClose();
      onRestore();
    }),
});

function shownStep(step: Step, path: Path, { restored, onRestore }: Restoring): ShownStep {
  const { courseId, courseTitle, modules, ...rest } = step;
  const next = step.state === 'next' ? modules.find(({ state }) => state === 'todo') : undefined;
  const before = rest.buildsOn.flatMap((wanted) => nameOf(wanted, path));
  return {
    ...rest,
    id: courseId,
    title: courseTitle,
    to: paths.course(courseId),
    modules: modules.map((module, at) => {
      const { moduleId, title, outcome, reason, state } = module;
      const own = { courseId, moduleId };
      const previous = modules[at - 1];
      return {
        id: moduleId,
        title,
        outcome,
        reason,
        mark: module === next ? 'next' : state,
        range: rangeOf(module),
        buildsOn: previous ? [previous.title] : before,
        isRestoring: restored !== null && isSame(restored)(own),
        onRestore: onRestore && (() => onRestore(own)),
      };
    }),
  };
}

const rangeOf = ({ low, middle, high }: Module) =>
  low === null || middle === null || high === null ? null : { low, middle, high };

/** `Joins (SQL for Beginners)` */
function nameOf({ courseId, moduleId }: ModuleOfCourse, { steps }: Path): string[] {
  const course = steps.find((step) => step.courseId === courseId);
  const module = course?.modules.find((each) => each.moduleId === moduleId);
  return course && module ? [`${module.title} (${course.courseTitle})`] : [];
}
