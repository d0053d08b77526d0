/** The toaster's actor, for whoever has something to say. */
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { noticesMachine } from '../machines/notices.machine.ts';

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;

export const NoticesContext = createContext<NoticesActor | null>(null);
