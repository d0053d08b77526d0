import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { refusal, unreachable } from '../testing.ts';
import { outboxMachine } from './outbox.machine.ts';

const fault = (status: number, retryAfter: number | null = null) =>
  new ApiError({ kind: 'refused', status, message: null, retryAfter });

/** What the letters' tries end with, one after another; without more, they stay under way. */
function start({ random = 0, ends = [] as unknown[] } = {}) {
  const clock = new SimulatedClock();
  const tries: { id: string; at: number; signal: AbortSignal }[] = [];
  const outbox = createActor(outboxMachine, { clock, input: { random: () => random } });
  const told: unknown[] = [];
  outbox.on('*', (event) => told.push(event));
  outbox.start();
  const letter = (id: string) => ({
    id,
    send: (signal: AbortSignal) => {
      tries.push({ id, at: clock.now(), signal });
      const end = ends.shift();
      if (end === undefined) return new Promise(() => {});
      return end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
    },
  });
  const heard = () => new Promise((resolve) => setTimeout(resolve));
  return {
    outbox,
    tries,
    told,
    post: async (...ids: string[]) => {
      for (const id of ids) outbox.send({ type: 'post', letter: letter(id) });
      await heard();
    },
    tell: async (type: 'hurry' | 'wake') => {
      outbox.send({ type });
      await heard();
    },
    withdraw: async (id: string) => {
      outbox.send({ type: 'withdraw', id });
      await heard();
    },
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await heard();
    },
    value: () => outbox.getSnapshot().value,
    waiting: () => outbox.getSnapshot().context.letters.map(({ id }) => id),
  };
}

