import { expect, type Page } from '@playwright/test';
import { exampleSqlExerciseLesson } from '../../../../src/api/generated/examples.ts';
import { initialSizes, workbenchMachine } from '../../../../src/machines/practice/workbench.machine.ts';
import { on } from '../../../pages/on.ts';
import { exercisePage } from '../../../pages/practice/exercise.page.ts';
import { type PageHelpers, press } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const { courseId, id: lessonId } = exampleSqlExerciseLesson;
const phone = { width: 390, height: 844 };
const desktop = { width: 1366, height: 768 };
const byCode = { code: 48 };
const typed = 'SELECT 1 AS typed;';

type Screen = ReturnType<typeof exercisePage>;

/** Acts in a window of this size. What was typed is there before and after (§practice.165). */
const inWindow =
  <Event>(size: typeof phone, act: (screen: Screen, page: Page, event: Event) => Promise<unknown>) =>
  async ({ page }: PageHelpers, event: Event) => {
    await page.setViewportSize(size);
    const screen = exercisePage(page);
    const result = await act(screen, page, event);
    await expect(screen.code).toHaveText(typed);
    return result;
  };

/** A window can be made narrow or wide at any time: some controls are in one of them alone. */
export const workbench = model(workbenchMachine)({
  starts: {
    visit: {
      open: async ({ page, attend, network }) => {
        await page.setViewportSize(desktop);
        network.give('getLesson', exampleSqlExerciseLesson);
        await attend(`/courses/${courseId}/lessons/${lessonId}`);
        await exercisePage(page).write(typed);
      },
      input: () => ({ sizes: initialSizes }),
    },
  },
  events: {
    'task.show': [{}],
    'data.show': [{}],
    'hints.show': [{}],
    'code.show': [{}],
    'result.show': [{}],
    'editor.widen': [{}],
    'editor.narrow': [{}],
    resize: [{ sizes: { aside: 40 } }, { sizes: byCode }],
  },
  answers: {},
  // Beside a code of full width there is no line to move.
  possible: (event, { leaf }) => !('sizes' in event) || !leaf.startsWith('full') || event.sizes === byCode,
  see: {
    'beside.task': { says: '§practice.160: the task beside the code', shows: [on(exercisePage, 'taskPane')] },
    'beside.data': {
      says: '§practice.160: the data beside the code',
      shows: [on(exercisePage, 'dataPane')],
      hides: [on(exercisePage, 'taskPane')],
    },
    'beside.hints': {
      says: '§practice.160: the hints beside the code',
      shows: [on(exercisePage, 'hintsPane')],
      hides: [on(exercisePage, 'taskPane')],
    },
    'beside.code': {
      says: '§practice.160: the code',
      shows: [on(exercisePage, 'field'), on(exercisePage, 'checkButton')],
    },
    'beside.result': {
      says: '§practice.165: what comes of a run or a check',
      shows: [on(exercisePage, 'resultPane'), on(exercisePage, 'checkButton')],
    },
    'full.code': {
      says: '§practice.162: the code over the full width',
      shows: [on(exercisePage, 'field')],
      hides: [on(exercisePage, 'taskPane')],
    },
    'full.result': {
      says: '§practice.162: the result below it',
      shows: [on(exercisePage, 'resultPane')],
      hides: [on(exercisePage, 'taskPane')],
    },
  },
  act: {
    'task.show': inWindow(phone, ({ taskTab }) => press(taskTab)),
    'data.show': inWindow(phone, ({ dataTab }) => press(dataTab)),
    'hints.show': inWindow(phone, ({ hintsTab }) => press(hintsTab)),
    'code.show': inWindow(phone, ({ codeTab }) => press(codeTab)),
    'result.show': inWindow(phone, ({ resultTab }) => press(resultTab)),
    'editor.widen': inWindow(desktop, ({ widenButton }) => press(widenButton)),
    'editor.narrow': inWindow(desktop, ({ narrowButton }) => press(narrowButton)),
    resize: inWindow<{ sizes: object }>(desktop, async ({ asideDivider, codeDivider }, page, { sizes }) => {
      const [divider, key] = 'aside' in sizes ? [asideDivider, 'ArrowRight'] : [codeDivider, 'ArrowUp'];
      await divider.focus();
      await page.keyboard.press(key);
    }),
  },
});
