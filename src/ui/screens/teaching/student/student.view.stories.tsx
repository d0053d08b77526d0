import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longName, longTitle, longWord } from '../../extremes.fixture.ts';
import { StudentScreen, type StudentShown, type StudentView } from './student.view.tsx';

const onRetry = fn();
const course = '/teach/courses/data-analytics';

const student: StudentShown = {
  course: 'Data Analytics',
  onMessage: fn(),
  name: 'Leila Haidari',
  email: 'leila.haidari@example.com',
  enrolled: '1 October 2026',
  lastActive: '18 November 2026',
  progress: 64,
  completed: 7,
  lessons: 11,
  courseGrade: '92 of 100, from 1 of 4 assignments',
  modules: [
    { id: 'm1', title: 'Asking answerable questions', lessons: 5, completed: 5 },
    { id: 'm2', title: 'Describing data', lessons: 6, completed: 2 },
  ],
  work: [
    {
      ...{ id: 'report', title: 'Sales report', status: 'waiting', due: '16 November 2026' },
      ...{
        submitted: '18 November 2026',
        late: '2 days late',
        grade: '',
        statusOn: '',
        returned: '',
        to: '/teach/grading/one/two',
      },
    },
    {
      ...{ id: 'plan', title: 'Survey plan', status: 'missing', due: '19 November 2026' },
      ...{ submitted: '', late: '', grade: '', statusOn: '', returned: '' },
    },
    {
      ...{ id: 'forecast', title: 'Forecast', status: 'open', due: '2 December 2026' },
      ...{ submitted: '', late: '', grade: '', statusOn: '', returned: '' },
    },
    {
      ...{ id: 'essay', title: 'Essay', status: 'excused', due: '18 November 2026' },
      ...{ submitted: '', late: '', grade: '', statusOn: '', returned: '' },
      excuse: 'Excused by Sarah Chen on 16 November 2026: You were ill.',
    },
    {
      ...{ id: 'poster', title: 'Poster', status: 'returned', due: '4 November 2026', submitted: '4 November 2026' },
      ...{ late: '', grade: '71%', statusOn: '6 November 2026', returned: '', to: '/teach/grading/one/four' },
    },
    {
      ...{ id: 'log', title: 'Question log', status: 'seen', due: '12 October 2026', submitted: '11 October 2026' },
      ...{
        late: '',
        grade: '92%',
        statusOn: '14 October 2026',
        returned: '13 October 2026',
        to: '/teach/grading/one/three',
      },
    },
    {
      ...{ id: 'repair', title: 'Chart repair', status: 'blind', due: '', submitted: '' },
      ...{
        late: '',
        grade: '',
        statusOn: '',
        returned: '',
        to: '/teach/grading?course=data-analytics&assignment=repair',
      },
    },
  ],
  dueDates: [
    {
      ...{ id: 'open', assignment: 'Forecast', status: 'requested', reason: 'I am moving house.' },
      said: 'Asked on 19 November 2026 for 9 December 2026',
    },
    {
      ...{ id: 'given', assignment: 'Sales report', status: 'given', reason: 'The data set was corrected on Monday.' },
      said: 'Given by Jonas Lindqvist on 9 November 2026: due 16 November 2026',
    },
    {
      ...{ id: 'declined', assignment: 'Poster', status: 'declined', reason: 'I forgot.' },
      ...{ said: 'Asked on 3 November 2026 for 10 November 2026', answer: 'The posters are discussed on the 5th.' },
    },
  ],
  moreDueDates: 0,
  requestsTo: '/teach/requests',
  classes: {
    ...{ total: 5, present: 1, late: 1, excused: 1, absent: 1 },
    items: [
      { id: 'sql', title: 'Morning SQL', at: '17 November 2026', mark: 'unmarked', to: `${course}/classes/sql` },
      { id: 'charts', title: 'Reading charts', at: '10 November 2026', mark: 'absent', to: `${course}/classes/charts` },
      { id: 'asking', title: 'Asking well', at: '20 October 2026', mark: 'late', to: `${course}/classes/asking` },
      { id: 'ten', title: 'Ten rows', at: '13 October 2026', mark: 'excused', to: `${course}/classes/ten` },
      { id: 'first', title: 'First steps', at: '6 October 2026', mark: 'present', to: `${course}/classes/first` },
    ],
  },
  classesTo: `${course}/classes`,
  threads: {
    total: 2,
    items: [
      {
        ...{ id: 'a', title: 'Why does the median not move?', isStartedByInstructor: false, isAnswered: false },
        ...{ at: '20 November 2026', to: '/messages/a' },
      },
      {
        ...{ id: 'b', title: 'Your survey plan is due on Thursday.', isStartedByInstructor: true, isAnswered: true },
        ...{ at: '16 November 2026', to: '/messages/b' },
      },
    ],
  },
  threadsTo: '/messages?search=Leila+Haidari&course=data-analytics',
};

