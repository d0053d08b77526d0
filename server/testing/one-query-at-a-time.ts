/**
 * Vitest's setup of the project `server`: a connection takes one query at a time, as the next version of `pg` asks
 * for. Two at once, as by `Promise.all` within a transaction, fail the test instead of printing a warning.
 */
import { Client } from 'pg';

const busy = new WeakSet<object>();
const { query } = Client.prototype;

/** Vitest runs this once a test file, over the same module of `pg`. */
const watched = Symbol.for('one query at a time');

if (!(watched in Client.prototype)) {
  Object.assign(Client.prototype, {
    [watched]: true,
    query(this: object, ...given: unknown[]): unknown {
      if (busy.has(this)) throw new Error(`Two queries at once on one connection: ${JSON.stringify(given[0])}`);
      const answer: unknown = Reflect.apply(query, this, given);
      if (!(answer instanceof Promise)) return answer; // the pool's own, on a connection that nobody else has
      busy.add(this);
      const free = () => void busy.delete(this);
      answer.then(free, free);
      return answer;
    },
  });
}
