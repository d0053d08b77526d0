import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { refusal, settled, unreachable } from '../testing.ts';
import { pendingCallsMachine } from './pending-calls.machine.ts';

const fault = (status: number, retryAfter: number | null = null) =>
  new ApiError({ kind: 'refused', status, message: null, retryAfter });

/** `ends` has the results of the tries, in order; tries beyond it never end. */
function start({ random = 0, ends = [] as unknown[] } = {}) {
  const clock = new SimulatedClock();
  const tries: { id: string; at: number; signal: AbortSignal }[] = [];
  const queue = createActor(pendingCallsMachine, { clock, input: { random: () => random } });
  const reported: unknown[] = [];
  queue.on('*', (event) => reported.push(event));
  queue.start();
  const callOf = (id: string) => ({
    id,
    send: (signal: AbortSignal) => {
      tries.push({ id, at: clock.now(), signal });
      const end = ends.shift();
      if (end === undefined) return new Promise(() => {});
      return end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
    },
  });
  return {
    queue,
    tries,
    reported,
    add: async (...ids: string[]) => {
      for (const id of ids) queue.send({ type: 'add', call: callOf(id) });
      await settled();
    },
    send: async (type: 'sendNow' | 'connected') => {
      queue.send({ type });
      await settled();
    },
    cancel: async (id: string) => {
      queue.send({ type: 'cancel', id });
      await settled();
    },
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settled();
    },
    value: () => queue.getSnapshot().value,
    waiting: () => queue.getSnapshot().context.calls.map(({ id }) => id),
  };
}

describe('§sync.7, §sync.8 The calls: pending calls', () => {
  it('sends one at a time, in order, and reports each', async () => {
    const { add, tries, reported, value } = start({ ends: ['first', refusal(422), 'third'] });
    await add('a', 'b', 'c');
    expect(tries.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(reported).toMatchObject([
      { type: 'succeeded', id: 'a', output: 'first' },
      { type: 'refused', id: 'b', error: { failure: { status: 422 } } },
      { type: 'succeeded', id: 'c', output: 'third' },
    ]);
    expect(value()).toBe('empty');
  });

  it('sends nothing before what stands in front of it', async () => {
    const { add, tries, value, waiting } = start();
    await add('a', 'b');
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
    const { add, pass, reported, tries, value, waiting } = start({ ends: [error, 'done'] });
    await add('a');
    expect(value()).toBe('waiting');
    expect(waiting()).toEqual(['a']);
    expect(reported).toEqual([{ type: 'delayed', error }]);
    await pass(2_000);
    expect(tries).toHaveLength(2);
    expect(reported[1]).toEqual({ type: 'succeeded', id: 'a', output: 'done' });
  });

  it.each([400, 401, 403, 404, 409, 410, 413, 422])('gives up what is refused with %i', async (status) => {
    const { add, pass, reported, tries, value } = start({ ends: [fault(status)] });
    await add('a');
    expect(reported).toMatchObject([{ type: 'refused', id: 'a' }]);
    await pass(600_000);
    expect(tries).toHaveLength(1);
    expect(value()).toBe('empty');
  });

  const pausesOf = async (random: number, ends: unknown[]) => {
    const count = ends.length;
    const { add, pass, tries } = start({ random, ends });
    await add('a');
    for (let half = 0; half < 800 && tries.length <= count; half += 1) await pass(500);
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

  it('never waits longer than the longest timer, as a longer one would end at once', async () => {
    const { add, pass, tries } = start({ ends: [fault(429, 10 ** 9)] });
    await add('a');
    await pass(2 ** 31 - 2);
    expect(tries).toHaveLength(1);
    await pass(1);
    expect(tries).toHaveLength(2);
  });

  it('begins with short waits again after each call', async () => {
    const { add, pass, tries } = start({ ends: [unreachable(), unreachable(), 'done', unreachable()] });
    await add('a', 'b');
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
  ])('is retried once the connection is back after %s', async (_name, error, count) => {
    const { add, send, tries } = start({ ends: [error] });
    await add('a');
    await send('connected');
    expect(tries).toHaveLength(count);
  });

  it.each([unreachable(), fault(500), fault(429, 120)])('sends at once where the student asks (%#)', async (error) => {
    const { add, send, tries } = start({ ends: [error] });
    await add('a');
    await send('sendNow');
    expect(tries).toHaveLength(2);
  });

  it('does not send a second time what is under way, whoever asks', async () => {
    const { add, send, tries } = start();
    await add('a');
    await send('sendNow');
    await send('connected');
    expect(tries).toHaveLength(1);
  });

  it('cancels what is under way, and goes on with the next', async () => {
    const { add, cancel, tries, reported, value } = start({ ends: [undefined, 'done'] });
    await add('a', 'b');
    await cancel('a');
    expect(tries[0]?.signal.aborted).toBe(true);
    expect(reported).toEqual([{ type: 'succeeded', id: 'b', output: 'done' }]);
    expect(value()).toBe('empty');
  });

  it('cancels what waits, and sends it no more', async () => {
    const { add, pass, cancel, tries, value } = start({ ends: [unreachable()] });
    await add('a');
    await cancel('a');
    expect(value()).toBe('empty');
    await pass(600_000);
    expect(tries).toHaveLength(1);
  });

  it('cancels what stands further behind, and leaves the first alone', async () => {
    const { add, cancel, tries, waiting } = start();
    await add('a', 'b', 'c');
    await cancel('b');
    await cancel('nobody');
    expect(tries).toMatchObject([{ id: 'a', signal: { aborted: false } }]);
    expect(waiting()).toEqual(['a', 'c']);
  });

  it('goes on waiting where another call is added', async () => {
    const { add, tries, value } = start({ ends: [unreachable()] });
    await add('a');
    await add('b');
    expect(value()).toBe('waiting');
    expect(tries).toHaveLength(1);
  });
});
