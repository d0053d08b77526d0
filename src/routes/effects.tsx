/** Carries out what flows emit: notices, places, other pages. */
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { Effect } from '../machines/effects.ts';
import type { noticesMachine } from '../machines/notices.machine.ts';
import { messages } from './messages.ts';
import { paths } from './paths.ts';

type NoticesActor = ActorRefFrom<typeof noticesMachine>;

const NoticesContext = createContext<NoticesActor | null>(null);

export function NoticesProvider({ actor, children }: { actor: NoticesActor; children: ReactNode }) {
  return <NoticesContext value={actor}>{children}</NoticesContext>;
}

const places = { dashboard: paths.dashboard, login: paths.login } as const;

/** Shows notices by name. */
export function useNotify() {
  const notices = useContext(NoticesContext);
  return ({ message, detail }: Pick<Extract<Effect, { type: 'notify' }>, 'message' | 'detail'>) => {
    const words = messages[message];
    notices?.send({ type: 'show', notice: { ...words, ...(detail ? { message: detail } : {}) } });
  };
}

/** What can emit effects. XState's `on` is too precise for a common type: each machine emits some of them. */
type Emitter = { on: (type: '*', listener: (event: Effect) => void) => { unsubscribe: () => void } };

/** Carries out what the flow emits, for as long as its screen is there. */
export function useEffects(flow: Emitter) {
  const navigate = useNavigate();
  const notify = useNotify();
  useEffect(() => {
    const subscription = flow.on('*', (effect) => {
      switch (effect.type) {
        case 'notify':
          return notify(effect);
        case 'go':
          return navigate(places[effect.to]);
        case 'leave':
          return location.assign(effect.url);
        case 'reload':
          return location.reload();
      }
    });
    return () => subscription.unsubscribe();
  });
}
