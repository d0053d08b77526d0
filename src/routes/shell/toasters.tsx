/** The toasters and their actors, which live as long as the page. */
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createActor } from 'xstate';
import { lightNoticesMachine } from '../../machines/light-notices.machine.ts';
import { noticesMachine } from '../../machines/notices.machine.ts';
import type { Said } from '../say.ts';
import { LightNotices } from './light-notices.tsx';
import { Notices } from './notices.tsx';

const notices = createActor(noticesMachine).start();
const lightNotices = createActor(lightNoticesMachine).start();

export function hear(said: Said) {
  if (said.to === 'notices') notices.send(said.event);
  else lightNotices.send(said.event);
}

export function Toasters() {
  return (
    <>
      <Notices actor={notices} />
      <LightNotices actor={lightNotices} />
    </>
  );
}

const Panel = lazy(async () => ({ default: (await import('./notices-panel.tsx')).NoticesPanel }));

/** Once a notice has been dismissed; where it cannot be loaded, the page goes on without it. */
export function NoticesPanel() {
  const used = useSelector(notices, ({ context }) => context.count > (context.visible ? 1 : 0));
  return used ? (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Panel actor={notices} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
