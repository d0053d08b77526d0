import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type CameFor, heading, link, retry } from '../../came-for.fixture.ts';
import { emptyReply } from '../reply/reply.fixture.tsx';
import { ThreadScreen, type ThreadView } from './thread.view.tsx';

const onRetry = fn();
const hostile = `Why does it **not** move?

# A heading

<img src=x onerror="alert(1)"> and <b>bold</b>, ![a picture](https://elsewhere.example/pixel.png)

[a site](https://elsewhere.example/) and [a trap](javascript:alert(1))`;

const question = `I doubled the **largest** value of the column, and the median stayed the same:

| before | after |
| --- | --- |
| 31 | 31 |
| 42 | 42 |
| 90 | 180 |

Why does it not move? I read about it [on this page](https://en.wikipedia.org/wiki/Median).`;

const loaded = {
  isStartedByInstructor: false,
  course: { title: 'Data Analytics', to: '/courses/data-analytics' },
  lesson: { title: 'From request to question', to: '/courses/data-analytics/lessons/m1-l2' },
  reply: emptyReply,
  messages: [
    {
      id: 'one',
      author: 'Ada Okafor',
      isByInstructor: false,
      isOwn: true,
      isUnread: false,
      text: question,
      at: 'Thu, 19 Nov 2026, 18:40 GMT',
      attachments: <p>median.csv</p>,
    },
    {
      id: 'two',
      author: 'Jonas Lindqvist',
      isByInstructor: true,
      isOwn: false,
      isUnread: true,
      text: 'Because half of the values still lie below it:\n\n```\nselect median(height) from people;\n```',
      at: 'Fri, 20 Nov 2026, 09:30 GMT',
      attachments: null,
    },
  ],
};

const asker = { name: 'Ada Okafor', to: '/teach/courses/data-analytics/students/ada' };

/** The newest message, and the way to answer it. */
const read = [heading('Jonas Lindqvist'), link('Reply')];

const meta = {
  title: 'Screens/Conversation',
  component: ThreadScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'questions/thread',
    cameFor: {
      loading: null,
      failed: retry,
      notFound: [link('Back to Messages')],
      'loaded.marking': read,
      'loaded.read': read,
    } satisfies CameFor<ThreadView>,
  },
  args: { messagesTo: '/messages' },
} satisfies Meta<typeof ThreadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', message: 'Failed to load the conversation. Please try again later.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const NotFound = {
  args: { view: { state: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Messages' })).toHaveAttribute('href', '/messages');
  },
} satisfies Story;

export const LoadedMarking = {
  args: { view: { state: 'loaded.marking', ...loaded } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
} satisfies Story;

export const LoadedRead = {
  args: { view: { state: 'loaded.read', ...loaded } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Messages' })).getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reply' })).toHaveAttribute('href', '/#reply');
    await expect(canvas.getByRole('button', { name: 'Send Reply' }).closest('#reply')).toBeVisible();
  },
} satisfies Story;

export const LoadedReadHostile = {
  parameters: { cameFor: { 'loaded.read': [heading('You'), link('Reply')] } },
  args: {
    view: {
      state: 'loaded.read',
      ...loaded,
      messages: loaded.messages.map((one) => ({ ...one, text: hostile })).slice(0, 1),
    },
  },
  tags: ['no-review'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Messages' });
    // HTML in a message is not run, pictures are not loaded from elsewhere, and links carry `nofollow`.
    await expect(list.querySelector('img, script, b')).toBeNull();
    await expect(within(list).getByText(/<b>bold/)).toBeVisible();
    await expect(within(list).queryByRole('link', { name: 'a trap' })).toBeNull();
    const link = within(list).getByRole('link', { name: /a site/ });
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    await expect(within(list).getByRole('heading', { name: 'A heading', level: 3 })).toBeVisible();
  },
} satisfies Story;

/** The thread as the instructor sees it after the student's access has ended. */
export const LoadedReadOnly = {
  parameters: { cameFor: { 'loaded.read': [heading('Jonas Lindqvist')] } },
  args: { view: { state: 'loaded.read', ...loaded, asker, reply: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not write in it any more/)).toBeVisible();
  },
} satisfies Story;

/** The thread as the instructor sees it. */
export const LoadedStartedByInstructor = {
  args: { view: { state: 'loaded.read', ...loaded, isStartedByInstructor: true, asker } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sent to/)).toHaveTextContent('Sent to Ada Okafor');
    await expect(canvas.getByRole('link', { name: 'Ada Okafor' })).toHaveAttribute('href', asker.to);
    await expect(canvas.getByText('Message')).toBeVisible();
  },
} satisfies Story;
