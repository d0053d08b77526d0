import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { stack } from 'styled-system/patterns';
import { Notice } from './notice.tsx';
import { inBothDirections } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: 'One message of the app; NoticeRegion and the notices panel show it.',
      avoid: 'A message that belongs to a place on the page is an Alert.',
      keyboard: 'Its cross is reached by Tab; Enter or Space dismisses it.',
    },
  },
  args: { type: 'success', title: 'Registration successful', message: 'Please log in to continue.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success = { args: { onDismiss: fn() } } satisfies Story;

export const WithoutDismiss = { args: { type: 'info' } } satisfies Story;

export const EachType = {
  render: ({ title, message }) => (
    <div className={stack({ gap: '3' })}>
      {(['success', 'info', 'warning', 'error'] as const).map((type) => (
        <Notice key={type} type={type} title={title} message={message} onDismiss={fn()} />
      ))}
    </div>
  ),
} satisfies Story;

export const LongTextBothDirections = {
  args: {
    title: 'A title so long that it needs more than one line, as those of real courses now and then do',
    onDismiss: fn(),
  },
  decorators: [inBothDirections],
} satisfies Story;
