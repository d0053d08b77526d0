/**
 * Sends what the device keeps, batch after batch, until there is nothing more or the server does not answer for now.
 */
import { type ActorRefFrom, createActor } from 'xstate';
import { ApiError } from '../api/failure.ts';
import type { KeyedCall, OperationInput } from '../api/operation.ts';
import type { BatchOperation, BatchSendingMachine } from '../machines/analytics/batch-sending.ts';
import { inTime } from './device-store.ts';
import { asPendingCall } from './pending-calls.ts';
import { isSignedIn } from './signed-in.ts';

type Kept<Id extends BatchOperation> = {
  machine: BatchSendingMachine<Id>;
  call: KeyedCall<OperationInput<Id>, void>;
  subject: string;
  batchOf: (person: string) => OperationInput<Id>;
  /** Deletes a batch that the server has, or refuses for good. */
  erase: (person: string, batch: OperationInput<Id>) => void;
};

/**
 * Returns the function that sends all that the device keeps of a person. Its promise ends once that is done, or after
 * a second at most; sending goes on after that.
 */
export function sendingOf<Id extends BatchOperation>({ machine, call, subject, batchOf, erase }: Kept<Id>) {
  const senders = new Map<string, ActorRefFrom<BatchSendingMachine<Id>>>();

  function start(person: string) {
    const send: KeyedCall<{ batch: OperationInput<Id> }, void> = async ({ batch }, sending) => {
      // Refused here once somebody else has signed in: nothing is sent under another name.
      if (!isSignedIn(person)) throw new ApiError({ kind: 'refused', status: 401, message: null, retryAfter: null });
      await call(batch, sending);
    };
    const sendBatch = asPendingCall(send, () => ({ person, form: 'activity', subject }));
    return createActor(machine.provide({ actors: { sendBatch } })).start();
  }

  function senderOf(person: string) {
    const known = senders.get(person);
    if (known) return known;
    const sender = start(person);
    senders.set(person, sender);
    sender.on('settled', ({ batch }) => {
      erase(person, batch);
      // More may have come meanwhile.
      sender.send({ type: 'send', batch: batchOf(person) });
    });
    return sender;
  }

  return async (person: string): Promise<void> => {
    const sender = senderOf(person);
    sender.send({ type: 'send', batch: batchOf(person) });
    const rests = () => sender.getSnapshot().value === 'resting';
    let stop = () => {};
    // Not XState's `waitFor`, which the file that starts every page would have to hold.
    const resting = new Promise<void>((resolve) => {
      // A settled batch may have been followed by the next one at once.
      const look = () => queueMicrotask(() => rests() && resolve());
      const { unsubscribe } = sender.subscribe(look);
      stop = unsubscribe;
      look();
    });
    await inTime(resting);
    stop();
  };
}
