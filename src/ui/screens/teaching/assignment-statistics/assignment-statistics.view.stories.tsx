import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AssignmentFigures } from '../../../../api/generated/schema.d.ts';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { expectToFit, longTitle, longWord } from '../../extremes.fixture.ts';
import { AssignmentStatisticsScreen, type AssignmentStatisticsView } from './assignment-statistics.view.tsx';
import { DistributionChart } from './distribution-chart.tsx';

const onRetry = fn();
const about = {
  title: 'Question log',
  course: 'Data Analytics',
  gradesTo: '/teach/courses/data-analytics/grades',
  queueTo: '/teach/grading?course=data-analytics&assignment=question-log',
};
const unknown = { ...about, title: '', course: '' };
const ways = {
  returnedTo: '/teach/grading?course=data-analytics&assignment=question-log&show=returned',
  lateTo: '/teach/courses/data-analytics/grades?show=late',
  missingTo: '/teach/courses/data-analytics/grades?show=missing',
};
const levels = (...all: [title: string, points: number, students: number][]) =>
  all.map(([title, points, students]) => ({ title, points, students }));
const figures: AssignmentFigures = {
  ...{ assigned: 146, submitted: 34, returned: 29, late: 6, missing: 12 },
  ...{ graded: 31, average: 81, median: 84, lowest: 40, highest: 100 },
  bands: [0, 0, 0, 0, 1, 2, 3, 5, 13, 7],
  criteria: [
    {
      ...{ title: 'Answerable questions', outOf: 60, average: 50.4 },
      levels: levels(['All five', 60, 15], ['Most', 40, 11], ['Few', 20, 1]),
    },
    {
      ...{ title: 'Sources', outOf: 40, average: 32.6 },
      levels: levels(['Named', 40, 17], ['Some are missing', 20, 10], ['None', 0, 0]),
    },
  ],
  ...{ byRubric: 27, byAnotherRubric: 3 },
};
const nothing: AssignmentFigures = {
  ...{ assigned: 146, submitted: 0, returned: 0, late: 0, missing: 0, graded: 0 },
  bands: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ...{ criteria: [], byRubric: 0, byAnotherRubric: 0 },
};
const shownOf = (some: AssignmentFigures, rest = about): AssignmentStatisticsView => ({
  ...{ state: 'shown', ...rest, ...ways, figures: some },
  chart: <DistributionChart bands={some.bands} />,
});

const meta = {
  title: 'Screens/Assignment statistics',
  component: AssignmentStatisticsScreen,
  parameters: {
    machine: 'teaching/assignment-statistics',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      missing: [link('Back to Grades')],
      blind: [link('Open the Grading Queue')],
      empty: [link('Open the Grading Queue')],
      few: [link('3 returned')],
      shown: [link('29 returned'), link('12 students'), { role: 'img', name: 'Students by grade' }],
    } satisfies CameFor<AssignmentStatisticsView>,
  },
} satisfies Meta<typeof AssignmentStatisticsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading', ...unknown } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', ...unknown, reason: 'The statistics could not be loaded.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Missing = {
  parameters: { specification: '§teaching.83' },
  args: { view: { state: 'missing', ...unknown } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Grades' })).toHaveAttribute('href', about.gradesTo);
  },
} satisfies Story;

export const Blind = {
  parameters: { specification: '§teaching.83' },
  args: { view: { state: 'blind', ...about } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This assignment is graded blind\. Figures could tell/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the Grading Queue' })).toHaveAttribute('href', about.queueTo);
  },
} satisfies Story;

