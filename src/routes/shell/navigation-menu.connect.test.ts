import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { User } from '../../api/account/session-store.ts';
import { navigationMenuMachine } from '../../machines/shell/navigation-menu.machine.ts';
import { connectNavigationMenu } from './navigation-menu.connect.ts';

const person = { id: '1', email: 'ada@example.com', first_name: 'Ada', last_name: 'Okafor', registeredAt: '' };
const start = () => createActor(navigationMenuMachine).start();

const viewOf = (menu: ReturnType<typeof start>, user: User | null) =>
  connectNavigationMenu(menu.getSnapshot(), menu.send, {
    user,
    onLogout: () => {},
    search: { keys: 'Ctrl+K', onSearch: () => {} },
  });
const titlesFor = (user: User | null) => viewOf(start(), user).groups.map(({ title }) => title);

describe('The menu', () => {
  it('§shell.24 has the pages of teaching for who teaches, and no groups for a visitor', () => {
    const all = ['Learn', 'Talk', 'Progress', 'Account'];
    expect(titlesFor({ ...person, role: 'student' })).toEqual(all);
    expect(titlesFor({ ...person, role: 'instructor' })).toEqual(['Teach', ...all]);
    expect(titlesFor(null)).toEqual([]);
  });

  it('§shell.24 leads to no page twice, and to none of the bar', () => {
    const { items, groups } = viewOf(start(), { ...person, role: 'instructor' });
    const addresses = groups.flatMap((group) => group.items.map(({ to }) => to));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => items.some(({ to }) => to === address))).toEqual([]);
  });

  it('§shell.6 is toggled by its button, and follows what the browser has done by itself', () => {
    const menu = start();
    viewOf(menu, null).onToggle();
    expect(viewOf(menu, null).state).toBe('open');
    viewOf(menu, null).onSet(false);
    expect(viewOf(menu, null).state).toBe('closed');
    viewOf(menu, null).onSet(true);
    expect(viewOf(menu, null).state).toBe('open');
  });
});
