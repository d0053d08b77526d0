import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { inBothDirections } from './story-frames.tsx';

const meta = {
  title: 'Primitives/Alert',
  component: Alert,
  tags: ['autodocs'],
  parameters: {
    usage: {
      use: "A message that belongs to this place on the page: what failed to load, what a form's answer was.",
      avoid:
        'What concerns the whole app or passes by is a notice in the NoticeRegion; an error of one field stands with its field.',
      keyboard: 'Takes no focus itself; its actions are buttons. With danger it is announced at once.',
    },
  },
  args: { title: 'Error', children: 'Failed to load assignments. Please try again later.', tone: 'danger' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load assignments.');
  },
} satisfies Story;

export const WithActions = {
  args: {
    title: 'Error Loading Courses',
    children: 'Failed to load courses. Please try again later.',
    actions: (
      <Button variant="secondary" size="sm" onClick={fn()}>
        Retry
      </Button>
    ),
  },
} satisfies Story;

export const Success = {
  args: { tone: 'success', title: 'Reset Link Sent!', children: 'Check your email for the link.' },
} satisfies Story;

export const Warning = {
  args: { tone: 'warning', title: 'Sandbox checkout', children: 'This is a test. No card is charged.' },
} satisfies Story;

export const InfoWithoutTitle = {
  args: { tone: 'info', title: undefined, children: 'Enroll in this course to unlock this module' },
} satisfies Story;

export const LongTextBothDirections = {
  args: {
    title: 'A title so long that it needs more than one line, as those of real courses now and then do',
    tone: 'warning',
  },
  decorators: [inBothDirections],
} satisfies Story;
