import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  exampleSubmission,
  exampleSubmissionOfProject,
  exampleSubmissionReturned,
} from '../../../../api/generated/examples.ts';
import { button, type CameFor, type Main, retry } from '../../came-for.fixture.ts';
import { expectToFit } from '../../extremes.fixture.ts';
import { exampleFile } from '../attachment/attachment.fixture.tsx';
import { AssignmentSubmissionViewScreen, type AssignmentSubmissionViewView } from './submitted.view.tsx';

const onClose = fn();
const onRetry = fn();
const onRead = fn();
const onRegrade = fn();
const open = { assignment: 'Survey clean-up', onClose };

const close = [button('Close')];
/** When it was submitted, and the grade. Feedback is marked as seen once it is scrolled to. */
const shownFirst: readonly Main[] = [{ role: 'definition' }, ...close];

const meta = {
  title: 'Screens/Assignment submission view',
  component: AssignmentSubmissionViewScreen,
  parameters: {
    machine: 'assignments/submitted',
    layout: 'fullscreen',
    cameFor: {
      closed: null,
      loading: close,
      failed: retry,
      'shown.unread': shownFirst,
      'shown.marking': shownFirst,
      'shown.read': shownFirst,
    } satisfies CameFor<AssignmentSubmissionViewView>,
  },
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

const { text = '', grade, files } = exampleSubmission;
const { feedback } = exampleSubmissionReturned;
const pieces = [
  { start: 0, text: text.slice(0, 21), isMarked: true, numbers: [1] },
  { start: 21, text: text.slice(21), isMarked: false, numbers: [] },
];
const returned = {
  id: 'one',
  title: '92%, attempt 2',
  returned: 'Sarah Chen, Fri, 30 Oct 2026, 09:00 GMT',
  levels: (feedback?.levels ?? []).map(({ points, outOf, ...level }) => ({
    ...level,
    points: `${points} of ${outOf}`,
  })),
  comments: [{ quote: text.slice(0, 21), comment: 'Say where the others went.' }],
  fileComments: [{ id: 'a', name: 'survey-clean.csv', comment: 'The units are swapped in two rows.' }],
  text: 'Careful work.',
};
const submission = {
  submitted: 'Thu, 29 Oct 2026, 20:12 GMT',
  text: pieces,
  grade,
  feedback: returned,
  isWaiting: false,
  earlier: [],
  solutions: [],
  files: files.map(({ name }) => exampleFile(name)),
};

/** The feedback comes into view, which is reported once. */
export const ShownUnread = {
  // It ends where the feedback has been scrolled to.
  parameters: { cameFor: { 'shown.unread': close } },
  args: { view: { state: 'shown.unread', ...open, submission, onRead } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your submission' });
    await expect(dialog).toHaveTextContent('Say where the others went.');
    screen.getByRole('heading', { name: 'Feedback' }).scrollIntoView();
    await waitFor(() => expect(onRead).toHaveBeenCalled());
  },
} satisfies Story;

export const ShownMarking = {
  args: { view: { state: 'shown.marking', ...open, submission } },
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'Comments on your text' })).toBeInTheDocument();
  },
} satisfies Story;

export const ShownRead = {
  args: {
    view: {
      state: 'shown.read',
      ...open,
      submission: { ...submission, feedback: undefined, feedbackText: exampleSubmission.feedback },
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

/** Resubmitted: the earlier grade still counts, and the earlier attempts are listed. */
export const ShownReadHistory = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'shown.read',
      ...open,
      submission: {
        ...submission,
        attempt: 2,
        isWaiting: true,
        feedback: { ...returned, sum: 86, reason: 'The data came late.' },
        earlier: [{ ...returned, id: 'two', title: '70%, attempt 1' }],
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your submission' });
    await expect(dialog).toHaveTextContent("Your latest attempt hasn't been graded yet.");
    await expect(dialog).toHaveTextContent('Why the grade differs from the rubric total: The data came late.');
    await expect(screen.getByRole('heading', { name: '70%, attempt 1' })).toBeInTheDocument();
    await expectToFit();
  },
} satisfies Story;

const regrade = {
  requested: 'Regrade requested on Sat, 31 Oct 2026, 10:00 GMT',
  reason: 'The second line of my text says why each of the nine rows is gone.',
};

/** A regrade can be requested. */
export const ShownReadToRegrade = {
  parameters: { cameFor: { 'shown.read': close } },
  args: {
    view: {
      state: 'shown.read',
      ...open,
      submission: { ...submission, regrade: { until: 'Fri, 13 Nov 2026, 09:00 GMT', onRequest: onRegrade } },
    },
  },
  play: async () => {
    await expect(
      await screen.findByText('You can request a regrade until Fri, 13 Nov 2026, 09:00 GMT.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Request Regrade' }));
    await expect(onRegrade).toHaveBeenCalledOnce();
  },
} satisfies Story;

/** One request was answered by another grade, the other one by keeping that. */
export const ShownReadRegraded = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'shown.read',
      ...open,
      submission: {
        ...submission,
        feedback: {
          ...returned,
          regrade: {
            ...regrade,
            outcome: 'Answered by Sarah Chen on Tue, 3 Nov 2026, 09:00 GMT. The grade stays at 92%.',
            answer: 'The reasons are there for seven of the nine rows.',
          },
        },
        earlier: [
          {
            ...returned,
            id: 'two',
            title: '70%, attempt 2',
            regrade: {
              ...regrade,
              outcome: 'Regraded by Sarah Chen on Fri, 30 Oct 2026, 09:00 GMT: 70% before, 92% after.',
            },
          },
        ],
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your submission' });
    await expect(dialog).toHaveTextContent('70% before, 92% after.');
    await expect(dialog).toHaveTextContent('The reasons are there for seven of the nine rows.');
    await expectToFit();
  },
} satisfies Story;

/** A project that has not been graded yet: it shows the code of each exercise as it was submitted. */
export const ShownReadProject = {
  parameters: { specification: '§practice.103' },
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'shown.read',
      ...open,
      assignment: 'The first spring',
      submission: {
        submitted: 'Wed, 18 Nov 2026, 16:40 GMT',
        text: [{ start: 0, text: exampleSubmissionOfProject.text ?? '', isMarked: false, numbers: [] }],
        solutions: exampleSubmissionOfProject.solutions ?? [],
        isWaiting: false,
        earlier: [],
        files: exampleSubmissionOfProject.files.map(({ name }) => exampleFile(name)),
      },
    },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Your submission' });
    await expect(screen.getByRole('heading', { name: 'Revenue by month (SQL)' })).toBeInTheDocument();
    await expect(screen.getByText(/csv\.DictReader/)).toBeInTheDocument();
    await expectToFit();
  },
} satisfies Story;
