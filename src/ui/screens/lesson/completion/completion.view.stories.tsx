import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { button, type CameFor, link, retry } from '../../came-for.fixture.ts';
import { LessonCompletionScreen, type LessonCompletionView } from './completion.view.tsx';

const onComplete = fn();
const onRetry = fn();

const meta = {
  title: 'Screens/Lesson completion',
  component: LessonCompletionScreen,
  parameters: {
    machine: 'lesson/completion',
    cameFor: {
      checking: null,
      teaching: null,
      inviting: [link('Enroll in this course')],
      offered: [button('Mark as complete')],
      completing: [button('Mark as complete')],
      failed: retry,
      completed: [{ role: 'status' }, { role: 'progressbar', name: 'Course progress' }],
    } satisfies CameFor<LessonCompletionView>,
  },
} satisfies Meta<typeof LessonCompletionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking = { args: { view: { state: 'checking' } } } satisfies Story;

export const Teaching = {
  parameters: { specification: '§lesson.31' },
  args: { view: { state: 'teaching' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You teach this course/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
} satisfies Story;

export const Inviting = {
  args: { view: { state: 'inviting', courseTo: '/courses/data-analytics' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enroll in this course' })).toHaveAttribute(
      'href',
      '/courses/data-analytics',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
} satisfies Story;

export const Offered = {
  args: { view: { state: 'offered', progress: 5, onComplete } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as complete' }));
    await expect(onComplete).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Completing = {
  args: { view: { state: 'completing', progress: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark as complete' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', progress: 5, onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Completed = {
  args: { view: { state: 'completed', progress: 8 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Course progress' })).toHaveAttribute('aria-valuenow', '8');
  },
} satisfies Story;
