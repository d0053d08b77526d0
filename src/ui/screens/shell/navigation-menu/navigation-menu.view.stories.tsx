import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { button, type CameFor, link } from '../../came-for.fixture.ts';
import { NavigationMenuScreen, type NavigationMenuView } from './navigation-menu.view.tsx';

const visitor = [
  { label: 'Login', to: '/login' },
  { label: 'Register', to: '/register' },
];
const student = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Profile', to: '/profile', own: true },
  { label: 'Assignments', to: '/assignments' },
  { label: 'Student', to: '/profile', note: 'Student: Ada Okafor', second: true, own: true },
];
const groups = [
  {
    title: 'Learn',
    items: [
      { label: 'Courses', to: '/courses' },
      { label: 'Your Path', to: '/path' },
      { label: 'Review', to: '/review' },
      { label: 'Learning Resources', to: '/resources' },
      { label: 'Class Schedule', to: '/schedules' },
    ],
  },
  {
    title: 'Talk',
    items: [
      { label: 'Messages', to: '/messages' },
      { label: 'Community', to: '/community' },
    ],
  },
  {
    title: 'Progress',
    items: [
      { label: 'Analytics', to: '/analytics' },
      { label: 'Certifications', to: '/certifications' },
    ],
  },
  {
    title: 'Account',
    own: true,
    items: [
      { label: 'Payments', to: '/payments' },
      { label: 'Settings', to: '/settings' },
    ],
  },
];
const instructor = [
  { label: 'Teaching', to: '/teach' },
  ...student.slice(0, 3),
  { label: 'Instructor', to: '/profile', note: 'Instructor: Sarah Chen', second: true, own: true },
];
const teach = {
  title: 'Teach',
  items: [
    { label: 'Grading', to: '/teach/grading' },
    { label: 'Requests', to: '/teach/requests' },
    { label: 'Regrade Requests', to: '/teach/regrade-requests' },
  ],
};

const onToggle = fn();
const onSet = fn();
const onSearch = fn();
const search = { keys: 'Ctrl+K', onSearch } as const;
const signedIn = { home: '/dashboard', items: student, groups, onToggle, onSet, search, onLogout: fn() };

const meta = {
  title: 'Screens/Navigation menu',
  component: NavigationMenuScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'shell/navigation-menu',
    cameFor: {
      closed: [link(/, home$/), button('Search everything')],
      open: [link('Courses'), button('Logout')],
    } satisfies CameFor<NavigationMenuView>,
  },
} satisfies Meta<typeof NavigationMenuScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const summaryOf = (canvasElement: HTMLElement) => {
  const summary = canvasElement.querySelector('summary');
  if (!summary) throw new Error('The bar has no menu.');
  return summary;
};

const textStart = (element: HTMLElement) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return Math.round(range.getBoundingClientRect().left);
};

export const Closed = {
  args: { view: { state: 'closed', ...signedIn } },
  play: async ({ canvasElement }) => {
    onToggle.mockClear();
    await userEvent.click(summaryOf(canvasElement));
    await expect(onToggle).toHaveBeenCalledOnce();
    // The state decides, not the browser.
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
} satisfies Story;

export const ClosedOnTheProfile = {
  args: Closed.args,
  parameters: { path: '/profile' },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link', { current: 'page', hidden: true }).map((link) => link.textContent);
    await expect(new Set(current)).toEqual(new Set(['Profile']));
  },
} satisfies Story;

export const ClosedVisitor = {
  parameters: { cameFor: { closed: [link(/, home$/)] } },
  args: { view: { state: 'closed', home: '/', items: visitor, groups: [], onToggle, onSet } },
} satisfies Story;

export const ClosedInstructor = {
  args: { view: { state: 'closed', ...signedIn, home: '/teach', items: instructor, groups: [teach, ...groups] } },
} satisfies Story;

/** On a Mac the keys are others; the button's name is the same. */
export const ClosedOnAMac = {
  args: { view: { state: 'closed', ...signedIn, search: { keys: '⌘K', onSearch } } },
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
  args: Closed.args,
  parameters: { specification: '§product.72, §search.4' },
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvas, canvasElement }) => {
    for (const control of [canvas.getByRole('button', { name: 'Search everything' }), summaryOf(canvasElement)]) {
      const { left, right } = control.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
} satisfies Story;

export const Open = {
  args: { view: { state: 'open', ...signedIn } },
  parameters: { path: '/analytics' },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, canvasElement }) => {
    onSet.mockClear();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Analytics');
    const account = within(canvas.getByRole('list', { name: 'Account' }));
    const logout = account.getByRole('button', { name: 'Logout' });
    // One edge for the words of all rows.
    await expect(textStart(logout)).toBe(textStart(account.getByRole('link', { name: 'Settings' })));
    canvas.getByRole('link', { name: 'Messages' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(onSet).toHaveBeenLastCalledWith(false);
    await expect(summaryOf(canvasElement)).toHaveFocus();
    onSet.mockClear();
    await userEvent.click(document.body);
    await expect(onSet).toHaveBeenLastCalledWith(false);
  },
} satisfies Story;

export const OpenVisitor = {
  parameters: { cameFor: { open: [link('Login'), link('Register')] } },
  args: { view: { state: 'open', home: '/', items: visitor, groups: [], onToggle, onSet } },
  globals: { viewport: { value: 'w390' } },
} satisfies Story;

export const OpenWide = {
  args: { view: { state: 'open', ...signedIn } },
  parameters: { specification: '§shell.24' },
} satisfies Story;

export const OpenInstructor = {
  args: { view: { state: 'open', ...signedIn, home: '/teach', items: instructor, groups: [teach, ...groups] } },
} satisfies Story;

const expectWithin = async (element: HTMLElement) => {
  for (const link of element.querySelectorAll('details a, summary')) {
    const { right, height } = link.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(height).toBeGreaterThanOrEqual(44);
  }
};

export const OpenAt320 = {
  args: OpenInstructor.args,
  parameters: { specification: '§shell.24' },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectWithin(canvasElement),
} satisfies Story;

export const OpenAt320WithLargeText = {
  ...OpenAt320,
  globals: { viewport: { value: 'w320' }, textSize: '200' },
} satisfies Story;
