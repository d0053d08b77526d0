import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { StoredSession } from '../../api/account/session-store.ts';
import { exampleStudent } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { sessionMachine } from './session.machine.ts';

const day = 24 * 60 * 60 * 1000;
const until = (expiresAt: number, token = 'a.b.c'): StoredSession => ({ token, expiresAt, user: exampleStudent });

/** A session on a clock that starts at 0. */
function start(stored: StoredSession | null, logout: () => Promise<undefined> = async () => undefined) {
  const clock = new SimulatedClock();
  let calls = 0;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        logout: fromPromise(() => {
          calls += 1;
          return logout();
        }),
      },
    }),
    { clock, input: { stored, now: () => clock.now() } },
  );
  const emitted: object[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const value = () => actor.getSnapshot().value;
  const session = () => actor.getSnapshot().context.session;
  return { actor, clock, emitted, value, session, calls: () => calls };
}

const cleared = { type: 'clear', token: 'a.b.c' };
/** The event that makes the route tell other tabs. */
const told = { type: 'signOut', token: 'a.b.c' };

describe('§account.1, §account.4 Session: on startup', () => {
  it('is valid with a stored session whose expiry is in the future', () => {
    const { value, session } = start(until(1000));
    expect(value()).toBe('valid');
    expect(session()).toEqual(until(1000));
  });

  it.each([
    ['nothing stored', null],
    ['an expiry that is now', until(0)],
    ['an expiry in the past', until(-1)],
    ['an expiry that is no number', until(Number.NaN)],
  ])('is signed out with %s', (_name, stored) => {
    const { value, session } = start(stored);
    expect(value()).toBe('signedOut');
    expect(session()).toBeNull();
  });
});

describe('§account.2 Session: signed out becomes signed in', () => {
  it('when a valid token is set, which is kept in the cookie', () => {
    const { actor, value, emitted } = start(null);
    actor.send({ type: 'start', session: until(1000) });
    expect(value()).toBe('valid');
    expect(emitted).toEqual([{ type: 'save', session: until(1000) }]);
  });

  it('but not with an expired one', () => {
    const { actor, value, emitted } = start(null);
    actor.send({ type: 'start', session: until(0) });
    expect(value()).toBe('signedOut');
    expect(emitted).toEqual([]);
  });

  it('nor with an expired one after the session had expired', () => {
    const { actor, clock, value } = start(until(1000));
    clock.increment(1000);
    actor.send({ type: 'start', session: until(1000) });
    expect(value()).toBe('expired');
  });

  it('again after the session had expired', () => {
    const { actor, clock, value, session } = start(until(1000));
    clock.increment(1000);
    actor.send({ type: 'start', session: until(5000) });
    expect(value()).toBe('valid');
    expect(session()).toEqual(until(5000));
  });
});

describe('§account.5 Session: expiry', () => {
  it("comes by a timer at the token's exp", () => {
    const { clock, value, emitted, session } = start(until(60_000));
    clock.increment(59_999);
    expect(value()).toBe('valid');
    clock.increment(1);
    expect(value()).toBe('expired');
    expect(session()).toBeNull();
    expect(emitted.at(-1)).toEqual(cleared);
  });

  it('beyond 2^31-1 ms, where a timer would overflow and fire at once (§account.5)', () => {
    const far = 2 ** 31 + 5 * day;
    const { clock, value } = start(until(far));
    clock.increment(1);
    expect(value()).toBe('valid');
    while (clock.now() < far - 1) clock.increment(Math.min(day, far - 1 - clock.now()));
    expect(value()).toBe('valid');
    clock.increment(1);
    expect(value()).toBe('expired');
  });

  it('never waits longer than a timer can', () => {
    const waits: number[] = [];
    const clock = new SimulatedClock();
    const machine = sessionMachine.provide({ actors: { logout: fromPromise(async () => undefined) } });
    createActor(machine, {
      input: { stored: until(400 * day), now: () => 0 },
      clock: {
        setTimeout: (run, wait) => {
          waits.push(wait);
          return clock.setTimeout(run, wait);
        },
        clearTimeout: (id) => clock.clearTimeout(id),
      },
    }).start();
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 ** 31 - 1);
  });

  it('follows a new token, as after a change of password, and not the old one', () => {
    const { actor, clock, value, emitted } = start(until(1000));
    actor.send({ type: 'change.token', token: 'd.e.f', expiresAt: 5000 });
    expect(emitted.at(-1)).toEqual({ type: 'save', session: until(5000, 'd.e.f') });
    clock.increment(1000);
    expect(value()).toBe('valid');
    clock.increment(4000);
    expect(value()).toBe('expired');
  });
});

describe('§account.6: the server says that the session has ended', () => {
  it('removes the cookie without asking the server again', () => {
    const { actor, value, emitted, calls } = start(until(1000));
    actor.send({ type: 'refuse' });
    expect(value()).toBe('expired');
    expect(emitted.at(-1)).toEqual(cleared);
    expect(emitted).not.toContainEqual(told);
    expect(calls()).toBe(0);
  });
});

