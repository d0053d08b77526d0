/** How any part of the app shows a notice. The toasters' code is loaded with the first one. */
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Confirm, Effect } from '../machines/effects.ts';
import type { noticesMachine } from '../machines/shell/notices.machine.ts';
import type { toastsMachine } from '../machines/shell/toasts.machine.ts';

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;
export type ToastsActor = ActorRefFrom<typeof toastsMachine>;

export type Notify = Pick<Extract<Effect, { type: 'notify' }>, 'message' | 'detail'>;

/** A notice or a toast by name; `dismiss` is the key of a confirmation whose screen was left. */
export type ToasterCommand =
  | { notify: Notify; at: number }
  | { confirm: Pick<Confirm, 'message' | 'key'> }
  | { dismiss: string };

export type ToasterDispatch = (command: ToasterCommand) => void;

export const ToasterContext = createContext<ToasterDispatch>(() => {});
