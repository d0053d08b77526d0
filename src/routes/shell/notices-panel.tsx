import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { NoticesPanelScreen } from '../../ui/screens/shell/notices-panel/notices-panel.view.tsx';
import type { NoticesActor } from '../toaster-context.ts';

/** The button is shown while there is a dismissed notice; an open panel stays until it is closed. */
export function NoticesPanel({ actor }: { actor: NoticesActor }) {
  const notices = useSelector(actor, (snapshot) => snapshot.context.dismissed);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) {
    const open = {
      onClose: () => setIsOpen(false),
      onRemove: (id: string) => actor.send({ type: 'remove', id }),
      onClear: () => actor.send({ type: 'clear' }),
    };
    return <NoticesPanelScreen view={{ state: 'open', notices, ...open }} />;
  }
  if (notices.length === 0) return null;
  return <NoticesPanelScreen view={{ state: 'closed', notices, onOpen: () => setIsOpen(true) }} />;
}
