/** What forms send goes through one queue a subject, which goes on by itself until the server has answered. */
import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import type { Hurry } from '../machines/sync/letter.ts';
import { outboxMachine } from '../machines/sync/outbox.machine.ts';
import { type Call, sendOnce } from './kept-intents.ts';
import { nameOf, type Subject } from './subject.ts';

const outboxes = new Map<string, ActorRefFrom<typeof outboxMachine>>();

function outboxOf(about: Subject) {
  const name = nameOf(about);
  const outbox = outboxes.get(name) ?? createActor(outboxMachine, { input: { random: Math.random } }).start();
  outboxes.set(name, outbox);
  return outbox;
}

function wakeAll() {
  for (const outbox of outboxes.values()) outbox.send({ type: 'wake' });
}
addEventListener('online', wakeAll);
addEventListener('requestend', ({ detail }) => detail === 'request.answered' && wakeAll());

let letters = 0;

/**
 * The call as an actor that lasts until the server has taken or refused it, and says each time it is delayed. Who leaves
 * the state that invoked it takes it back.
 */
export function throughOutbox<Input, Output>(call: Call<Input, Output>, aboutOf: (input: Input) => Subject) {
  return fromCallback<Hurry, Input>(({ input, sendBack, receive }) => {
    const about = aboutOf(input);
    const outbox = outboxOf(about);
    letters += 1;
    const id = String(letters);
    const subscriptions = [
      outbox.on(
        'delivered',
        (event) => event.id === id && sendBack({ type: 'letter.delivered', output: event.output }),
      ),
      outbox.on('delayed', ({ error }) => sendBack({ type: 'letter.delayed', error })),
      outbox.on('refused', (event) => event.id === id && sendBack({ type: 'letter.refused', error: event.error })),
    ];
    outbox.send({ type: 'post', letter: { id, send: (signal) => sendOnce(call, { input, about, signal }) } });
    // Something else may stand before it, and wait.
    outbox.send({ type: 'hurry' });
    receive(() => outbox.send({ type: 'hurry' }));
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
      outbox.send({ type: 'withdraw', id });
    };
  });
}
