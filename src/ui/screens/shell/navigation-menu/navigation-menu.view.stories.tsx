import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NavigationMenuScreen } from './navigation-menu.view.tsx';

const visitor = [
  { label: 'Login', to: '/login' },
  { label: 'Register', to: '/register' },
];
const student = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Profile', to: '/profile' },
  { label: 'Assignments', to: '/assignments' },
  { label: 'Student', to: '/profile', note: 'Student: Ada Okafor', second: true },
];

const onToggle = fn();
const onSearch = fn();
const search = { keys: 'Ctrl+K', onSearch } as const;

const meta = {
  title: 'Screens/Navigation menu',
  component: NavigationMenuScreen,
  parameters: { layout: 'fullscreen', machine: 'shell/navigation-menu' },
} satisfies Meta<typeof NavigationMenuScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed', home: '/dashboard', items: student, onToggle, search, onLogout: fn() } },
} satisfies Story;

export const ClosedOnTheProfile = {
  ...Closed,
  parameters: { path: '/profile' },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link', { current: 'page', hidden: true }).map((link) => link.textContent);
    await expect(new Set(current)).toEqual(new Set(['Profile']));
  },
} satisfies Story;

export const ClosedVisitor = {
  args: { view: { state: 'closed', home: '/', items: visitor, onToggle } },
} satisfies Story;

/** On a Mac the keys are others; the button's name is the same. */
export const ClosedOnAMac = {
  args: {
    view: {
      state: 'closed',
      home: '/dashboard',
      items: student,
      onToggle,
      search: { keys: '⌘K', onSearch },
      onLogout: fn(),
    },
  },
  parameters: { specification: '§search.4' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search everything' });
    await expect(button).toHaveAttribute('title', 'Search everything (⌘K)');
    await userEvent.click(button);
    await expect(onSearch).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** At 320 pixels with large text the search and the menu button stay in sight. */
export const ClosedWithLargeText = {
  ...Closed,
  parameters: { specification: '§product.72, §search.4' },
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvas }) => {
    for (const name of ['Search everything', 'Open menu']) {
      const { left, right } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
} satisfies Story;

export const Open = {
  args: { view: { state: 'open', home: '/dashboard', items: student, onToggle, search, onLogout: fn() } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const toggle = canvas.queryByRole('button', { name: 'Close menu' });
    if (!toggle) return; // the wide layout has no menu button
    await userEvent.click(toggle);
    await expect(onToggle).toHaveBeenCalled();
  },
} satisfies Story;
