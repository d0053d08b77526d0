import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type LoadEvent, runtimeMachine } from './runtime.machine.ts';

type Load = { report: (event: LoadEvent) => void; isCancelled: boolean };

function start(input: { isProvided?: boolean; isSupported?: boolean; isAtOnce?: boolean }) {
  const loads: Load[] = [];
  const loadRuntime = fromCallback<{ type: 'never' }, void>(({ sendBack }) => {
    const load: Load = { report: sendBack, isCancelled: false };
    loads.push(load);
    return () => {
      load.isCancelled = true;
    };
  });
  const flow = createActor(runtimeMachine.provide({ actors: { loadRuntime } }), {
    input: { isProvided: true, isSupported: true, isAtOnce: true, ...input },
  }).start();
  const value = () => flow.getSnapshot().value;
  return { flow, loads, value };
}

describe('§practice.2, §practice.3 What runs the code', () => {
  it('is not loaded where the browser cannot run it', () => {
    const { loads, value } = start({ isSupported: false });
    expect(value()).toBe('unsupported');
    expect(loads).toEqual([]);
  });

  it('§practice.148 is not loaded where the server does not have what the code needs, whatever the browser can do', () => {
    for (const isSupported of [true, false]) {
      const { flow, loads, value } = start({ isProvided: false, isSupported });
      expect(value()).toBe('notProvided');
      flow.send({ type: 'load' });
      expect(value()).toBe('notProvided');
      expect(loads).toEqual([]);
    }
  });

  it('is loaded at once where it is small or kept', () => {
    const { flow, loads, value } = start({});
    expect(value()).toBe('loading');
    expect(flow.getSnapshot().context.progress).toBeNull();
    loads[0]?.report({ type: 'load.progressed', loaded: 1, total: 3 });
    expect(flow.getSnapshot()).toMatchObject({ value: 'loading', context: { progress: { loaded: 1, total: 3 } } });
    loads[0]?.report({ type: 'load.succeeded' });
    expect(value()).toBe('ready');
    flow.send({ type: 'load' });
    expect(value()).toBe('ready');
  });

  it('is loaded only on request where it is large', () => {
    const { flow, loads, value } = start({ isAtOnce: false });
    expect(value()).toBe('waiting');
    expect(loads).toEqual([]);
    flow.send({ type: 'load' });
    expect(value()).toBe('loading');
  });

  it('can be cancelled, and begins anew', () => {
    const { flow, loads, value } = start({});
    loads[0]?.report({ type: 'load.progressed', loaded: 1, total: 3 });
    flow.send({ type: 'cancel' });
    expect(value()).toBe('waiting');
    expect(loads[0]?.isCancelled).toBe(true);
    flow.send({ type: 'load' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'loading', context: { progress: null } });
    expect(loads).toHaveLength(2);
  });

  it.each([
    ['offline', 'offline'],
    ['unsupported', 'unsupported'],
    ['failed', 'notLoaded'],
  ] as const)('%s: stands in %s', (why, expected) => {
    const { loads, value } = start({});
    loads[0]?.report({ type: 'load.failed', why });
    expect(value()).toBe(expected);
  });

  it('goes on by itself once there is a connection, or when asked', () => {
    const { flow, loads, value } = start({});
    loads[0]?.report({ type: 'load.failed', why: 'offline' });
    flow.send({ type: 'connected' });
    expect(value()).toBe('loading');
    loads[1]?.report({ type: 'load.failed', why: 'offline' });
    flow.send({ type: 'load' });
    expect(value()).toBe('loading');
    loads[2]?.report({ type: 'load.failed', why: 'failed' });
    flow.send({ type: 'connected' });
    expect(value()).toBe('notLoaded');
    flow.send({ type: 'load' });
    expect(value()).toBe('loading');
  });
});
