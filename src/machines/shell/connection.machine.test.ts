import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { step } from '../testing.ts';
import { connectionMachine } from './connection.machine.ts';

/** `health` has the results of the health checks, in order. */
function start({ online = true, health = [] as ('done' | 'error')[] } = {}) {
  const clock = new SimulatedClock();
  const looked: number[] = [];
  const getHealth = fromPromise<undefined>(async () => {
    looked.push(clock.now());
    if (health.shift() !== 'done') throw new Error('No answer.');
  });
  const machine = connectionMachine.provide({ actors: { getHealth } });
  const actor = createActor(machine, { clock, input: { online, random: () => 0 } }).start();
  const pass = async (milliseconds: number) => {
    clock.increment(milliseconds);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { actor, pass, looked, value: () => actor.getSnapshot().value };
}

describe('§shell.13 The connection', () => {
  it.each([
    [true, 'online'],
    [false, 'offline'],
  ])('starts with what the browser says: %s', (online, value) => {
    expect(start({ online }).value()).toBe(value);
  });

  it('is unsteady after a request that got lost, and down after the next', () => {
    const { actor, value } = start();
    actor.send({ type: 'request.lost' });
    expect(value()).toEqual({ unsteady: 'waiting' });
    actor.send({ type: 'request.lost' });
    expect(value()).toEqual({ down: 'waiting' });
  });

  it("is down at once where a proxy answers in the server's place", () => {
    const { actor, value } = start();
    actor.send({ type: 'request.failed' });
    expect(value()).toEqual({ down: 'waiting' });
  });

  it.each(['request.lost', 'request.failed', 'browser.offline'] as const)(
    'is restored by the first answer after %s, says so for four seconds, and is quiet again',
    async (type) => {
      const { actor, pass, value } = start();
      actor.send({ type });
      actor.send({ type: 'request.answered' });
      expect(value()).toBe('restored');
      await pass(3_999);
      expect(value()).toBe('restored');
      await pass(1);
      expect(value()).toBe('online');
    },
  );

  it('§shell.14: checks for the server by itself, ever less often, up to a minute apart, until it is back', async () => {
    const { actor, pass, looked, value } = start({ health: [...Array(6).fill('error'), 'done'] });
    actor.send({ type: 'request.lost' });
    for (let second = 0; second < 300; second += 1) await pass(1000);
    const pauses = looked.map((at, index) => (at - (looked[index - 1] ?? 0)) / 1000);
    expect(pauses).toEqual([4, 4, 8, 16, 32, 60, 60]);
    expect(value()).toBe('online');
  });

  it('believes a browser that says it is online only once the server answers', async () => {
    const { actor, pass, value } = start({ online: false, health: ['error', 'done'] });
    actor.send({ type: 'browser.online' });
    expect(value()).toEqual({ unsteady: 'checking' });
    await pass(0);
    expect(value()).toEqual({ down: 'waiting' });
    await pass(4_000);
    expect(value()).toBe('restored');
  });

  it('checks for nothing while it is offline', async () => {
    const { actor, pass, looked } = start();
    actor.send({ type: 'request.lost' });
    actor.send({ type: 'browser.offline' });
    await pass(600_000);
    expect(looked).toEqual([]);
  });

  const checking = { unsteady: 'checking' };
  it.each([
    ['online', 'browser.offline', 'offline'],
    [{ unsteady: 'waiting' }, 'browser.offline', 'offline'],
    [{ unsteady: 'waiting' }, 'request.failed', { down: 'waiting' }],
    [{ down: 'waiting' }, 'browser.offline', 'offline'],
    ['restored', 'browser.offline', 'offline'],
    ['restored', 'request.lost', { unsteady: 'waiting' }],
    ['restored', 'request.failed', { down: 'waiting' }],
    [checking, 'xstate.done.actor.getHealth', 'restored'],
    [checking, 'xstate.error.actor.getHealth', { down: 'waiting' }],
  ])('is, from %o and after %s, %o', (value, type, next) => {
    const context = { online: true, random: () => 0.5, failedChecks: 3 };
    expect(step(connectionMachine, value, { type }, context).value).toEqual(next);
  });

  it.each([
    ['online', 'browser.offline'],
    [{ down: 'waiting' }, 'request.answered'],
  ])('checks for the server as often as at first again, from %o after %s', (value, type) => {
    const context = { online: true, random: () => 0.5, failedChecks: 3 };
    expect(step(connectionMachine, value, { type }, context).context).toMatchObject({ failedChecks: 0 });
  });
});
