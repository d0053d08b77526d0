import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { button, type CameFor, retry, textbox } from '../../came-for.fixture.ts';
import { PublicationScreen, type PublicationView } from './publication.view.tsx';

const onClose = fn();
const onRetry = fn();
const onSubmit = fn();
const texts = {
  title: 'Why does the median not move?',
  question: 'I doubled the largest value, and the median stayed as it was.',
  answer: 'Because half of the values still lie below it.',
};
const opened = () => screen.findByRole('dialog', { name: 'Publish for the course' });

const filled = [textbox('Title'), button('Publish')];

const meta = {
  title: 'Screens/Publication',
  component: PublicationScreen,
  parameters: {
    machine: 'questions/publication',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      preparing: null,
      unprepared: retry,
      editing: filled,
      sending: [button('Publishing...')],
      rejected: filled,
    } satisfies CameFor<PublicationView>,
  },
} satisfies Meta<typeof PublicationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = {
  args: { view: { state: 'closed' } },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
} satisfies Story;

export const Preparing = {
  args: { view: { state: 'preparing', onClose } },
  play: async () => {
    await opened();
  },
} satisfies Story;

export const Unprepared = {
  args: { view: { state: 'unprepared', why: 'Please try again.', onRetry, onClose } },
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Editing = {
  args: { view: { state: 'editing', texts, onSubmit, onClose } },
  play: async () => {
    await opened();
    await userEvent.clear(screen.getByLabelText('Title'));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await expect(screen.getByText('Please write something here.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Title'), 'A median');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await expect(onSubmit).toHaveBeenCalledWith({ ...texts, title: 'A median' });
  },
} satisfies Story;

export const Sending = {
  args: { view: { state: 'sending', texts } },
  play: async () => {
    await opened();
    await expect(screen.getByLabelText('Title')).toHaveAttribute('readonly');
  },
} satisfies Story;

export const Rejected = {
  args: { view: { state: 'rejected', texts, why: 'A text still has the name of the student.', onSubmit, onClose } },
  play: async () => {
    await opened();
    await expect(screen.getByText('It was not published')).toBeVisible();
  },
} satisfies Story;