describe('§sync.7, §sync.8 The calls: the outbox', () => {
  it('sends one at a time, in order, and tells of each', async () => {
    const { post, tries, told, value } = start({ ends: ['first', refusal(422), 'third'] });
    await post('a', 'b', 'c');
    expect(tries.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(told).toMatchObject([
      { type: 'delivered', id: 'a', output: 'first' },
      { type: 'refused', id: 'b', error: { failure: { status: 422 } } },
      { type: 'delivered', id: 'c', output: 'third' },
    ]);
    expect(value()).toBe('empty');
  });

  it('sends nothing before what stands in front of it', async () => {
    const { post, tries, value, waiting } = start();
    await post('a', 'b');
    expect(tries.map(({ id }) => id)).toEqual(['a']);
    expect(value()).toBe('sending');
    expect(waiting()).toEqual(['a', 'b']);
  });

  it.each<[string, ApiError]>([
    ['no answer', unreachable()],
    ['a time-out', new ApiError({ kind: 'timeout', status: 0, message: null, retryAfter: null })],
    ["a proxy's answer", new ApiError({ kind: 'broken', status: 502, message: null, retryAfter: null })],
    ['an answer of another shape', new ApiError({ kind: 'broken', status: 200, message: null, retryAfter: null })],
    ...[500, 503, 408, 425, 429].map((status): [string, ApiError] => [String(status), fault(status)]),
  ])('keeps what met %s, says so, and sends it again', async (_name, error) => {
    const { post, pass, told, tries, value, waiting } = start({ ends: [error, 'done'] });
    await post('a');
    expect(value()).toBe('waiting');
    expect(waiting()).toEqual(['a']);
    expect(told).toEqual([{ type: 'delayed', error }]);
    await pass(2_000);
    expect(tries).toHaveLength(2);
    expect(told[1]).toEqual({ type: 'delivered', id: 'a', output: 'done' });
  });

  it.each([400, 401, 403, 404, 409, 410, 413, 422])('gives up what is refused with %i', async (status) => {
    const { post, pass, told, tries, value } = start({ ends: [fault(status)] });
    await post('a');
    expect(told).toMatchObject([{ type: 'refused', id: 'a' }]);
    await pass(600_000);
    expect(tries).toHaveLength(1);
    expect(value()).toBe('empty');
  });

  const pausesOf = async (random: number, ends: unknown[]) => {
    const count = ends.length;
    const { post, pass, tries } = start({ random, ends });
    await post('a');
    for (let half = 0; half < 800; half += 1) await pass(500);
    return tries.map(({ at }, index) => (at - (tries[index - 1]?.at ?? 0)) / 1000).slice(1, count + 1);
  };

  it.each([
    [0, [2, 4, 8, 16, 32, 60, 60]],
    [1, [1, 2, 4, 8, 16, 30, 30]],
  ])('waits ever longer, up to a minute, and leaves the half to chance (%i)', async (random, pauses) => {
    expect(await pausesOf(random, Array(7).fill(unreachable()))).toEqual(pauses);
  });

  it.each([0, 1])('never sends earlier than the server has asked for (%i)', async (random) => {
    const [pause] = await pausesOf(random, [fault(429, 120)]);
    expect(pause).toBe(random === 0 ? 120 : 132);
    const [short] = await pausesOf(random, [fault(503, 0.5)]);
    expect(short).toBe(random === 0 ? 2 : 1);
  });

  it('waits no time that a timer cannot hold, which would be none', async () => {
    const { post, pass, tries } = start({ ends: [fault(429, 10 ** 9)] });
    await post('a');
    await pass(2 ** 31 - 2);
    expect(tries).toHaveLength(1);
    await pass(1);
    expect(tries).toHaveLength(2);
  });

  it('begins with short waits again after each letter', async () => {
    const { post, pass, tries } = start({ ends: [unreachable(), unreachable(), 'done', unreachable()] });
    await post('a', 'b');
    await pass(2_000);
    await pass(4_000);
    expect(tries.map(({ id }) => id)).toEqual(['a', 'a', 'a', 'b']);
    await pass(1_999);
    expect(tries).toHaveLength(4);
    await pass(1);
    expect(tries).toHaveLength(5);
  });

  it.each([
    ['no answer', unreachable(), 2],
    ["a proxy's answer", new ApiError({ kind: 'broken', status: 502, message: null, retryAfter: null }), 2],
    ['a failure of the server, which other answers say nothing about', fault(500), 1],
    ['Retry-After', fault(429, 120), 1],
  ])('is woken by the connection after %s', async (_name, error, count) => {
    const { post, tell, tries } = start({ ends: [error] });
    await post('a');
    await tell('wake');
    expect(tries).toHaveLength(count);
  });

  it.each([unreachable(), fault(500), fault(429, 120)])('sends at once where the student asks (%#)', async (error) => {
    const { post, tell, tries } = start({ ends: [error] });
    await post('a');
    await tell('hurry');
    expect(tries).toHaveLength(2);
  });

  it('does not send a second time what is under way, whoever asks', async () => {
    const { post, tell, tries } = start();
    await post('a');
    await tell('hurry');
    await tell('wake');
    expect(tries).toHaveLength(1);
  });

  it('takes back what is under way, and goes on with the next', async () => {
    const { post, withdraw, tries, told, value } = start({ ends: [undefined, 'done'] });
    await post('a', 'b');
    await withdraw('a');
    expect(tries[0]?.signal.aborted).toBe(true);
    expect(told).toEqual([{ type: 'delivered', id: 'b', output: 'done' }]);
    expect(value()).toBe('empty');
  });

  it('takes back what waits, and sends it no more', async () => {
    const { post, pass, withdraw, tries, value } = start({ ends: [unreachable()] });
    await post('a');
    await withdraw('a');
    expect(value()).toBe('empty');
    await pass(600_000);
    expect(tries).toHaveLength(1);
  });

  it('takes back what stands further behind, and leaves the first alone', async () => {
    const { post, withdraw, tries, waiting } = start();
    await post('a', 'b', 'c');
    await withdraw('b');
    await withdraw('nobody');
    expect(tries).toMatchObject([{ id: 'a', signal: { aborted: false } }]);
    expect(waiting()).toEqual(['a', 'c']);
  });

  it('goes on waiting where something more is posted', async () => {
    const { post, tries, value } = start({ ends: [unreachable()] });
    await post('a');
    await post('b');
    expect(value()).toBe('waiting');
    expect(tries).toHaveLength(1);
  });
});
