import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type ToastKind, toastsMachine } from './toasts.machine.ts';

function start() {
  const clock = new SimulatedClock();
  const flow = createActor(toastsMachine, { clock }).start();
  const show = (text: string, kind: ToastKind = 'blank', key?: string) =>
    flow.send({ type: 'show', toast: { kind, text, key } });
  const texts = () => flow.getSnapshot().context.toasts.map(({ text }) => text);
  return { clock, flow, show, texts };
}

describe('§shell.10 Secondary toasts', () => {
  it.each([
    ['blank', 4000],
    ['error', 4000],
    ['custom', 4000],
    ['success', 2000],
  ] as const)('of kind %s show for %i ms', (kind, duration) => {
    const { clock, flow, show, texts } = start();
    show('Saved', kind);
    clock.increment(duration - 1);
    expect(texts()).toEqual(['Saved']);
    clock.increment(1);
    expect(texts()).toEqual([]);
    expect(flow.getSnapshot().value).toBe('quiet');
  });

  it('of kind loading have no duration', () => {
    const { clock, show, texts } = start();
    show('Preparing', 'loading');
    clock.increment(10_000_000);
    expect(texts()).toEqual(['Preparing']);
  });

  it('are 20 at most: the oldest gives way', () => {
    const { show, texts } = start();
    for (let count = 1; count <= 20; count += 1) show(`${count}`);
    expect(texts()).toHaveLength(20);
    show('21');
    expect(texts()).toHaveLength(20);
    expect(texts()[0]).toBe('2');
    expect(texts().at(-1)).toBe('21');
  });

  it('each have their own time', () => {
    const { clock, show, texts } = start();
    show('First');
    clock.increment(3000);
    show('Second');
    clock.increment(1000);
    expect(texts()).toEqual(['Second']);
    clock.increment(3000);
    expect(texts()).toEqual([]);
  });
});

describe('§shell.10: a loading toast, by its key', () => {
  it('becomes a success in its place, which has its full time', () => {
    const { clock, flow, show, texts } = start();
    show('Preparing', 'loading', 'file');
    show('Other', 'loading');
    clock.increment(60_000);
    show('Saved', 'success', 'file');
    expect(texts()).toEqual(['Saved', 'Other']);
    clock.increment(1999);
    expect(texts()).toEqual(['Saved', 'Other']);
    clock.increment(1);
    expect(texts()).toEqual(['Other']);
    expect(flow.getSnapshot().value).toBe('showing');
  });

  it('can follow a failure of the same key, whose time no longer counts', () => {
    const { clock, show, texts } = start();
    show('Failed', 'error', 'file');
    clock.increment(3000);
    show('Preparing', 'loading', 'file');
    clock.increment(60_000);
    expect(texts()).toEqual(['Preparing']);
  });
});

describe('§shell.10 Toasts', () => {
  it('can be dismissed before their time, and the same key can come again', () => {
    const { clock, flow, show, texts } = start();
    show('Copied', 'success', 'link');
    clock.increment(1500);
    flow.send({ type: 'dismiss', id: 'link' });
    expect(texts()).toEqual([]);
    show('Copied', 'success', 'link');
    clock.increment(1999);
    expect(texts()).toEqual(['Copied']);
  });

  it('of an unknown id are left alone', () => {
    const { flow, show, texts } = start();
    show('Copied');
    flow.send({ type: 'dismiss', id: 'another' });
    expect(texts()).toEqual(['Copied']);
  });
});
