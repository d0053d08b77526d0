import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleMastery } from '../../../../api/generated/examples.ts';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { ModuleEndScreen, type ModuleEndView } from './module-end.view.tsx';

const onRetry = fn();
const outcomes = exampleMastery.courses[0]?.outcomes ?? [];
const [firm = null, , shaky = null, unknown = null] = outcomes;
const end = {
  title: 'Asking answerable questions',
  next: { title: 'Collecting and cleaning data', lessons: '6 lessons', to: '/courses/data-analytics/lessons/m2-l1' },
  courseTo: '/courses/data-analytics',
};
const told = { state: 'told', ...end, outcome: firm } satisfies ModuleEndView;

const onward = [link(end.next.title)];

const meta = {
  title: 'Screens/Lesson module end',
  component: ModuleEndScreen,
  parameters: {
    machine: 'lesson/module-end',
    specification: '§lesson.40',
    cameFor: {
      loading: null,
      open: null,
      asking: onward,
      failed: retry,
      told: onward,
    } satisfies CameFor<ModuleEndView>,
  },
} satisfies Meta<typeof ModuleEndScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;
export const Open = { args: { view: { state: 'open' } } } satisfies Story;
export const Asking = { args: { view: { state: 'asking', ...end } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', ...end, onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: end.next.title })).toHaveAttribute('href', end.next.to);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Told = {
  args: { view: told },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('complementary', { name: 'Module complete' });
    await expect(box).toHaveTextContent('Firm');
    await expect(box).toHaveTextContent('8 of 10 students with answers like yours get the next one right.');
    await expect(canvas.getByRole('link', { name: end.next.title })).toHaveAttribute('href', end.next.to);
  },
} satisfies Story;

export const ToldShaky = { args: { view: { ...told, outcome: shaky } } } satisfies Story;

export const ToldUnknown = {
  args: { view: { ...told, outcome: unknown } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No answers yet.')).toBeVisible();
  },
} satisfies Story;

export const ToldLast = {
  parameters: { cameFor: { told: [link('Go to the course')] } },
  args: { view: { ...told, outcome: null, next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the course' })).toHaveAttribute('href', end.courseTo);
  },
} satisfies Story;
