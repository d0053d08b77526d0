import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { navigationMenuMachine } from './navigation-menu.machine.ts';

const start = () => createActor(navigationMenuMachine).start();

describe('§2 Navigation bar: the mobile menu', () => {
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

  it('closes once something is chosen, and stays closed', () => {
    const menu = start();
    menu.send({ type: 'toggle' });
    menu.send({ type: 'close' });
    menu.send({ type: 'close' });
    expect(menu.getSnapshot().value).toBe('closed');
  });
});
