import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  cancelClass,
  changeClass,
  downloadAttendance,
  listTaughtClasses,
  planClasses,
} from '../../api/teach/classes.ts';
import { classCancellationMachine } from '../../machines/schedule/class-cancellation.machine.ts';
import { classFormMachine } from '../../machines/schedule/class-form.machine.ts';
import { taughtClassesMachine } from '../../machines/schedule/taught-classes.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { TaughtClassesScreen } from '../../ui/screens/schedule/taught-classes/taught-classes.view.tsx';
import { DownloadScreen } from '../../ui/screens/shell/download/download.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useChosen, useFirstChosen, useVisit } from '../chosen.ts';
import { zoneNote } from '../dates.ts';
import { useFlow, useViewer } from '../first-screen.ts';
import { dialog } from '../parts.tsx';
import { useRows, useWithRows } from '../rows.ts';
import { useDownload } from '../shell/download.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectTaughtClasses } from './taught-classes.connect.ts';

const ClassForm = dialog('ClassForm', () => import('./class-form.tsx'));
const ClassCancellation = dialog('ClassCancellation', () => import('./class-cancellation.tsx'));

const choices = { when: ['upcoming', 'past'] } as const;

/** The subject of a class form's draft. */
const draftOf = (courseId: string, classId = 'new') => `${courseId}.${classId}`;

const formMachineOf = (person: string | undefined) => {
  const about = ({ courseId, classId }: { courseId: string; classId?: string }) => ({
    person,
    form: 'class' as const,
    subject: draftOf(courseId, classId),
  });
  const actors = { planClasses: asPendingCall(planClasses, about), changeClass: asPendingCall(changeClass, about) };
  return classFormMachine.provide({ actors });
};
const cancellationMachineOf = (person: string | undefined) => {
  const about = ({ courseId, classId }: { courseId: string; classId: string }) => ({
    person,
    form: 'classCancellation' as const,
    subject: draftOf(courseId, classId),
  });
  return classCancellationMachine.provide({ actors: { cancelClass: asPendingCall(cancelClass, about) } });
};

export function TaughtClasses() {
  const { courseId = '' } = useParams();
  return <CourseClasses key={`${courseId} ${useVisit()}`} courseId={courseId} />;
}

function CourseClasses({ courseId }: { courseId: string }) {
  const person = useAuth().currentUser?.id;
  const { zone } = useViewer();
  const [formMachine] = useState(() => formMachineOf(person));
  const [cancellationMachine] = useState(() => cancellationMachineOf(person));
  const first = useFirstChosen(choices);
  const classes = useWithRows(listTaughtClasses, ({ id }) => id);
  const [listMachine] = useState(() => taughtClassesMachine.provide({ actors: { listTaughtClasses: classes } }));
  const [list, send] = useFlow(listMachine, { input: { courseId, ...first } });
  useChosen(choices, list.context.filters);
  useRows(list.context.page?.items.length ?? 0);
  const [form, sendToForm, formFlow] = useFlow(formMachine, { input: { courseId } });
  const [cancellation, sendToCancellation, cancellationFlow] = useFlow(cancellationMachine, { input: { courseId } });
  const reload = () => send({ type: 'reload' });
  useEmitted(formFlow, 'saved', reload);
  useEmitted(formFlow, 'outdated', reload);
  useEmitted(cancellationFlow, 'saved', reload);
  useEmitted(cancellationFlow, 'outdated', reload);
  const course = list.context.page?.courseTitle ?? '';
  const file = useDownload({
    name: `${courseId}-attendance.csv`,
    fetchFile: (signal) => downloadAttendance({ courseId }, signal),
  });
  const view = connectTaughtClasses(list, send, {
    zone,
    download: <DownloadScreen view={file} label="Download Attendance" />,
    onPlan: () => sendToForm({ type: 'open', session: null }),
    onChange: (session) => sendToForm({ type: 'open', session }),
    onCancel: (session) => sendToCancellation({ type: 'open', session }),
  });
  return (
    <>
      <TaughtClassesScreen view={view} course={course} zone={zoneNote(zone)} />
      {!form.matches('closed') && (
        <ClassForm flow={formFlow} zone={zone} course={course} subject={draftOf(courseId, form.context.session?.id)} />
      )}
      {!cancellation.matches('closed') && (
        <ClassCancellation
          flow={cancellationFlow}
          zone={zone}
          subject={draftOf(courseId, cancellation.context.session?.id)}
        />
      )}
    </>
  );
}