const meta = {
  title: 'Screens/Student',
  component: StudentScreen,
  parameters: {
    machine: 'teaching/student',
    layout: 'fullscreen',
    path: `${course}/students/leila`,
    cameFor: {
      loading: null,
      failed: retry,
      missing: [link('Back to Students')],
      shown: [{ role: 'progressbar', name: 'Progress' }],
      refreshing: [{ role: 'progressbar', name: 'Progress' }],
    } satisfies CameFor<StudentView>,
  },
} satisfies Meta<typeof StudentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', reason: 'The student could not be loaded. Please try again.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Missing = {
  args: { view: { state: 'missing', studentsTo: course } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Students' })).toHaveAttribute('href', course);
  },
} satisfies Story;

export const Shown = {
  parameters: {
    specification: '§teaching.70',
    cameFor: { shown: [{ role: 'progressbar', name: 'Progress' }, link('Sales report')] },
  },
  args: { view: { state: 'shown', ...student } },
  play: async ({ canvas }) => {
    const work = within(canvas.getByRole('region', { name: 'Work, as a table' }));
    await expect(work.getByRole('link', { name: 'Sales report' })).toHaveAttribute('href', '/teach/grading/one/two');
    await expect(work.queryByRole('link', { name: 'Survey plan' })).toBeNull();
    await expect(work.getByRole('row', { name: /^Chart repair/ })).not.toHaveTextContent(/Submitted|%/);
    await expect(canvas.getByText('Nothing is shown of work that is graded blind.')).toBeVisible();
    await expect(canvas.getByText('5 classes: 1 present, 1 late, 1 excused, 1 absent, 1 not marked.')).toBeVisible();
    await expect(canvas.getByText('Answer: The posters are discussed on the 5th.')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Answer this request' })).toHaveLength(1);
    await expect(canvas.getAllByText('Waiting for an answer')).toHaveLength(1);
    await expect(canvas.queryByRole('link', { name: /^All / })).toBeNull();
  },
} satisfies Story;

export const Refreshing = {
  args: { view: { state: 'refreshing', ...student } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message' }));
    await expect(student.onMessage).toHaveBeenCalled();
    await expect(canvas.getByRole('region', { name: 'Work, as a table' })).toBeVisible();
  },
} satisfies Story;

/** Someone who has just enrolled. */
export const ShownNothingYet = {
  args: {
    view: {
      ...{ state: 'shown', ...student, lastActive: '', progress: 0, completed: 0, work: [], dueDates: [] },
      classes: { total: 0, present: 0, late: 0, excused: 0, absent: 0, items: [] },
      threads: { total: 0, items: [] },
    },
  },
  play: async ({ canvas }) => {
    for (const none of [
      'No assignments yet.',
      'No later due dates were asked for or given.',
      'No classes since they enrolled.',
      'No messages yet.',
    ])
      await expect(canvas.getByText(none)).toBeVisible();
    await expect(canvas.getByText(/Never active\.$/)).toBeVisible();
  },
} satisfies Story;

/** More than is shown, with long words, on a phone. */
export const ShownMuch = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: {
      ...{ state: 'shown', ...student, name: longName, email: `${longWord}@example.com`.toLowerCase() },
      work: student.work.map((one) => ({ ...one, title: longTitle })),
      dueDates: student.dueDates.map((one) => ({ ...one, assignment: longTitle, reason: longWord })),
      moreDueDates: 12,
      classes: {
        ...student.classes,
        total: 34,
        items: student.classes.items.map((one) => ({ ...one, title: longTitle })),
      },
      threads: { total: 23, items: student.threads.items.map((one) => ({ ...one, title: longWord })) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The 3 newest are shown.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All Classes' })).toHaveAttribute('href', `${course}/classes`);
    await expect(canvas.getByRole('link', { name: 'All 23 Conversations' })).toHaveAttribute('href', student.threadsTo);
    await expectToFit();
  },
} satisfies Story;