describe('§sync.21 Session: one that ends while the page holds something unsent', () => {
  /** A session that has just ended while something was unsent. */
  function endInPlace() {
    const started = start(until(1000));
    started.actor.send({ type: 'change.unsent', isUnsent: true });
    started.actor.send({ type: 'refuse' });
    return started;
  }

  it('leaves the page to its person, without the cookie, and tells no other tab', () => {
    const { value, session, emitted, calls } = endInPlace();
    expect(value()).toBe('endedInPlace');
    expect(session()).toEqual(until(1000));
    expect(emitted.slice(1)).toEqual([{ type: 'endInPlace', token: 'a.b.c' }]);
    expect(calls()).toBe(0);
  });

  it("does so by the timer at the token's exp, too", () => {
    const { actor, clock, value } = start(until(1000));
    actor.send({ type: 'change.unsent', isUnsent: true });
    clock.increment(1000);
    expect(value()).toBe('endedInPlace');
  });

  it('but not once what it held was sent', () => {
    const { actor, value } = start(until(1000));
    actor.send({ type: 'change.unsent', isUnsent: true });
    actor.send({ type: 'change.unsent', isUnsent: false });
    actor.send({ type: 'refuse' });
    expect(value()).toBe('expired');
  });

  it('goes on with the next token, and ends with that', () => {
    const { actor, clock, value, session, emitted } = endInPlace();
    actor.send({ type: 'change.token', token: 'd.e.f', expiresAt: 5000 });
    expect(value()).toBe('valid');
    expect(session()).toEqual(until(5000, 'd.e.f'));
    expect(emitted.at(-1)).toEqual({ type: 'save', session: until(5000, 'd.e.f') });
    clock.increment(5000);
    expect(value()).toBe('endedInPlace');
    expect(emitted.at(-1)).toEqual({ type: 'endInPlace', token: 'd.e.f' });
  });

  it('has ended like any other once its person leaves', () => {
    const { actor, value, session, emitted } = endInPlace();
    actor.send({ type: 'leave' });
    expect(value()).toBe('expired');
    expect(session()).toBeNull();
    expect(emitted.at(-1)).toEqual(cleared);
    expect(emitted).not.toContainEqual(told);
    actor.send({ type: 'start', session: until(5000) });
    expect(value()).toBe('valid');
  });

  it('is signed out when the person lets another sign in, without a call to the server', () => {
    const { actor, value, emitted, calls } = endInPlace();
    actor.send({ type: 'signOut' });
    expect(value()).toBe('signedOut');
    expect(emitted.slice(-3)).toEqual([told, cleared, { type: 'go', to: 'login' }]);
    expect(calls()).toBe(0);
  });

  it('is signed out where another tab signs out', () => {
    const { actor, value, emitted } = endInPlace();
    actor.send({ type: 'end.elsewhere' });
    expect(value()).toBe('signedOut');
    expect(emitted.at(-1)).toEqual(cleared);
  });
});

describe('§account.7: another tab signs out', () => {
  it('ends the session here, and stays on the page until a guard looks', () => {
    const { actor, value, emitted, calls } = start(until(1000));
    actor.send({ type: 'end.elsewhere' });
    expect(value()).toBe('signedOut');
    expect(emitted.at(-1)).toEqual(cleared);
    expect(emitted).not.toContainEqual({ type: 'go', to: 'login' });
    expect(calls()).toBe(0);
  });
});

describe('§account.38, §account.40 Logout', () => {
  it('tells the server, clears the session and goes to /login', async () => {
    const { actor, value, emitted, calls, session } = start(until(1000));
    actor.send({ type: 'signOut' });
    expect(value()).toBe('signingOut');
    await settled();
    expect(value()).toBe('signedOut');
    expect(session()).toBeNull();
    expect(calls()).toBe(1);
    expect(emitted.slice(-3)).toEqual([told, cleared, { type: 'go', to: 'login' }]);
  });

  it('does so, too, where the server refuses', async () => {
    const { actor, value, emitted } = start(until(1000), () => Promise.reject(new Error('No.')));
    actor.send({ type: 'signOut' });
    await settled();
    expect(value()).toBe('signedOut');
    expect(emitted.slice(-3)).toEqual([told, cleared, { type: 'go', to: 'login' }]);
  });

  it('waits two seconds for a silent server, and no longer', () => {
    const { actor, clock, value, emitted } = start(until(60_000), () => new Promise(() => {}));
    actor.send({ type: 'signOut' });
    clock.increment(1999);
    expect(value()).toBe('signingOut');
    clock.increment(1);
    expect(value()).toBe('signedOut');
    expect(emitted.slice(-3)).toEqual([told, cleared, { type: 'go', to: 'login' }]);
  });

  it('is done once, however often it is asked for', async () => {
    const { actor, calls, emitted } = start(until(1000));
    for (let press = 0; press < 5; press += 1) actor.send({ type: 'signOut' });
    await settled();
    expect(calls()).toBe(1);
    expect(emitted.filter((event) => 'type' in event && event.type === 'clear')).toEqual([cleared]);
  });

  it('asks nothing of the server for a visitor (§product.9: a guard triggers a sign-out)', () => {
    const { actor, value, calls, emitted } = start(null);
    actor.send({ type: 'signOut' });
    expect(value()).toBe('signedOut');
    expect(calls()).toBe(0);
    expect(emitted).toEqual([]);
  });
});

describe('§account.3 Every change is synced to the cookie', () => {
  it('when the person changes their profile', () => {
    const { actor, emitted } = start(until(1000));
    const user = { ...exampleStudent, first_name: 'Samira' };
    actor.send({ type: 'change.user', user });
    expect(emitted.at(-1)).toEqual({ type: 'save', session: { ...until(1000), user } });
  });
});
