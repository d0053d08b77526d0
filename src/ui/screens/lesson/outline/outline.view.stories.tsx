import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  exampleCourseEnrolled,
  exampleQuizLesson,
  exampleReadingLesson,
  exampleSqlExerciseLesson,
} from '../../../../api/generated/examples.ts';
import { button, type CameFor, link } from '../../came-for.fixture.ts';
import { BesideTask } from '../../practice/workbench/workbench.view.stories.tsx';
import { WorkbenchScreen } from '../../practice/workbench/workbench.view.tsx';
import { outlineOf } from '../modules/modules.fixture.ts';
import { Answering } from '../quiz/quiz.view.stories.tsx';
import { LessonQuizScreen } from '../quiz/quiz.view.tsx';
import { lessonOf, listOf } from './outline.fixture.tsx';
import { LessonOutlineScreen, type LessonOutlineView } from './outline.view.tsx';
import { OutlineDrawer } from './outline-drawer.tsx';

const onFold = fn();
const onUnfold = fn();
const onOpen = fn();
const onClose = fn();

const list = (lessonId: string) => listOf(outlineOf(exampleCourseEnrolled.modules, lessonId));
const modules = list('m1-l1');
const beside = { state: 'beside', modules, onFold, onOpen } satisfies LessonOutlineView;
const folded = { state: 'folded', modules, onUnfold, onOpen } satisfies LessonOutlineView;

const text = 'body' in exampleReadingLesson ? exampleReadingLesson.body : '';
const reading = lessonOf(exampleReadingLesson, { text });
const quiz = lessonOf(exampleQuizLesson, { part: <LessonQuizScreen {...Answering.args} /> });
const exercise = lessonOf(exampleSqlExerciseLesson, {
  text: 'body' in exampleSqlExerciseLesson ? exampleSqlExerciseLesson.body : '',
  part: <WorkbenchScreen {...BesideTask.args} />,
});

const question = { beside: [{ role: 'group', name: /^1\. / }] };
const check = [button('Check')];
const title = [{ role: 'heading', name: exampleReadingLesson.title }] as const;

const meta = {
  title: 'Screens/Lesson outline',
  component: LessonOutlineScreen,
  parameters: {
    layout: 'fullscreen',
    machine: 'lesson/outline',
    specification: '§lesson.35',
    cameFor: {
      beside: title,
      folded: title,
      drawer: [link('What a good question looks like')],
    } satisfies CameFor<LessonOutlineView>,
  },
  args: { kind: 'reading', isOfDevice: true, children: reading },
} satisfies Meta<typeof LessonOutlineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { globals: { viewport: { value: 'w1280' } } };
const phone = { globals: { viewport: { value: 'w390' } } };

export const Beside = {
  args: { view: beside },
  ...wide,
  play: async ({ canvas }) => {
    const outline = canvas.getByRole('navigation', { name: 'Course outline' });
    await expect(within(outline).getByRole('link', { current: 'page' })).toHaveTextContent(exampleReadingLesson.title);
    await expect(canvas.queryByRole('button', { name: 'Course outline' })).toBeNull();
    const fold = within(outline).getByRole('button', { name: 'Fold the outline', expanded: true });
    await userEvent.click(fold);
    await expect(onFold).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const BesideOnAPhone = {
  args: { view: beside },
  ...phone,
  parameters: { specification: '§lesson.36' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Course outline' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Course outline' }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const BesideAQuiz = {
  args: { view: { ...beside, modules: list('m1-l4') }, children: quiz },
  ...wide,
  parameters: { cameFor: question },
} satisfies Story;

export const BesideAnExercise = {
  args: { view: beside, kind: 'working', children: exercise },
  ...wide,
  parameters: { cameFor: { beside: check } },
  play: async ({ canvas }) => {
    for (const name of ['Task', 'Code', 'Result and answer'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check' })).toBeVisible();
  },
} satisfies Story;

export const Folded = {
  args: { view: folded },
  ...wide,
  parameters: { specification: '§lesson.37' },
  play: async ({ canvas }) => {
    const outline = canvas.getByRole('navigation', { name: 'Course outline' });
    await expect(within(outline).queryByRole('link')).toBeNull();
    await userEvent.click(within(outline).getByRole('button', { name: 'Unfold the outline', expanded: false }));
    await expect(onUnfold).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const FoldedBesideAnExercise = {
  args: { view: folded, kind: 'working', children: exercise },
  ...wide,
  parameters: { specification: '§lesson.37', cameFor: { folded: check } },
} satisfies Story;

/** The server does not know whether it was folded on this device; the script of the document does. */
export const BesideAsKept = {
  args: { view: beside, isOfDevice: false },
  ...wide,
  parameters: { specification: '§lesson.37' },
  play: async ({ canvas }) => {
    const { dataset } = document.documentElement;
    const links = () => canvas.queryAllByRole('link', { current: 'page' }).length;
    await expect(links()).toBe(1);
    dataset['outline'] = 'reading-folded';
    await expect(links()).toBe(0);
    dataset['outline'] = 'working-folded';
    await expect(links()).toBe(1);
    delete dataset['outline'];
  },
} satisfies Story;

export const Drawer = {
  args: {
    view: { state: 'drawer', isFolded: false, drawer: <OutlineDrawer onClose={onClose}>{modules}</OutlineDrawer> },
  },
  ...phone,
  parameters: { specification: '§lesson.36' },
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Course outline' });
    await expect(dialog).toHaveFocus();
    await expect(within(dialog).getByRole('link', { current: 'page' })).toHaveTextContent(exampleReadingLesson.title);
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
} satisfies Story;

export const DrawerInAWideWindow = {
  args: {
    view: { state: 'drawer', isFolded: true, drawer: <OutlineDrawer onClose={onClose}>{modules}</OutlineDrawer> },
  },
  ...wide,
} satisfies Story;
