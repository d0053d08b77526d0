import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Markdown } from '../../../parts/markdown.tsx';
import { type CameFor, region } from '../../came-for.fixture.ts';
import { UnreadAnnouncementsScreen, type UnreadAnnouncementsView } from './unread.view.tsx';

const onDismiss = fn();
const first = {
  id: '1',
  course: 'Data Analytics',
  title: 'A new data set',
  text: <Markdown fromPerson>{'Module 3 has a **new data set**.\n\nPlease load it again before you go on.'}</Markdown>,
  author: 'Jonas Lindqvist',
  published: 'Fri, 20 Nov 2026',
  onDismiss,
};
const announcements = [
  first,
  {
    ...first,
    id: '2',
    title: 'Office hours move',
    text: <Markdown fromPerson>{`https://meet.example.com/${'x'.repeat(80)}`}</Markdown>,
  },
];

const meta = {
  title: 'Screens/Unread announcements',
  component: UnreadAnnouncementsScreen,
  parameters: {
    machine: 'announcements/unread',
    cameFor: {
      loading: null,
      missing: null,
      none: null,
      shown: [region('Announcements')],
      dismissing: [region('Announcements')],
      notDismissed: [region('Announcements')],
    } satisfies CameFor<UnreadAnnouncementsView>,
  },
} satisfies Meta<typeof UnreadAnnouncementsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const isEmpty = async () => expect(screen.queryByRole('heading')).toBeNull();

export const Loading = { args: { view: { state: 'loading' } }, play: isEmpty } satisfies Story;
export const Missing = { args: { view: { state: 'missing' } }, play: isEmpty } satisfies Story;
export const None = { args: { view: { state: 'none' } }, play: isEmpty } satisfies Story;

export const Shown = {
  parameters: { specification: '§dashboard.23' },
  globals: { viewport: { value: 'w320' } },
  args: { view: { state: 'shown', announcements } },
  play: async () => {
    await expect(screen.getByText('2 new')).toBeVisible();
    await expect(screen.getByText(/^Please load it again/)).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'A new data set' }));
    await expect(screen.getByText(/^Please load it again/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss A new data set' }));
    await expect(onDismiss).toHaveBeenCalled();
  },
} satisfies Story;

export const Dismissing = {
  args: { view: { state: 'dismissing', chosen: '1', announcements } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Dismissing...' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('button', { name: 'Dismiss Office hours move' })).toBeDisabled();
  },
} satisfies Story;

export const NotDismissed = {
  args: { view: { state: 'notDismissed', chosen: '2', announcements } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Not dismissed');
  },
} satisfies Story;
