import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listGradingQueue } from '../../api/grading.ts';
import { gradingQueueMachine } from '../../machines/grading/queue.machine.ts';
import { paths } from '../../paths.ts';
import { GradingQueueScreen } from '../../ui/screens/grading/queue/queue.view.tsx';
import { zoneNote } from '../dates.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { useRows, useWithRows } from '../rows.ts';
import { filtersOf, useFilters, wantedOf } from './filters.ts';
import { connectGradingQueue } from './queue.connect.ts';

/** /teach/grading. The filters are in the address, so that "Back" restores them. */
export function GradingQueue() {
  const { zone } = useViewer();
  const navigate = useNavigate();
  const filters = useFilters();
  const list = useWithRows(listGradingQueue, ({ submissionId }) => submissionId);
  const [machine] = useState(() => gradingQueueMachine.provide({ actors: { listGradingQueue: list } }));
  const [snapshot, send] = useFlow(machine, { input: wantedOf(filters) });
  useRows(snapshot.context.page?.items.length ?? 0);
  const { course, assignment, show } = filters;
  useEffect(() => {
    send({ type: 'narrow', filters: wantedOf(filtersOf({ course, assignment, show })) });
  }, [send, course, assignment, show]);
  const onFilters = (chosen: typeof filters) => void navigate(paths.teach.grading(chosen));
  return <GradingQueueScreen view={connectGradingQueue(snapshot, send, { zone, onFilters })} zone={zoneNote(zone)} />;
}
