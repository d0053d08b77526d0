import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleMastery } from '../../../../api/generated/examples.ts';
import { type CameFor, region, retry } from '../../came-for.fixture.ts';
import {
  AnalyticsMasteryScreen,
  type AnalyticsMasteryView,
  type ShownMastery,
  type ShownOutcome,
} from './mastery.view.tsx';

const onRetry = fn();
const onOpen = fn();

const outcome = (id: string, text: string, overrides: Partial<ShownOutcome>): ShownOutcome => ({
  id,
  text,
  level: 'unknown',
  canBeFirm: true,
  low: 0.1,
  middle: 0.5,
  high: 0.9,
  attempts: 0,
  onOpen,
  ...overrides,
});

const outcomes = [
  outcome('m1', 'Turn a vague request into a question with its decision, measure and comparison', {
    level: 'firm',
    low: 0.64,
    middle: 0.83,
    high: 0.95,
    attempts: 9,
  }),
  outcome('m2', 'Find the faults of a raw file, and clean a copy with a log of every decision', {
    level: 'growing',
    low: 0.41,
    middle: 0.67,
    high: 0.88,
    attempts: 5,
  }),
  outcome('m3', 'Describe a set of numbers by its middle, its spread and its shape, and look into outliers', {
    level: 'shaky',
    low: 0.12,
    middle: 0.33,
    high: 0.6,
    attempts: 1,
  }),
  outcome('m4', 'Choose the chart for a message, and draw it so that nobody misreads it', {}),
  outcome('m5', 'Query tables with filters, groups and joins that neither lose nor double rows', { attempts: 3 }),
];
const courses: ShownMastery[] = [
  { id: 'data-analytics', title: 'Data Analytics', outcomes },
  {
    id: 'data-literacy',
    title: 'Data Literacy',
    outcomes: [
      outcome('m1', 'Ask of any figure who made it, what was counted and who is missing', { canBeFirm: false }),
    ],
  },
];

const tooLittle = 'This course asks too little to show that you are firm here.';

const meta = {
  title: 'Screens/Analytics mastery',
  component: AnalyticsMasteryScreen,
  parameters: {
    machine: 'analytics/mastery',
    cameFor: {
      loading: null,
      failed: retry,
      empty: [region('Your strengths and gaps')],
      shown: [{ role: 'listitem' }],
    } satisfies CameFor<AnalyticsMasteryView>,
  },
} satisfies Meta<typeof AnalyticsMasteryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', reason: 'What you can do could not be loaded. Please try again.', onRetry } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
} satisfies Story;

export const Empty = { args: { view: { state: 'empty' } } } satisfies Story;

export const Shown = {
  parameters: { specification: '§analytics.50, §analytics.99' },
  args: { view: { state: 'shown', courses, calibration: exampleMastery.calibration } },
  play: async () => {
    await expect(screen.getByText('1 firm, 1 growing, 1 shaky, 2 not known yet')).toBeVisible();
    await expect(
      screen.getByText('7 of 10 students with answers like yours get the next one right. Your range is 4 to 9.'),
    ).toBeVisible();
    await expect(screen.getByText('Your answers are too few, or too long ago, to say.')).toBeVisible();
    await expect(screen.getAllByText('No answers yet.')[0]).toBeVisible();
    await expect(
      screen.getByText(/^Firm means that at least 9 of 10 students with such answers get 6 of 10 or more right\./),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: /^Data Literacy/ })).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByText(tooLittle)).not.toBeVisible(); // only the folded course has it
    const first = screen.getAllByRole('listitem')[0];
    await expect(first).toHaveTextContent(/^Describe a set of numbers .*Shaky/);
    await userEvent.click(screen.getAllByText('The outcomes as a table')[0] as HTMLElement);
    await expect(screen.getByRole('row', { name: /^Find the faults .* Growing 41 to 88, middle 67 5$/ })).toBeVisible();
    await expect(screen.getByText('We have said so before 1,240 answers here: 84 of 100 were right.')).toBeVisible();
    await expect(screen.getByText(/On average, what we said was off by 1 of 100\.$/)).toBeVisible();
    await userEvent.click(screen.getByText('The points as a table'));
    await expect(screen.getByRole('row', { name: '86 of 100 84 of 100 1,240' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^1 answer to: Describe/ }));
    await expect(onOpen).toHaveBeenCalled();
  },
} satisfies Story;

export const ShownOnAPhone = { globals: { viewport: { value: 'w320' } }, args: Shown.args } satisfies Story;

/** A course with too few questions to show more than this. */
export const OfAnOutline = {
  parameters: { specification: '§analytics.90' },
  args: {
    view: {
      state: 'shown',
      calibration: [],
      courses: [
        {
          id: 'data-literacy',
          title: 'Data Literacy',
          outcomes: [
            outcome('m1', 'Ask of any figure who made it, what was counted and who is missing', {
              level: 'growing',
              canBeFirm: false,
              low: 0.27,
              middle: 0.71,
              high: 0.95,
              attempts: 2,
            }),
          ],
        },
      ],
    },
  },
  play: async () => {
    await expect(screen.getByText(tooLittle)).toBeVisible();
  },
} satisfies Story;

/** The student has given one answer only. */
export const OnePoint = {
  args: {
    view: {
      state: 'shown',
      calibration: [],
      courses: [{ id: 'data-analytics', title: 'Data Analytics', outcomes: outcomes.slice(2, 3) }],
    },
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: /^1 answer to: Describe/ })).toBeVisible();
  },
} satisfies Story;

/** Twelve courses with thousands of answers, some of them too old to say anything. */
export const FiveYears = {
  args: {
    view: {
      state: 'shown',
      calibration: [],
      courses: Array.from({ length: 12 }, (_, course) => ({
        id: `course-${course}`,
        title: `Course ${course + 1}`,
        outcomes: outcomes.map((one, at) => ({ ...one, attempts: one.attempts + at * 300 + course })),
      })),
    },
  },
  play: async () => {
    await expect(screen.getAllByText('1203 answers')[0]).toBeVisible();
  },
} satisfies Story;
