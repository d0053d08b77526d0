import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { range, type workbenchMachine } from '../../machines/practice/workbench.machine.ts';
import type { WorkbenchView, WorkPane } from '../../ui/screens/practice/workbench/workbench.view.tsx';

type Snapshot = SnapshotFrom<typeof workbenchMachine>;
type Send = ActorRefFrom<typeof workbenchMachine>['send'];

export function connectWorkbench({ value, context: { tab, sizes } }: Snapshot, send: Send): WorkbenchView {
  const around = {
    tab,
    sizes,
    range,
    onShow: (pane: WorkPane) => send({ type: `${pane}.show` as const }),
    onResize: (changed: { aside?: number; code?: number }) => send({ type: 'resize', sizes: changed }),
  };
  const onWiden = () => send({ type: 'editor.widen' });
  const onNarrow = () => send({ type: 'editor.narrow' });
  return match(value)
    .returnType<WorkbenchView>()
    .with({ beside: 'task' }, () => ({ ...around, state: 'beside.task', onWiden }))
    .with({ beside: 'data' }, () => ({ ...around, state: 'beside.data', onWiden }))
    .with({ beside: 'hints' }, () => ({ ...around, state: 'beside.hints', onWiden }))
    .with({ beside: 'code' }, () => ({ ...around, state: 'beside.code', onWiden }))
    .with({ beside: 'result' }, () => ({ ...around, state: 'beside.result', onWiden }))
    .with({ full: 'code' }, () => ({ ...around, state: 'full.code', onNarrow }))
    .with({ full: 'result' }, () => ({ ...around, state: 'full.result', onNarrow }))
    .exhaustive();
}
