import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noticesMachine } from './notices.machine.ts';

const at = Date.parse('2026-11-20T09:00:00Z');

function start() {
  const clock = new SimulatedClock();
  const notices = createActor(noticesMachine, { clock }).start();
  const show = (title: string, duration?: number) =>
    notices.send({ type: 'show', notice: { type: 'info', title, duration }, at });
  const visible = () => notices.getSnapshot().context.visible?.title ?? null;
  const dismissed = () => notices.getSnapshot().context.dismissed.map(({ title }) => title);
  return { clock, notices, show, visible, dismissed };
}

describe('§shell.8 Toasts', () => {
  it('show for 5,000 ms', () => {
    const { clock, notices, show, visible } = start();
    show('Saved');
    clock.increment(4999);
    expect(visible()).toBe('Saved');
    clock.increment(1);
    expect(visible()).toBeNull();
    expect(notices.getSnapshot().value).toBe('quiet');
  });

  it('show for a duration of their own where they have one (§shell.7)', () => {
    const { clock, show, visible } = start();
    show('Read me', 8000);
    clock.increment(7999);
    expect(visible()).toBe('Read me');
    clock.increment(1);
    expect(visible()).toBeNull();
  });

  it('are visible one at a time: a second takes the place of the first, and has its own 5,000 ms', () => {
    const { clock, show, visible, dismissed } = start();
    show('First');
    clock.increment(4000);
    show('Second');
    expect(visible()).toBe('Second');
    expect(dismissed()).toEqual(['First']);
    clock.increment(4999);
    expect(visible()).toBe('Second');
    clock.increment(1);
    expect(visible()).toBeNull();
  });

  it('can be dismissed before their time', () => {
    const { notices, show, visible, dismissed } = start();
    show('Saved');
    notices.send({ type: 'dismiss' });
    expect(visible()).toBeNull();
    expect(notices.getSnapshot().value).toBe('quiet');
    expect(dismissed()).toEqual(['Saved']);
  });
});

describe('§shell.9 Removal delay after dismissal', () => {
  it('keeps a dismissed notice readable for 1,000,000 ms', () => {
    const { clock, notices, show, dismissed } = start();
    show('Saved');
    notices.send({ type: 'dismiss' });
    clock.increment(999_999);
    expect(dismissed()).toEqual(['Saved']);
    clock.increment(1);
    expect(dismissed()).toEqual([]);
  });

  it('counts for each notice by itself, newest first', () => {
    const { clock, notices, show, dismissed } = start();
    show('First');
    notices.send({ type: 'dismiss' });
    clock.increment(1000);
    show('Second');
    notices.send({ type: 'dismiss' });
    expect(dismissed()).toEqual(['Second', 'First']);
    clock.increment(999_000);
    expect(dismissed()).toEqual(['Second']);
  });

  it('does not hold back the next notice', () => {
    const { notices, show, visible } = start();
    show('First');
    notices.send({ type: 'dismiss' });
    show('Second');
    expect(visible()).toBe('Second');
  });
});

describe('§shell.7 UI: notifications', () => {
  it('are removed by id', () => {
    const { notices, show, dismissed } = start();
    for (const title of ['First', 'Second']) {
      show(title);
      notices.send({ type: 'dismiss' });
    }
    const [, first] = notices.getSnapshot().context.dismissed;
    notices.send({ type: 'remove', id: first?.id ?? '' });
    expect(dismissed()).toEqual(['Second']);
  });

  it('are cleared together, and one shown later still has its full time', () => {
    const { clock, notices, show, dismissed } = start();
    show('First');
    notices.send({ type: 'dismiss' });
    clock.increment(999_000);
    notices.send({ type: 'clear' });
    expect(dismissed()).toEqual([]);
    show('Second');
    notices.send({ type: 'dismiss' });
    clock.increment(999_999);
    expect(dismissed()).toEqual(['Second']);
  });

  it('each have an id from the current time, those of one millisecond, too', () => {
    const { notices, show } = start();
    show('Saved');
    show('Saved');
    const { visible, dismissed } = notices.getSnapshot().context;
    expect([dismissed[0]?.id, visible?.id]).toEqual([String(at), String(at + 1)]);
  });
});
