/** Calls that are retried until the server has answered: one queue of pending calls for each form and its subject. */
import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import type { KeyedCall, Whole } from '../api/operation.ts';
import type { SendNow } from '../machines/sync/pending-call.ts';
import { pendingCallsMachine } from '../machines/sync/pending-calls.machine.ts';
import { onConnected } from './connected.ts';
import { type CallSubject, nameOf } from './device-store.ts';
import { sendOnce } from './persisted-keys.ts';

const queues = new Map<string, ActorRefFrom<typeof pendingCallsMachine>>();

function queueOf(about: CallSubject) {
  const name = nameOf(about);
  const queue = queues.get(name) ?? createActor(pendingCallsMachine, { input: { random: Math.random } }).start();
  queues.set(name, queue);
  return queue;
}

onConnected(() => {
  for (const queue of queues.values()) queue.send({ type: 'connected' });
});

let calls = 0;

/**
 * The call as an actor that runs until the server has accepted or refused it, and reports each delay. Leaving the state
 * that invoked it cancels it.
 */
export function asPendingCall<Input extends object, Output>(
  call: KeyedCall<Input, Output>,
  aboutOf: (input: Input) => CallSubject,
) {
  return fromCallback<SendNow, Whole<Input>>(({ input: whole, sendBack, receive }) => {
    const input = withValues<Input>(whole);
    const about = aboutOf(input);
    const queue = queueOf(about);
    calls += 1;
    const id = String(calls);
    const subscriptions = [
      queue.on('succeeded', (event) => event.id === id && sendBack({ type: 'call.succeeded', output: event.output })),
      queue.on('delayed', ({ error }) => sendBack({ type: 'call.delayed', error })),
      queue.on('refused', (event) => event.id === id && sendBack({ type: 'call.refused', error: event.error })),
    ];
    queue.send({ type: 'add', call: { id, send: (signal) => sendOnce(call, { input, about, signal }) } });
    // An earlier call may be waiting for its retry: it is sent at once, so that this one follows soon.
    queue.send({ type: 'sendNow' });
    receive(() => queue.send({ type: 'sendNow' }));
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
      queue.send({ type: 'cancel', id });
    };
  });
}

/** The input without undefined fields, as an optional field of the contract is either absent or has a value. */
function withValues<Input extends object>(whole: Whole<Input>): Input {
  // `Object.fromEntries` loses the fields' names and types; only optional fields can be undefined in `Whole`.
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)) as Input;
}
