import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type CameFor, link } from '../../came-for.fixture.ts';
import { NewMessagesScreen, type NewMessagesView } from './new-messages.view.tsx';

const messages = [link(/^Messages/)];

const meta = {
  title: 'Screens/New messages',
  component: NewMessagesScreen,
  parameters: {
    machine: 'questions/new-messages',
    cameFor: {
      loading: messages,
      missing: messages,
      counted: messages,
    } satisfies CameFor<NewMessagesView>,
  },
} satisfies Meta<typeof NewMessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const to = '/messages';
const named =
  (name: string) =>
  async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) =>
    expect(canvas.getByRole('link', { name })).toHaveAttribute('href', to);

export const Loading = { args: { view: { state: 'loading', to } }, play: named('Messages') } satisfies Story;
export const Missing = { args: { view: { state: 'missing', to } }, play: named('Messages') } satisfies Story;
export const Counted = {
  args: { view: { state: 'counted', to, threads: 2 } },
  play: named('Messages 2 new'),
} satisfies Story;
export const CountedNone = {
  args: { view: { state: 'counted', to, threads: 0 } },
  play: named('Messages'),
} satisfies Story;
export const CountedMany = {
  args: { view: { state: 'counted', to, threads: 100 } },
  play: named('Messages 99+ new'),
} satisfies Story;
