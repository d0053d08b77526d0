import { useState } from 'react';
import { listGradingQueue } from '../../api/grading.ts';
import { gradingQueueMachine } from '../../machines/grading/queue.machine.ts';
import { GradingQueueScreen } from '../../ui/screens/grading/queue/queue.view.tsx';
import { useChosen, useFirstChosen, useVisit } from '../chosen.ts';
import { zoneNote } from '../dates.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { useRows, useWithRows } from '../rows.ts';
import { choices } from './filters.ts';
import { connectGradingQueue } from './queue.connect.ts';

/** /teach/grading. */
export function GradingQueue() {
  return <Queue key={useVisit()} />;
}

function Queue() {
  const viewer = useViewer();
  const filters = useFirstChosen(choices);
  const list = useWithRows(listGradingQueue, ({ submissionId }) => submissionId);
  const [machine] = useState(() => gradingQueueMachine.provide({ actors: { listGradingQueue: list } }));
  const [snapshot, send] = useFlow(machine, { input: filters });
  useChosen(choices, snapshot.context.filters);
  useRows(snapshot.context.page?.items.length ?? 0);
  return <GradingQueueScreen view={connectGradingQueue(snapshot, send, viewer)} zone={zoneNote(viewer.zone)} />;
}