export const Empty = {
  parameters: { specification: '§teaching.83' },
  args: { view: { state: 'empty', ...about, ...ways, figures: { ...nothing, submitted: 2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 146 submitted')).toBeVisible();
    await expect(canvas.getByText('2 submissions to grade.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the Grading Queue' })).toHaveAttribute('href', about.queueTo);
  },
} satisfies Story;

/** Nothing was submitted, so there is nothing to grade. */
export const EmptyWithoutWork = {
  parameters: { specification: '§teaching.83', cameFor: { empty: [link('Back to Grades')] } },
  args: { view: { state: 'empty', ...about, ...ways, figures: nothing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Grades' })).toHaveAttribute('href', about.gradesTo);
  },
} satisfies Story;

export const Few = {
  parameters: { specification: '§teaching.83' },
  args: {
    view: {
      ...{ state: 'few', ...about, ...ways },
      figures: {
        ...{ ...nothing, submitted: 4, returned: 3, graded: 3, average: 77, median: 80, lowest: 62, highest: 88 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Average 77%, median 80%')).toBeVisible();
    await expect(canvas.getByText('3 grades, from 62% to 88%')).toBeVisible();
    await expect(canvas.getByText('The distribution is shown once five students have a grade.')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
} satisfies Story;

/** One grade is its own average, which says nothing. */
export const FewOne = {
  parameters: { specification: '§teaching.83', cameFor: { few: [link('1 returned')] } },
  args: {
    view: {
      ...{ state: 'few', ...about, ...ways },
      figures: {
        ...nothing,
        ...{
          submitted: 1,
          returned: 1,
          graded: 1,
          average: 77,
          median: 77,
          lowest: 77,
          highest: 77,
          byAnotherRubric: 1,
        },
        criteria: figures.criteria.map(({ average: _, ...criterion }) => criterion),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('77%')).toBeVisible();
    await expect(canvas.getByText('1 grade')).toBeVisible();
    await expect(
      canvas.getByText('No grade was given by this rubric. 1 is left out: given by a rubric that has changed since.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Criteria, as a table' })).toBeNull();
  },
} satisfies Story;

export const Shown = {
  parameters: { specification: '§teaching.80, §teaching.81, §teaching.82' },
  args: { view: shownOf(figures) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Average 81%, median 84%')).toBeVisible();
    await expect(canvas.getByText('31 grades, from 40% to 100%')).toBeVisible();
    await expect(canvas.getByText('34 of 146 submitted')).toBeVisible();
    const to = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(to('29 returned')).toBe(ways.returnedTo);
    await expect(to('5 to grade')).toBe(about.queueTo);
    await expect(to('6 late')).toBe(ways.lateTo);
    await expect(to('12 students')).toBe(ways.missingTo);
    await expect(canvas.getByRole('img', { name: 'Students by grade' })).toHaveAccessibleDescription(
      /largest is 13 \(80–89\)/,
    );
    const bands = within(canvas.getByRole('region', { name: 'Data of Students by grade' }));
    await expect(bands.getByRole('row', { name: '90–100 7' })).toBeVisible();
    await expect(
      canvas.getByText(
        '27 grades by this rubric. 4 are left out: 3 given by a rubric that has changed since, 1 given without choosing levels.',
      ),
    ).toBeVisible();
    const criteria = within(canvas.getByRole('region', { name: 'Criteria, as a table' }));
    await expect(criteria.getByText('50.4 of 60 points on average')).toBeVisible();
    await expect(criteria.getByRole('row', { name: /^Some are missing 20 10/ })).toBeVisible();
  },
} satisfies Story;

/** Without a rubric, and with equal grades. */
export const ShownAlike = {
  parameters: { cameFor: { shown: [link('6 returned')] } },
  args: {
    view: shownOf({
      ...nothing,
      ...{ submitted: 6, returned: 6, graded: 6, average: 80, median: 80, lowest: 80, highest: 80 },
      bands: [0, 0, 0, 0, 0, 0, 0, 0, 6, 0],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 grades, all 80%')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Criteria' })).toBeNull();
  },
} satisfies Story;

/** Two thousand students and ten criteria with long words, on a phone. */
export const ShownLarge = {
  parameters: { cameFor: { shown: [link('1,702 returned')] } },
  globals: { viewport: { value: 'w320' } },
  args: {
    view: shownOf(
      {
        ...{ assigned: 2000, submitted: 1800, returned: 1702, late: 340, missing: 120, graded: 1702 },
        ...{ average: 72, median: 74, lowest: 0, highest: 100, byRubric: 1702, byAnotherRubric: 0 },
        bands: [3, 5, 12, 30, 77, 150, 325, 500, 400, 200],
        criteria: Array.from({ length: 10 }, (_, index) => ({
          ...{ title: `${index + 1}. ${longTitle}`, outOf: 10, average: 7.3 },
          levels: levels([longWord, 10, 1000], [longTitle, 5, 600], ['None', 0, 102]),
        })),
      },
      { ...about, title: longTitle },
    ),
  },
  play: expectToFit,
} satisfies Story;
