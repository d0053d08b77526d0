import { useMachine, useSelector } from '@xstate/react';
import { noticesPanelMachine } from '../../machines/shell/notices-panel.machine.ts';
import { NoticesPanelScreen } from '../../ui/screens/shell/notices-panel/notices-panel.view.tsx';
import type { NoticesActor } from '../say.ts';
import { connectNoticesPanel } from './notices-panel.connect.ts';

/** Its button is there while there is something to read, and as long as the panel is open. */
export function NoticesPanel({ actor }: { actor: NoticesActor }) {
  const notices = useSelector(actor, (snapshot) => snapshot.context.dismissed);
  const [snapshot, send] = useMachine(noticesPanelMachine);
  if (notices.length === 0 && snapshot.matches('closed')) return null;
  return <NoticesPanelScreen view={connectNoticesPanel(snapshot, send, { notices, send: actor.send })} />;
}
