import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { exerciseMachine } from '../../machines/practice/exercise.machine.ts';
import { initialSizes, workbenchMachine } from '../../machines/practice/workbench.machine.ts';
import type { WorkbenchView } from '../../ui/screens/practice/workbench/workbench.view.tsx';
import { useFlow, withFirstInput } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectWorkbench } from './workbench.connect.ts';
import { keepSizes, readSizes } from './workbench-sizes.ts';

const machine = withFirstInput(workbenchMachine, { sizes: initialSizes });

/** The panes around an exercise. A run or a check that begins brings its result to the front. */
export function useWorkbench(exercise: ActorRefFrom<typeof exerciseMachine>): WorkbenchView {
  const [sizes] = useState(() => (import.meta.env.SSR ? initialSizes : readSizes()));
  const [snapshot, send, flow] = useFlow(machine, { input: { sizes } });
  useEmitted(flow, 'keep', (kept) => keepSizes(kept.sizes));
  const showResult = useEffectEvent(() => send({ type: 'result.show' }));
  useEffect(() => {
    let wasRunning = false;
    const { unsubscribe } = exercise.subscribe((now) => {
      const isRunning = now.matches('running');
      if (isRunning && !wasRunning) showResult();
      wasRunning = isRunning;
    });
    return unsubscribe;
  }, [exercise]);
  return connectWorkbench(snapshot, send);
}
