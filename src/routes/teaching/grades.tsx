import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { downloadGrades, listGrades } from '../../api/teach/grades.ts';
import { askedGrades, gradesMachine } from '../../machines/teaching/grades.machine.ts';
import { DownloadScreen } from '../../ui/screens/shell/download/download.view.tsx';
import { GradesScreen } from '../../ui/screens/teaching/grades/grades.view.tsx';
import type { Place } from '../../ui/screens/teaching/grades/use-grid.ts';
import { useChosen, useFirstChosen, useVisit } from '../chosen.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { useRows, useWithRows } from '../rows.ts';
import { useDownload } from '../shell/download.ts';
import { connectGrades } from './grades.connect.ts';

const choices = {
  search: 'text',
  show: ['all', 'missing', 'late'],
  sort: ['name', 'average', 'missing'],
} as const;

/** The cell that was left last, and the entry of the history in which it was, so that "Back" leads to it. */
let left: { entry: string; place: Place } | undefined;

/** /teach/courses/{courseId}/grades. */
export function Grades() {
  const { courseId = '' } = useParams();
  return <GradesOf key={`${courseId} ${useVisit()}`} courseId={courseId} />;
}

function GradesOf({ courseId }: { courseId: string }) {
  const { zone } = useViewer();
  const { key } = useLocation();
  const [place] = useState(() => (left?.entry === key ? left.place : undefined));
  const filters = useFirstChosen(choices);
  const list = useWithRows(listGrades, ({ id }) => id);
  const [machine] = useState(() => gradesMachine.provide({ actors: { listGrades: list } }));
  const [snapshot, send, flow] = useFlow(machine, { input: { courseId, filters } });
  useChosen(choices, snapshot.context.filters);
  useRows(snapshot.context.page?.items.length ?? 0);
  const file = useDownload({
    name: `${courseId}-grades.csv`,
    fetchFile: (signal) => downloadGrades(askedGrades(flow.getSnapshot().context.filters), signal),
  });
  const view = connectGrades(snapshot, send, {
    zone,
    place,
    onPlace: (now) => {
      left = { entry: key, place: now };
    },
    download: <DownloadScreen view={file} label="Download Table" />,
  });
  return <GradesScreen view={view} />;
}
