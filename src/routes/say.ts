/** The way from whoever has something to say to the toasters, which are loaded with the first word. */
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Confirm, Effect } from '../machines/effects.ts';
import type { lightNoticesMachine } from '../machines/shell/light-notices.machine.ts';
import type { noticesMachine } from '../machines/shell/notices.machine.ts';

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;
export type LightNoticesActor = ActorRefFrom<typeof lightNoticesMachine>;

export type Notify = Pick<Extract<Effect, { type: 'notify' }>, 'message' | 'detail'>;

/** Notices and small confirmations by name; `left` is the key of a confirmation whose screen has gone. */
export type Said = { notify: Notify; at: number } | { confirm: Pick<Confirm, 'message' | 'key'> } | { left: string };

export type Say = (said: Said) => void;

export const SayContext = createContext<Say>(() => {});
