import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { expectToFit, longTitle } from '../../extremes.fixture.ts';
import { Pictures, type PicturesProps } from './pictures.tsx';

const names = ['Mon 16 Nov', 'Tue 17 Nov', 'Wed 18 Nov', 'Thu 19 Nov', 'Fri 20 Nov', 'Sat 21 Nov', 'Sun 22 Nov'];
const shares = [79, 0, 100, 29, 63, 0, 0];
const days = names.map((name, index) => {
  const share = shares[index] ?? 0;
  const text = share === 0 ? 'nothing recorded' : '41 min, 1 lesson';
  return { name, text, share, isGoalReached: share > 57, isToday: index === 4 };
});
const learn = { label: 'Continue Learning', to: '/dashboard' };
const review = { label: 'Review', to: '/review' };
const setGoal = { label: 'Set a Goal', to: '#your-goal' };

const heights = [53, 88, 76, 0, 65, 83, 100, 83];
const weeks = heights.map((share, index) => ({
  ...{ start: String(index), text: `Week ${index + 1}: 2 h, 4 days`, share, isThisWeek: index === 7 },
}));
const outcomes = (['firm', 'growing', 'shaky', 'unknown'] as const).map((level, index) => ({
  ...{ id: level, level, text: `Outcome ${index + 1}: ${level}` },
  ...{ low: 0.6 - index * 0.2, middle: 0.75 - index * 0.2, high: 0.95 - index * 0.2 },
}));

const shown: PicturesProps = {
  week: {
    ...{ state: 'shown', title: '3 of 4 days this week', action: learn, days, goalShare: 57 },
    sentence: '2 h 21 min on 4 days, 4 lessons: 3 of your 4 days with 30 min so far.',
  },
  weeks: {
    ...{ state: 'shown', title: '15 h 32 min in 8 weeks', weeks, from: '28 Sept' },
    action: { label: 'Change Your Goal', to: '#your-goal' },
  },
  known: {
    ...{ state: 'shown', title: '1 of 4 outcomes firm', others: null },
    action: { label: 'Practice Data Analytics', to: '/courses/data-analytics/outline' },
    courses: [{ id: 'data-analytics', title: 'Data Analytics', outcomes }],
  },
  done: {
    ...{ state: 'shown', title: 'Data Analytics by 7 Feb 2027', to: '7 Feb 2027', others: null },
    action: { label: 'Your Path', to: '/path' },
    moves: 'Keep your goal: 23 Jan 2027',
    courses: [
      {
        ...{ id: 'data-analytics', title: 'Data Analytics', band: { from: 47, to: 100 } },
        text: 'Between 27 December 2026 and 7 February 2027.',
        goal: { at: 81, text: 'If you keep your goal: 23 January 2027.' },
      },
      {
        ...{ id: 'data-literacy', title: 'Data Literacy', band: null, goal: null },
        text: 'Study for two full weeks to see an estimate.',
      },
    ],
  },
};

const meta = {
  title: 'Screens/Analytics pictures',
  component: Pictures,
  args: { ...shown, glance: <section aria-label="At a glance">What matters now</section> },
} satisfies Meta<typeof Pictures>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const Shown = {
  parameters: { specification: '§analytics.96' },
  play: async () => {
    await expect(texts('15 h 32 min in 8 weeks').at(-1)).toBe('Week 8: 2 h, 4 days, this week');
    await expect(texts('1 of 4 outcomes firm')).toHaveLength(4);
    await expect(texts('Data Analytics by 7 Feb 2027')[0]).toBe(
      'Data AnalyticsBetween 27 December 2026 and 7 February 2027. If you keep your goal: 23 January 2027.',
    );
    const numbers = screen.getByRole('link', { name: '3 of 4 days this week' });
    await expect(numbers).toHaveAttribute('href', expect.stringMatching(/#this-week$/));
    await expect(screen.getByRole('link', { name: 'Practice Data Analytics' })).toBeVisible();
    // A press on the picture leads to the numbers, and one on the action does not.
    const { left, top, width, height } = screen.getByText(/^2 h 21 min/).getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(numbers);
    const action = screen.getByRole('link', { name: 'Continue Learning' });
    const box = action.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + 4, box.top + box.height / 2)).toBe(action);
  },
} satisfies Story;

export const ShownOnAPhone = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expectToFit();
  },
} satisfies Story;

export const Loading = {
  args: {
    ...{ week: { state: 'loading' }, weeks: { state: 'loading' } },
    ...{ known: { state: 'loading' }, done: { state: 'loading' } },
  },
  play: async () => {
    await expect(screen.getAllByText('Loading...')).toHaveLength(4);
  },
} satisfies Story;

export const Failed = {
  args: {
    ...{ week: { state: 'failed' }, weeks: { state: 'failed' } },
    ...{ known: { state: 'failed' }, done: { state: 'failed' } },
  },
  play: async () => {
    await expect(screen.getAllByText('Could not be loaded.')).toHaveLength(4);
  },
} satisfies Story;

/** A student who has just begun. */
export const Begun = {
  args: {
    week: {
      ...{ state: 'shown', title: '0 days this week', action: learn, goalShare: null },
      sentence: 'Your days show here once you open a lesson.',
      days: days.map((day) => ({ ...day, share: 0, text: 'nothing recorded', isGoalReached: false })),
    },
    weeks: {
      ...{ state: 'empty', title: 'Your first week', action: setGoal },
      text: 'From your second week on, each week is a bar here.',
    },
    known: {
      ...{ state: 'empty', title: 'What you know shows here', action: review },
      text: 'Answer questions in your lessons, and each outcome gets its range here.',
    },
    done: {
      ...{ state: 'empty', title: 'When you will be done', action: setGoal },
      text: 'Study for two full weeks to see an estimate.',
    },
  },
  play: async () => {
    await expect(screen.getByText('From your second week on, each week is a bar here.')).toBeVisible();
    await expect(screen.getAllByRole('link', { name: 'Set a Goal' })).toHaveLength(2);
  },
} satisfies Story;

/** Long names, and more courses than there is room for, on a phone. */
export const Many = {
  globals: { viewport: { value: 'w320' } },
  args: {
    ...shown,
    known: {
      ...{ state: 'shown', title: '3 of 96 outcomes firm', others: 'and 11 other courses' },
      action: { label: `Practice ${longTitle}`, to: '/courses/data-analytics/outline' },
      courses: [{ id: 'long', title: longTitle, outcomes }],
    },
    done: {
      ...{ state: 'shown', title: `${longTitle} by 7 Feb 2027`, to: '9 Oct 2028', others: 'and 9 other courses' },
      ...{ action: setGoal, moves: null },
      courses: ['one', 'two', 'three'].map((id) => ({
        ...{ id, title: longTitle, text: 'Between 1 May 2028 and 9 October 2028.' },
        ...{ band: { from: 90, to: 100 }, goal: null },
      })),
    },
  },
  play: async () => {
    await expect(screen.getByText('and 11 other courses')).toBeVisible();
    await expectToFit();
  },
} satisfies Story;
