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

const meta = {
  title: 'Screens/Navigation menu',
  component: NavigationMenuScreen,
  parameters: { layout: 'fullscreen', machine: 'shell/navigation-menu' },
} satisfies Meta<typeof NavigationMenuScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed', home: '/dashboard', items: student, onToggle, onLogout: fn() } },
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

/** At 320 pixels with large text the menu button stays in sight. */
export const ClosedWithLargeText = {
  ...Closed,
  parameters: { specification: '§product.72' },
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: 'Open menu' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
} satisfies Story;

export const Open = {
  args: { view: { state: 'open', home: '/dashboard', items: student, onToggle, onLogout: fn() } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const toggle = canvas.queryByRole('button', { name: 'Close menu' });
    if (!toggle) return; // the wide layout has no menu button
    await userEvent.click(toggle);
    await expect(onToggle).toHaveBeenCalled();
  },
} satisfies Story;
