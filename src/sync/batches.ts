/** Sends what the device keeps, batch after batch, until there is nothing more or the server does not answer for now. */
import { ApiError } from '../api/failure.ts';
import { inTime } from './device-store.ts';
import { isSignedIn } from './signed-in.ts';

/** A flow that rests, or sends a batch. */
type Sender<Batch> = {
  send: (event: { type: 'send'; batch: Batch }) => void;
  getSnapshot: () => { value: unknown };
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  on: (type: 'settled', listener: (event: { batch: Batch }) => void) => unknown;
};

type Kept<Batch> = {
  start: (person: string) => Sender<Batch>;
  batchOf: (person: string) => Batch;
  /** What the server has, or refuses for good. */
  erase: (person: string, batch: Batch) => void;
};

/** The call, refused here once somebody else has signed in: nothing is sent under another name. */
export const whileSignedIn =
  <Input, Sending, Output>(person: string, call: (input: Input, sending: Sending) => Promise<Output>) =>
  async (input: Input, sending: Sending): Promise<Output> => {
    if (!isSignedIn(person)) throw new ApiError({ kind: 'refused', status: 401, message: null, retryAfter: null });
    return call(input, sending);
  };

export function sendingOf<Batch>({ start, batchOf, erase }: Kept<Batch>): (person: string) => Promise<void> {
  const senders = new Map<string, Sender<Batch>>();

  function senderOf(person: string): Sender<Batch> {
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

  return async (person) => {
    const sender = senderOf(person);
    sender.send({ type: 'send', batch: batchOf(person) });
    const rests = () => sender.getSnapshot().value === 'resting';
    let stop = () => {};
    // Not XState's `waitFor`, which the file that starts every page would have to hold.
    const resting = new Promise<void>((resolve) => {
      // What was settled may have been followed by more at once.
      const look = () => queueMicrotask(() => rests() && resolve());
      const { unsubscribe } = sender.subscribe(look);
      stop = unsubscribe;
      look();
    });
    await inTime(resting);
    stop();
  };
}
