import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { navigationMenuMachine } from './navigation-menu.machine.ts';

const start = () => createActor(navigationMenuMachine).start();

describe('§shell.6 Navigation bar: the mobile menu', () => {
  it('is closed at first', () => {
    expect(start().getSnapshot().value).toBe('closed');
  });

  it('opens and closes with its button', () => {
    const menu = start();
    menu.send({ type: 'toggle' });
    expect(menu.getSnapshot().value).toBe('open');
    menu.send({ type: 'toggle' });
    expect(menu.getSnapshot().value).toBe('closed');
  });

  it('§shell.6 UI: can be set open and set closed, whichever it was', () => {
    const menu = start();
    for (const [type, value] of [
      ['open', 'open'],
      ['open', 'open'],
      ['close', 'closed'],
      ['close', 'closed'],
    ] as const) {
      menu.send({ type });
      expect(menu.getSnapshot().value).toBe(value);
    }
  });
});
