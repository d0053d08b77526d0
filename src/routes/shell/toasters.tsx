/** The toasters and their actors, which live as long as the page. */
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { noticesMachine } from '../../machines/shell/notices.machine.ts';
import { toastsMachine } from '../../machines/shell/toasts.machine.ts';
import { codeFile } from '../code-file.ts';
import { confirmations, messages } from '../messages.ts';
import type { ToasterCommand } from '../toaster-context.ts';
import { Notices } from './notices.tsx';
import { Toasts } from './toasts.tsx';

const loadPanel = codeFile(() => import('./notices-panel.tsx'));

const notices = createActor(noticesMachine).start();
const toasts = createActor(toastsMachine).start();

export function handle(command: ToasterCommand) {
  if ('notify' in command) {
    const { message, detail } = command.notify;
    const notice = { ...messages[message], ...(detail ? { message: detail } : {}) };
    notices.send({ type: 'show', notice, at: command.at });
  } else if ('confirm' in command) {
    const { message, key } = command.confirm;
    toasts.send({ type: 'show', toast: { ...confirmations[message], key } });
  } else {
    const { toasts: shown } = toasts.getSnapshot().context;
    const waits = shown.some(({ id, kind }) => id === command.dismiss && kind === 'loading');
    if (waits) toasts.send({ type: 'dismiss', id: command.dismiss });
  }
}

export function Toasters() {
  return (
    <>
      <Toasts actor={toasts} />
      <Notices actor={notices} />
    </>
  );
}

/** Loaded once a notice was dismissed; if that fails, the next dismissed notice tries again. */
export function NoticesPanel() {
  const count = useSelector(notices, ({ context }) => context.count - (context.visible ? 1 : 0));
  const [loaded, setLoaded] = useState<typeof import('./notices-panel.tsx') | null>(null);
  useEffect(() => {
    if (count > 0) loadPanel().then(setLoaded, () => {});
  }, [count]);
  return loaded && <loaded.NoticesPanel actor={notices} />;
}
