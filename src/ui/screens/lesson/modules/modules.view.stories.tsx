import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { exampleCourseEnrolled } from '../../../../api/generated/examples.ts';
import { type CameFor, link, retry } from '../../came-for.fixture.ts';
import { outlineOf } from './modules.fixture.ts';
import { LessonModulesScreen, type LessonModulesView } from './modules.view.tsx';

const modules = outlineOf(exampleCourseEnrolled.modules, 'm1-l3');
const onRetry = fn();
const onFollow = fn();
const where = [link('Choosing what to measure')];

const meta = {
  title: 'Screens/Lesson modules',
  component: LessonModulesScreen,
  parameters: {
    machine: 'lesson/modules',
    specification: '§lesson.35',
    cameFor: { loading: null, failed: retry, listed: where, renewing: where } satisfies CameFor<LessonModulesView>,
  },
} satisfies Meta<typeof LessonModulesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = { args: { view: { state: 'loading' } } } satisfies Story;

export const Failed = {
  args: { view: { state: 'failed', onRetry } },
  parameters: { specification: '§lesson.38' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The lesson is not affected.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Listed = {
  args: { view: { state: 'listed', modules }, onFollow },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Choosing what to measure' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link').filter((one) => one.hasAttribute('aria-current'))).toEqual([current]);
    const rowOf = (title: string) => canvas.getByText(title).closest('li');
    await expect(rowOf('From request to question')).toHaveTextContent('Done · Video');
    await expect(rowOf('Frame a question of your own')).toHaveTextContent('Locked · Self-study task');
    await expect(within(rowOf('Frame a question of your own') ?? document.body).queryByRole('link')).toBeNull();
    const first = canvas.getByRole('button', { name: /^1\. Asking answerable questions/ });
    await expect(first).toHaveTextContent('2 of 5 done');
    const last = canvas.getByRole('button', { name: /Locked$/ });
    await userEvent.click(last);
    await expect(canvas.getByText('Enroll in this course to unlock this module.')).toBeVisible();
    await userEvent.click(last);
    await userEvent.click(current);
    await expect(onFollow).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const Renewing = {
  args: { view: { state: 'renewing', modules } },
  parameters: { specification: '§lesson.38' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choosing what to measure' })).toBeVisible();
  },
} satisfies Story;
