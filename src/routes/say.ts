/** The way from whoever has something to say to the toasters, which are loaded with the first word. */
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { lightNoticesMachine } from '../machines/light-notices.machine.ts';
import type { noticesMachine } from '../machines/notices.machine.ts';

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;
export type LightNoticesActor = ActorRefFrom<typeof lightNoticesMachine>;

export type Said =
  | { to: 'notices'; event: Parameters<NoticesActor['send']>[0] }
  | { to: 'lightNotices'; event: Parameters<LightNoticesActor['send']>[0] };

export type Say = (said: Said) => void;

export const SayContext = createContext<Say>(() => {});
