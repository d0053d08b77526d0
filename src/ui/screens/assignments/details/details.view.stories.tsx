import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleSubmissionToGrade } from '../../../../api/generated/examples.ts';
import { button, type CameFor, link } from '../../came-for.fixture.ts';
import { expectToFit } from '../../extremes.fixture.ts';
import { NothingPublic } from '../../practice/portfolio/portfolio.fixture.tsx';
import { ProjectSteps } from '../../practice/portfolio/project-steps.tsx';
import { exampleFile } from '../attachment/attachment.fixture.tsx';
import { type AssignmentDetails, AssignmentDetailsScreen, type AssignmentDetailsView } from './details.view.tsx';

const onClose = fn();
const onExtension = fn();
const onSubmit = fn();
const onSubmission = fn();
const onResubmit = fn();
const ungraded = { rubric: [], resubmissionsLeft: 0, isRegraded: false, isBlind: false };
const graded: AssignmentDetails = {
  ...ungraded,
  title: 'Survey clean-up',
  courseName: 'Data Science',
  status: 'graded',
  description: 'Clean the survey export and write down every decision that changed a value.',
  due: 'Fri, 30 Oct 2026, 17:00 GMT',
  submitted: 'Thu, 29 Oct 2026, 20:12 GMT',
  grade: 92,
  feedback: 'Careful work, and the log of decisions is exemplary. Watch the two rows with swapped units.',
  attachments: [exampleFile('survey.csv')],
};
const pending: AssignmentDetails = {
  ...ungraded,
  title: 'Question log',
  courseName: 'Data Analytics',
  status: 'pending',
  description: 'Collect five questions from your own work and rewrite each so that data can answer it.',
  due: 'Fri, 27 Nov 2026, 17:00 GMT',
  attachments: [exampleFile('question-log-template.md'), exampleFile('example-answers.md')],
};

const courseTo = '/courses/data-analytics';
const later = 'Wed, 2 Dec 2026, 17:00 GMT';

