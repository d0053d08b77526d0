import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type CameFor, heading, retry } from '../../came-for.fixture.ts';
import { expectToFit, longTitle, longWord } from '../../extremes.fixture.ts';
import type { ShownMisfit } from './misfits.tsx';
import { StrugglesScreen, type StrugglesView } from './struggles.view.tsx';
import { StrugglesChart } from './struggles-chart.tsx';

const onRetry = fn();
const course = 'Data Analytics';

type Shown = Extract<StrugglesView, { state: 'shown' }>;

const items: Shown['items'] = [
  {
    ...{
      id: 'm3-l6',
      kind: 'exercise',
      text: 'Join orders and returns',
      lessonId: 'm3-l6',
      lessonTitle: 'Join orders and returns',
    },
    ...{ students: 20, first: 25, now: 70, tries: '4-5' },
    wrong: 'The inner join drops orders that were never returned: look at `LEFT JOIN`.',
  },
  {
    ...{ id: 'm2-l4 q3', kind: 'question', lessonId: 'm2-l4', lessonTitle: 'Check your reading' },
    text: 'Which average is not moved by one very large order?',
    ...{ students: 20, first: 45, now: 90, wrong: 'The mean' },
  },
  {
    ...{ id: 'm2-l4 q1', kind: 'question', lessonId: 'm2-l4', lessonTitle: 'Check your reading' },
    ...{ text: 'What does a median of 4 days say?', students: 20, first: 80, now: 95 },
  },
];
const lessons: Shown['lessons'] = [
  { id: 'm3-l6', title: 'Join orders and returns', students: 20, first: 25, now: 70 },
  { id: 'm2-l4', title: 'Check your reading', students: 20, first: 65, now: 90 },
  { id: 'm1-l4', title: 'Check your questions', students: 50, first: 70, now: 95 },
];
const outcomes: Shown['outcomes'] = [
  { id: 'm3', text: 'Join two tables without losing or doubling rows', students: 20, first: 25, now: 70 },
  { id: 'm2', text: 'Choose an average that fits the question', students: 20, first: 65, now: 90 },
];
const misfitOf = (item: Shown['items'][number] | undefined, misfit: ShownMisfit['misfit']): Shown['misfits'] =>
  item ? [{ ...item, misfit, to: '/courses/data-analytics/lessons/m2-l4' }] : [];
const shownOf = (some: Pick<Shown, 'items' | 'lessons' | 'outcomes'> & Partial<Shown>): StrugglesView => ({
  misfits: [],
  state: 'shown',
  course,
  ...some,
  total: 48,
  day: '20 November 2026',
  chart: <StrugglesChart lessons={some.lessons} />,
});

const meta = {
  title: 'Screens/Struggles',
  component: StrugglesScreen,
  parameters: {
    machine: 'teaching/struggles',
    layout: 'fullscreen',
    cameFor: {
      loading: null,
      failed: retry,
      tooFew: [heading('Five students are needed before anything is shown')],
      shown: [{ role: 'img', name: /^The hardest lessons/ }],
    } satisfies CameFor<StrugglesView>,
  },
} satisfies Meta<typeof StrugglesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading', course: '' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', course: '', reason: 'The figures could not be loaded.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const TooFew = {
  parameters: { specification: '§teaching.21' },
  args: { view: { state: 'tooFew', course } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Five students are needed before anything is shown')).toBeVisible();
  },
} satisfies Story;

export const Shown = {
  parameters: { specification: '§teaching.21' },
  args: { view: shownOf({ items, lessons, outcomes }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Most difficult: /)).toHaveTextContent(
      /^Most difficult: Join orders and returns\. About 25% of the students were right/,
    );
    const row = canvas.getByRole('row', { name: /^Which average is not moved .* The mean 45% 90% 20\+$/ });
    await expect(row).toBeVisible();
    await expect(canvas.getByText('The median student solved it in 4 to 5 tries.')).toBeVisible();
    await expect(canvas.getByText('3 of 48 were tried by five students or more.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^The hardest lessons/ })).toHaveAccessibleDescription(/First try/);
  },
} satisfies Story;

export const Misfits = {
  parameters: { specification: '§teaching.25' },
  args: {
    view: shownOf({
      ...{ items, lessons, outcomes },
      misfits: [
        ...misfitOf(items[1] && { ...items[1], first: 25 }, { kind: 'guessed', beside: 25 }),
        ...misfitOf(items[0], { kind: 'hard', beside: 80 }),
        ...misfitOf(items[2] && { ...items[2], first: 95 }, { kind: 'easy', beside: 95 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Questions that do not fit' }));
    const [guessed, hard, easy] = region.getAllByRole('listitem');
    await expect(guessed).toHaveTextContent(
      /As if guessed\. About 25% were right on the first try; guessing alone gives 25%\./,
    );
    await expect(hard).toHaveTextContent(/in the next module it is 80%\./);
    await expect(easy).toHaveTextContent(/Too easy\. About 95% were right on the first try\./);
    await expect(region.getAllByRole('link', { name: 'Check your reading' })[0]).toHaveAttribute(
      'href',
      '/courses/data-analytics/lessons/m2-l4',
    );
  },
} satisfies Story;

/** Only one exercise was tried by five students. */
export const OnePoint = {
  args: {
    view: shownOf({ items: items.slice(0, 1), lessons: lessons.slice(0, 1), outcomes: [] }),
  },
} satisfies Story;

/** Two hundred questions in fifty lessons, with long words, on a phone. */
export const WholeCourse = {
  globals: { viewport: { value: 'w320' } },
  args: {
    view: shownOf({
      items: Array.from({ length: 200 }, (_, index) => ({
        ...{
          id: `q${index}`,
          kind: 'question',
          lessonId: 'm2-l4',
          lessonTitle: longTitle,
          text: `${longWord} ${index}?`,
        },
        ...{ students: 1000, first: 5 + Math.floor(index / 12) * 5, now: 95, wrong: longWord },
      })),
      misfits: Array.from({ length: 20 }, (_, index) => ({
        ...{ id: `q${index}`, kind: 'question', lessonId: 'm2-l4', lessonTitle: longTitle, text: longWord },
        ...{ students: 1000, first: 25, now: 95, misfit: { kind: 'guessed', beside: 25 }, to: '/' },
      })),
      lessons: Array.from({ length: 50 }, (_, index) => ({
        ...{ id: `l${index}`, title: `${index + 1}. ${longTitle}`, students: 1000, first: 10 + index, now: 95 },
      })),
      outcomes: outcomes.map((outcome) => ({ ...outcome, text: longTitle })),
    }),
  },
  play: expectToFit,
} satisfies Story;
