/** The dialog that gives more time, loaded when it is first opened. */

import type { ActorRefFrom } from 'xstate';
import type { Viewer } from '../../machines/calendar-day.ts';
import type { moreTimeMachine } from '../../machines/teaching/more-time.machine.ts';
import { MoreTimeScreen } from '../../ui/screens/teaching/more-time/more-time.view.tsx';
import { useNotify } from '../effects.ts';
import { useSnapshot } from '../first-screen.ts';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectMoreTime, givenText } from './more-time.connect.ts';

type Props = { flow: ActorRefFrom<typeof moreTimeMachine>; viewer: Viewer; subject: string };

export function MoreTime({ flow, viewer, subject }: Props) {
  return (
    <WithDraft form="moreTime" subject={subject}>
      {(draft) => <Form flow={flow} viewer={viewer} draft={draft} />}
    </WithDraft>
  );
}

type FormProps = Omit<Props, 'subject'> & { draft: Draft<'moreTime'> };

function Form({ flow, viewer, draft }: FormProps) {
  const snapshot = useSnapshot(flow);
  const notify = useNotify();
  useEmitted(flow, 'given', ({ time }) => {
    draft.onSent();
    notify({ message: 'moreTimeGiven', detail: givenText(time, viewer.zone) });
  });
  return <MoreTimeScreen view={connectMoreTime(snapshot, flow.send, { viewer, draft })} />;
}