const meta = {
  title: 'Screens/Assignment details',
  component: AssignmentDetailsScreen,
  parameters: {
    machine: 'assignments/details',
    cameFor: {
      closed: null,
      open: [button(/^(Submit Assignment|View Submission)$/)],
    } satisfies CameFor<AssignmentDetailsView>,
  },
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
  parameters: {
    specification: '§assignments.11, §assignments.13',
    cameFor: { open: [button('View Submission'), { role: 'heading', name: 'Feedback' }] },
  },
  args: { view: { state: 'open', assignment: graded, onClose, actions: { onSubmission } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Survey clean-up' });
    await expect(dialog).toHaveTextContent('92%');
    await expect(screen.queryByRole('button', { name: 'Submit Assignment' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'View Submission' }));
    await expect(onSubmission).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const OpenPending = {
  parameters: { specification: '§assignments.13' },
  args: { view: { state: 'open', assignment: pending, onClose: fn(), actions: { onExtension, onSubmit } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Question log' });
    await expect(dialog).not.toHaveTextContent('Submission date');
    await expect(screen.getByText('question-log-template.md')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Request Extension' }));
    await expect(onExtension).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Submit Assignment' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'View Submission' })).toBeNull();
  },
} satisfies Story;

/** The instructor has excused the student, who can still submit it. */
export const OpenExcused = {
  parameters: { specification: '§assignments.33' },
  args: {
    view: {
      state: 'open',
      assignment: { ...pending, excuse: 'You were ill when the data set came out.' },
      onClose: fn(),
      actions: { onSubmit },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Question log' });
    await expect(dialog).toHaveTextContent('Excused by your instructorYou were ill when the data set came out.');
    await expect(dialog).toHaveTextContent("You don't have to submit it, but you still can.");
  },
} satisfies Story;

export const OpenRequested = {
  args: {
    view: {
      state: 'open',
      assignment: { ...pending, extension: { status: 'requested', proposed: 'Wed, 2 Dec 2026, 17:00 GMT' } },
      onClose: fn(),
      actions: { onExtension, onSubmit },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Question log' });
    await expect(dialog).toHaveTextContent('Requesteduntil Wed, 2 Dec 2026, 17:00 GMT');
  },
} satisfies Story;

export const OpenDeclined = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'open',
      assignment: {
        ...pending,
        extension: {
          status: 'declined',
          proposed: 'Wed, 2 Dec 2026, 17:00 GMT',
          answer: 'The answers are discussed in class on Friday.\nAsk again if you are ill.',
        },
      },
      onClose: fn(),
      actions: { onExtension, onSubmit },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Question log' });
    await expect(dialog).toHaveTextContent('The answers are discussed in class on Friday.');
  },
} satisfies Story;

export const OpenOverdue = {
  parameters: { specification: '§assignments.28', cameFor: { open: [button('Request Extension')] } },
  args: {
    view: {
      state: 'open',
      assignment: { ...pending, status: 'overdue' },
      onClose: fn(),
      actions: { onExtension: fn(), courseTo },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Question log' });
    await expect(dialog).toHaveTextContent('The due date has passed. Ask for a later one');
    await expect(screen.getByRole('button', { name: 'Request Extension' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Submit|View Submission/ })).toBeNull();
  },
} satisfies Story;

/** Late work is still taken. */
export const OpenOverdueLate = {
  parameters: { specification: '§assignments.47' },
  args: {
    view: {
      state: 'open',
      assignment: { ...pending, status: 'overdue', late: { isTaken: true, until: later, percent: 30 } },
      onClose,
      actions: { onExtension, onSubmit, courseTo: '/courses/data-analytics' },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^The due date has passed\. You can still submit until /)).toHaveTextContent(
      'If you submit now, 30% will be taken off your grade.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Submit Assignment' }));
    await expect(onSubmit).toHaveBeenCalled();
  },
} satisfies Story;

/** Late work is not taken any more. */
export const OpenOverdueLast = {
  parameters: { cameFor: { open: [button('Request Extension')] } },
  args: {
    view: {
      state: 'open',
      assignment: { ...pending, status: 'overdue', late: { isTaken: false, until: later, percent: 70 } },
      onClose,
      actions: { onExtension, courseTo: '/courses/data-analytics' },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^This assignment could be submitted until /)).toBeVisible();
    await expect(screen.getByText(/Ask for a later one with Request Extension/)).toBeVisible();
  },
} satisfies Story;

/** The student waits for the answer to a request, and is told what else they can do. */
export const OpenOverdueRequested = {
  parameters: { specification: '§assignments.32', cameFor: { open: [button('Request Extension')] } },
  args: {
    view: {
      state: 'open',
      assignment: { ...pending, status: 'overdue', extension: { status: 'requested', proposed: later } },
      onClose: fn(),
      actions: { onExtension: fn(), courseTo },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Question log' });
    await expect(dialog).toHaveTextContent('your request is waiting for an answer');
    await expect(screen.getByRole('link', { name: /write to your instructor/ })).toHaveAttribute('href', courseTo);
  },
} satisfies Story;

export const OpenOverdueDeclined = {
  parameters: { specification: '§assignments.32', cameFor: { open: [button('Request Extension')] } },
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'open',
      assignment: { ...pending, status: 'overdue', extension: { status: 'declined', proposed: later, answer: 'No.' } },
      onClose: fn(),
      actions: { onExtension: fn(), courseTo },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Question log' });
    await expect(dialog).toHaveTextContent('your request was declined. You can ask again');
    await expect(screen.getByRole('link', { name: /write to your instructor/ })).toBeVisible();
  },
} satisfies Story;

/** An instructor gave more time without being asked. */
export const OpenMoreTime = {
  parameters: { specification: '§assignments.31' },
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      state: 'open',
      assignment: {
        ...pending,
        due: later,
        moreTime: { until: later, from: pending.due, reason: 'The data set was corrected.\nPlease load it again.' },
      },
      onClose: fn(),
      actions: { onExtension, onSubmit },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Question log' });
    await expect(dialog).toHaveTextContent(`until ${later} instead of ${pending.due}`);
    await expect(dialog).toHaveTextContent('The data set was corrected.');
    await expectToFit();
  },
} satisfies Story;

/** The dialog shows the rubric, and how often the work can be resubmitted. */
export const OpenRubric = {
  parameters: { specification: '§grading.22' },
  globals: { viewport: { value: 'w390' } },
  args: {
    view: {
      state: 'open',
      assignment: {
        ...graded,
        rubric: exampleSubmissionToGrade.rubric ?? [],
        resubmissionsLeft: 1,
        isRegraded: true,
        isBlind: true,
      },
      onClose,
      actions: { onSubmission, onResubmit },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Survey clean-up' });
    await expect(dialog).toHaveTextContent('92%, graded again');
    await expect(dialog).toHaveTextContent('Once, after feedback');
    await userEvent.click(screen.getByRole('button', { name: 'How it is graded' }));
    await expect(await screen.findByText(/^Every one \(40%\)/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Submit Again' }));
    await expect(onResubmit).toHaveBeenCalledOnce();
  },
} satisfies Story;

const project: AssignmentDetails = {
  ...ungraded,
  title: 'The first spring',
  courseName: 'Data Analytics',
  status: 'pending',
  description: 'A bakery has been open for half a year. Find out which months were good, and who comes back.',
  due: 'Fri, 27 Nov 2026, 17:00 GMT',
  attachments: [],
};
/** The steps of a project; this many of the first are solved. */
const stepsWith = (solved: number, status: AssignmentDetails['status'] = 'pending') => (
  <ProjectSteps
    status={status}
    steps={[
      ...['Revenue by month', 'Who came back', 'Revenue as lines, one for each of the four shops'].map((title, at) => ({
        kind: 'exercise' as const,
        lessonId: `m5-l${at}`,
        title,
        isDone: at < solved,
        to: `/courses/data-analytics/lessons/m5-l${at}`,
      })),
      { kind: 'text', text: 'In 300 words, say which month was best, and what the owner should do in autumn.' },
      { kind: 'upload', text: 'Your chart as a picture.' },
    ]}
  />
);
const toBeSolved = /You can submit it once all are./;

const colourOf = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor;

export const OpenProject = {
  parameters: { specification: '§practice.115', cameFor: { open: [link('Open Next Exercise')] } },
  args: {
    view: {
      state: 'open',
      assignment: { ...project, project: stepsWith(0) },
      onClose,
      actions: { onExtension, onSubmit, nextExercise: '/courses/data-analytics/lessons/m5-l0' },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'The first spring' });
    await expect(screen.getAllByText('to be solved')).toHaveLength(3);
    await expect(screen.getByRole('link', { name: 'Open Next Exercise' })).toHaveAttribute(
      'href',
      '/courses/data-analytics/lessons/m5-l0',
    );
    await expect(colourOf('Submit Assignment')).toBe(colourOf('Request Extension'));
    await expect(dialog).toHaveTextContent(toBeSolved);
    await expect(screen.getByRole('link', { name: 'Who came back' })).toHaveAttribute(
      'href',
      '/courses/data-analytics/lessons/m5-l1',
    );
  },
} satisfies Story;

export const OpenProjectUnderWay = {
  parameters: { cameFor: { open: [link('Open Next Exercise')] } },
  globals: { viewport: { value: 'w320' } },
  args: { view: { ...OpenProject.args.view, assignment: { ...project, project: stepsWith(2) } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'The first spring' });
    await expect(screen.getAllByText('solved')).toHaveLength(2);
    await expect(dialog).toHaveTextContent(toBeSolved);
    await expectToFit();
  },
} satisfies Story;

export const OpenProjectSolved = {
  args: {
    view: {
      ...OpenProject.args.view,
      assignment: { ...project, project: stepsWith(3) },
      actions: { onExtension, onSubmit },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'The first spring' });
    await expect(screen.queryByRole('link', { name: 'Open Next Exercise' })).toBeNull();
    await expect(colourOf('Submit Assignment')).not.toBe(colourOf('Request Extension'));
    await expect(screen.getAllByText('solved')).toHaveLength(3);
    await expect(dialog).not.toHaveTextContent(toBeSolved);
  },
} satisfies Story;

/** Nothing can be submitted until a later due date is granted. */
export const OpenProjectOverdue = {
  parameters: { specification: '§assignments.28', cameFor: { open: [button('Request Extension')] } },
  args: {
    view: {
      ...OpenProject.args.view,
      assignment: { ...project, status: 'overdue', project: stepsWith(1, 'overdue') },
      actions: { onExtension },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'The first spring' });
    await expect(dialog).toHaveTextContent('1 of 3 exercises solved.');
    await expect(dialog).not.toHaveTextContent(toBeSolved);
    await expect(screen.getByRole('button', { name: 'Request Extension' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Open Next Exercise' })).toBeNull();
  },
} satisfies Story;

/** A submitted project no longer changes, even if the student goes on trying in the lessons. */
export const OpenProjectSubmitted = {
  parameters: { specification: '§practice.103' },
  args: {
    view: {
      state: 'open',
      assignment: {
        ...project,
        status: 'completed',
        submitted: 'Wed, 18 Nov 2026, 16:40 GMT',
        project: stepsWith(3, 'completed'),
      },
      onClose,
      actions: { onSubmission },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'The first spring' });
    await expect(dialog).toHaveTextContent('Your code was submitted as it was then.');
    await expect(screen.queryByRole('button', { name: /Submit/ })).toBeNull();
  },
} satisfies Story;

/** Once there is feedback, there is the switch for the public page. */
export const OpenProjectGraded = {
  parameters: { specification: '§practice.115' },
  globals: { viewport: { value: 'w390' } },
  args: {
    view: {
      state: 'open',
      assignment: {
        ...project,
        status: 'graded',
        submitted: 'Wed, 18 Nov 2026, 16:40 GMT',
        grade: 86,
        feedback: 'A clear page. Say in which months the shops were closed.',
        project: (
          <>
            {stepsWith(3, 'graded')}
            <NothingPublic />
          </>
        ),
      },
      onClose,
      actions: { onSubmission },
    },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'The first spring' });
    await expect(screen.getByRole('checkbox', { name: 'Public page' })).not.toBeChecked();
    await expectToFit();
  },
} satisfies Story;
