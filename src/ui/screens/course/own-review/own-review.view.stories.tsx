import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleAnsweredReview, exampleUnansweredReview } from '../../../../api/generated/examples.ts';
import { button, type CameFor, heading, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longWord } from '../../extremes.fixture.ts';
import { CourseOwnReviewScreen, type CourseOwnReviewView } from './own-review.view.tsx';
import { ReviewFormDialog } from './review-form.tsx';

const onOpen = fn();
const onRemove = fn();
const onClose = fn();
const onConfirm = fn();
const onSubmit = fn();
const onRetry = fn();
const onWrite = fn();
const review = exampleAnsweredReview;
const form = { isChange: false, written: { stars: '', text: '' }, onClose, onWrite };
const change = { ...form, isChange: true, written: { stars: '4', text: review.text } };

const stars = [{ role: 'radio', name: /^5 stars/ }] as const;

const meta = {
  title: 'Screens/Own review',
  component: CourseOwnReviewScreen,
  parameters: {
    machine: 'course/own-review',
    cameFor: {
      loading: null,
      failed: retry,
      barred: null,
      tooEarly: [heading('Your Review')],
      unwritten: [button('Write a Review')],
      shown: [button(/^(?:Change|Delete)$/)],
      writing: [...stars, button('Send Review')],
      'sending.underWay': [button('Sending...')],
      'sending.delayed': retry,
      rejected: [...stars, button('Send Review')],
      confirming: [button('Delete Review')],
      deleting: [button('Deleting...')],
      notDeleted: retry,
    } satisfies CameFor<CourseOwnReviewView>,
  },
} satisfies Meta<typeof CourseOwnReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Barred = {
  args: { view: { state: 'barred' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
} satisfies Story;

export const TooEarly = {
  args: { view: { state: 'tooEarly', needed: 8, total: 40, done: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/completed 8 of its 40 lessons\. So far it is 3\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
} satisfies Story;

export const Unwritten = {
  args: { view: { state: 'unwritten', onOpen } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a Review' }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Shown = {
  args: { view: { state: 'shown', review, onOpen, onRemove } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answer from the instructor')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(onOpen).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(onRemove).toHaveBeenCalled();
  },
} satisfies Story;

/** A review without text, changed once, by a person who is no longer enrolled: it can be deleted but not changed. */
export const ShownLostAccess = {
  args: {
    view: {
      state: 'shown',
      review: { ...exampleUnansweredReview, text: '', changedAt: '2026-11-02T09:00:00Z' },
      onRemove,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed on 2 November 2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
} satisfies Story;

export const ShownLongNames = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'shown',
      review: {
        ...review,
        author: longName,
        text: longWord,
        answer: { text: longWord, answeredAt: '2026-10-05T09:00:00Z' },
      },
      onOpen,
      onRemove,
    },
  },
  play: expectToFit,
} satisfies Story;

export const Writing = {
  args: { view: { state: 'writing', form: <ReviewFormDialog view={{ state: 'writing', ...form, onSubmit }} /> } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Write a Review' });
    const send = screen.getByRole('button', { name: 'Send Review' });
    await userEvent.click(send);
    await expect(screen.getByText('Please choose how many stars.')).toBeVisible();
    const five = screen.getByRole('radio', { name: '5 stars: very good' });
    await expect(five).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(screen.getByRole('radio', { name: '4 stars: good' })).toBeChecked();
    await expect(onWrite).toHaveBeenLastCalledWith({ stars: '4', text: '' });
    await userEvent.click(send);
    await expect(onSubmit).toHaveBeenLastCalledWith({ stars: '4', text: '' });
    await userEvent.type(screen.getByLabelText('Your words (optional)'), 'Clear.\u202e');
    await userEvent.click(send);
    await expect(await screen.findByText(/hidden character/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(onClose).toHaveBeenCalled();
  },
} satisfies Story;

export const SendingUnderWay = {
  args: {
    view: {
      state: 'sending.underWay',
      form: <ReviewFormDialog view={{ state: 'sending.underWay', ...change }} />,
      review,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const SendingDelayed = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'sending.delayed',
      review,
      form: (
        <ReviewFormDialog
          view={{ state: 'sending.delayed', ...change, onSubmit, why: 'The server could not be reached.' }}
        />
      ),
    },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Change Your Review' });
    await expect(await screen.findByText(/^Not sent yet\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onSubmit).toHaveBeenCalledWith({ stars: '4', text: review.text });
  },
} satisfies Story;

export const Rejected = {
  args: {
    view: {
      state: 'rejected',
      form: <ReviewFormDialog view={{ state: 'rejected', ...change, onSubmit, why: 'Too many tries.' }} />,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.');
  },
} satisfies Story;

export const Confirming = {
  args: { view: { state: 'confirming', review, onClose, onConfirm } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete Your Review?' });
    await expect(dialog).toHaveTextContent('the answer to them');
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await expect(onClose).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Review' }));
    await expect(onConfirm).toHaveBeenCalled();
  },
} satisfies Story;

export const Deleting = {
  args: { view: { state: 'deleting', review } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const NotDeleted = {
  args: {
    view: {
      state: 'notDeleted',
      review: exampleUnansweredReview,
      why: 'The server could not be reached.',
      onClose,
      onConfirm,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onConfirm).toHaveBeenCalled();
  },
} satisfies Story;
