import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewMessagesScreen } from './new-messages.view.tsx';

const meta = {
  title: 'Screens/New messages',
  component: NewMessagesScreen,
  parameters: { machine: 'questions/new-messages' },
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
