import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleSubmission } from '../../../../api/generated/examples.ts';
import { exampleFile } from '../attachment/attachment.fixture.tsx';
import { AssignmentSubmissionViewScreen } from './submitted.view.tsx';

const onClose = fn();
const onRetry = fn();
const open = { assignment: 'Survey clean-up', onClose };

const meta = {
  title: 'Screens/Assignment submission view',
  component: AssignmentSubmissionViewScreen,
  parameters: { machine: 'assignments/submitted', layout: 'fullscreen' },
} satisfies Meta<typeof AssignmentSubmissionViewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Loading = {
  args: { view: { state: 'loading', ...open } },
  play: async () => {
    await expect(await screen.findByText('Loading...')).toBeInTheDocument();
  },
} satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', ...open, onRetry } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your submission.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

const { text, grade, feedback, files } = exampleSubmission;

export const Shown = {
  args: {
    view: {
      state: 'shown',
      ...open,
      submission: {
        submitted: 'Thu, 29 Oct 2026, 20:12 GMT',
        text,
        grade,
        feedback,
        files: files.map(({ name }) => exampleFile(name)),
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your submission' });
    await expect(dialog).toHaveTextContent('92%');
    await expect(dialog).toHaveTextContent('231 are left');
    await expect(screen.getByRole('button', { name: 'Download: survey-clean.csv' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
} satisfies Story;
