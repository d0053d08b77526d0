/** The dialog that plans or changes a class, loaded when it is first opened. */

import type { ActorRefFrom } from 'xstate';
import type { classFormMachine } from '../../machines/schedule/class-form.machine.ts';
import { ClassFormScreen } from '../../ui/screens/schedule/class-form/class-form.view.tsx';
import { useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectClassForm } from './class-form.connect.ts';

type Form = { flow: ActorRefFrom<typeof classFormMachine>; zone: string; course: string };

export function ClassForm({ subject, ...form }: Form & { subject: string }) {
  return (
    <WithDraft form="class" subject={subject}>
      {(draft) => <Plan {...form} draft={draft} />}
    </WithDraft>
  );
}

function Plan({ flow, zone, course, draft }: Form & { draft: Draft<'class'> }) {
  const snapshot = useSnapshot(flow);
  useEmitted(flow, 'saved', () => draft.onSent());
  return <ClassFormScreen view={connectClassForm(snapshot, flow.send, { zone, course, draft })} />;
}
