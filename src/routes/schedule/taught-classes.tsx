import { useMachine, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { cancelClass, changeClass, listTaughtClasses, planClasses } from '../../api/teach/classes.ts';
import { classCancellationMachine } from '../../machines/schedule/class-cancellation.machine.ts';
import { classFormMachine } from '../../machines/schedule/class-form.machine.ts';
import { taughtClassesMachine } from '../../machines/schedule/taught-classes.machine.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { ClassCancellationScreen } from '../../ui/screens/schedule/class-cancellation/class-cancellation.view.tsx';
import { ClassFormScreen } from '../../ui/screens/schedule/class-form/class-form.view.tsx';
import { TaughtClassesScreen } from '../../ui/screens/schedule/taught-classes/taught-classes.view.tsx';
import { useAuth } from '../account/session.tsx';
import { browserViewer, zoneNote } from '../dates.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectClassCancellation } from './class-cancellation.connect.ts';
import { connectClassForm } from './class-form.connect.ts';
import { connectTaughtClasses } from './taught-classes.connect.ts';

const listMachine = taughtClassesMachine.provide({ actors: { listTaughtClasses } });

/** What a draft is about. */
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
  return <CourseClasses key={courseId} courseId={courseId} />;
}

function CourseClasses({ courseId }: { courseId: string }) {
  const person = useAuth().currentUser?.id;
  const [{ zone }] = useState(browserViewer);
  const [formMachine] = useState(() => formMachineOf(person));
  const [cancellationMachine] = useState(() => cancellationMachineOf(person));
  const [list, send] = useMachine(listMachine, { input: { courseId } });
  const [form, sendToForm, formFlow] = useMachine(formMachine, { input: { courseId } });
  const [cancellation, sendToCancellation, cancellationFlow] = useMachine(cancellationMachine, { input: { courseId } });
  const reload = () => send({ type: 'reload' });
  useEmitted(formFlow, 'saved', reload);
  useEmitted(formFlow, 'outdated', reload);
  useEmitted(cancellationFlow, 'saved', reload);
  useEmitted(cancellationFlow, 'outdated', reload);
  const course = list.context.courseTitle;
  const view = connectTaughtClasses(list, send, {
    zone,
    onPlan: () => sendToForm({ type: 'open', session: null }),
    onChange: (session) => sendToForm({ type: 'open', session }),
    onCancel: (session) => sendToCancellation({ type: 'open', session }),
  });
  return (
    <>
      <TaughtClassesScreen view={view} course={course} courseId={courseId} zone={zoneNote(zone)} />
      {!form.matches('closed') && (
        <WithDraft form="class" subject={draftOf(courseId, form.context.session?.id)}>
          {(draft) => <Plan flow={formFlow} zone={zone} course={course} draft={draft} />}
        </WithDraft>
      )}
      {!cancellation.matches('closed') && (
        <WithDraft form="classCancellation" subject={draftOf(courseId, cancellation.context.session?.id)}>
          {(draft) => <Cancellation flow={cancellationFlow} zone={zone} draft={draft} />}
        </WithDraft>
      )}
    </>
  );
}

type PlanProps = {
  flow: ActorRefFrom<typeof classFormMachine>;
  zone: string;
  course: string;
  draft: Draft<'class'>;
};

function Plan({ flow, zone, course, draft }: PlanProps) {
  const snapshot = useSelector(flow, (current) => current);
  useEmitted(flow, 'saved', () => draft.onSent());
  return <ClassFormScreen view={connectClassForm(snapshot, flow.send, { zone, course, draft })} />;
}

type CancellationProps = {
  flow: ActorRefFrom<typeof classCancellationMachine>;
  zone: string;
  draft: Draft<'classCancellation'>;
};

function Cancellation({ flow, zone, draft }: CancellationProps) {
  const snapshot = useSelector(flow, (current) => current);
  useEmitted(flow, 'saved', () => draft.onSent());
  return <ClassCancellationScreen view={connectClassCancellation(snapshot, flow.send, { zone, draft })} />;
}
