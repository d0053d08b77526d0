/** The app as it runs, at one of its addresses, without a server. */

import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { Meta } from '@storybook/react-vite';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { useEffect, useState } from 'react';
import { configure } from 'storybook/test';
import { fromPromise } from 'xstate';
import type { StoredSession } from '../../src/api/account/session-store.ts';
import { exampleStudent, exampleToken } from '../../src/api/generated/examples.ts';
import { personChanged } from '../../src/api/signals.ts';
import { sessionMachine } from '../../src/machines/account/session.machine.ts';
import { SessionProvider } from '../../src/routes/account/session.tsx';
import { App } from '../../src/routes/app.tsx';
import { handlers } from './handlers.ts';
import { createActor } from './inspected-xstate.ts';

const network = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] })],
  handlers,
  context: { quiet: true },
  onUnhandledFrame: 'bypass',
});

const student: StoredSession = { token: exampleToken.token, expiresAt: 4_070_908_800_000, user: exampleStudent };
const instructor: StoredSession = { ...student, user: { ...exampleStudent, role: 'instructor' } };
const stored = (signedIn: boolean | 'instructor') =>
  signedIn === 'instructor' ? instructor : signedIn ? student : null;

/** The checkout and the login page are other documents, which a story must not open. */
function stay(event: NavigateEvent) {
  const isElsewhere = new URL(event.destination.url).pathname !== location.pathname;
  if (isElsewhere && event.navigationType !== 'reload' && event.cancelable) event.preventDefault();
}

/** Runs before each connected story; returns its cleanup. */
function open(theme: unknown) {
  void network.enable();
  personChanged.emit();
  localStorage.setItem('theme', theme === 'dark' ? 'dark' : 'light');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  window.navigation?.addEventListener('navigate', stay);
  return () => {
    window.navigation?.removeEventListener('navigate', stay);
    void network.disable();
  };
}

export function Workshop({ signedIn }: { signedIn: boolean | 'instructor' }) {
  const [session] = useState(() => {
    const machine = sessionMachine.provide({ actors: { logout: fromPromise<undefined>(async () => undefined) } });
    return createActor(machine, { input: { stored: stored(signedIn), now: Date.now } }).start();
  });
  useEffect(() => () => void session.stop(), [session]);
  return (
    <SessionProvider actor={session}>
      <App />
    </SessionProvider>
  );
}

// Longer than usual, as a screen's code and its data are loaded first.
configure({ asyncUtilTimeout: 10_000 });

/** What the stories of the app as it runs have in common. */
export const connected = {
  component: Workshop,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { signedIn: true },
  beforeEach: ({ globals }) => open(globals['theme']),
} satisfies Meta<typeof Workshop>;
