/** The toasters' actors, for whoever has something to say. */
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { lightNoticesMachine } from '../machines/light-notices.machine.ts';
import type { noticesMachine } from '../machines/notices.machine.ts';

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;
export type LightNoticesActor = ActorRefFrom<typeof lightNoticesMachine>;

export const NoticesContext = createContext<NoticesActor | null>(null);

export const LightNoticesContext = createContext<LightNoticesActor | null>(null);
