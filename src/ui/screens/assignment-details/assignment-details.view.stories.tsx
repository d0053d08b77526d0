import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AssignmentDetailsScreen } from './assignment-details.view.tsx';

const onClose = fn();
const graded = {
  title: 'Survey clean-up',
  courseName: 'Data Science',
  status: 'graded',
  description: 'Clean the survey export and write down every decision that changed a value.',
  due: 'Fri, 30 Oct 2026, 17:00 GMT',
  submitted: 'Thu, 29 Oct 2026, 20:12 GMT',
  grade: 92,
  feedback: 'Careful work, and the log of decisions is exemplary. Watch the two rows with swapped units.',
  attachments: ['survey.csv'],
};
const pending = {
  title: 'Question log',
  courseName: 'Data Analytics',
  status: 'pending',
  description: 'Collect five questions from your own work and rewrite each so that data can answer it.',
  due: 'Fri, 27 Nov 2026, 17:00 GMT',
  attachments: ['question-log-template.md', 'example-answers.md'],
};

const meta = {
  title: 'Screens/Assignment details',
  component: AssignmentDetailsScreen,
  parameters: { machine: 'assignment-details' },
} satisfies Meta<typeof AssignmentDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed', assignment: null } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Open = {
  args: { view: { state: 'open', assignment: graded, onClose } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Survey clean-up' });
    await expect(dialog).toHaveTextContent('92%');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenPending = {
  args: { view: { state: 'open', assignment: pending, onClose: fn() } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Question log' });
    await expect(dialog).not.toHaveTextContent('Submission date');
    await expect(screen.getByText('question-log-template.md')).toBeVisible();
  },
} satisfies Story;
