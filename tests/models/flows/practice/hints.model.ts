import { exampleSolution, exampleSqlExerciseLesson } from '../../../../src/api/generated/examples.ts';
import { hintsMachine } from '../../../../src/machines/practice/hints.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { exercisePage } from '../../../pages/practice/exercise.page.ts';
import { alert } from '../../browser/locators.ts';
import { pressIfThere, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

if (exampleSqlExerciseLesson.type !== 'exercise') throw new Error('The example of an exercise is not one.');
const { courseId, id: lessonId, hints } = exampleSqlExerciseLesson;

export const exerciseHints = model(hintsMachine)({
  starts: {
    visit: {
      open: async ({ page, attend, network }) => {
        network.give('getLesson', exampleSqlExerciseLesson);
        await attend(`/courses/${courseId}/lessons/${lessonId}`);
        await exercisePage(page).hintsTab.click();
      },
      input: () => ({ courseId, lessonId, hints, status: 'open' }),
    },
  },
  events: {
    next: [{}],
    ask: [{}],
    confirm: [{}],
    cancel: [{}],
    retry: [{}],
    solved: [{ status: 'solved' }],
  },
  answers: { showSolution: { done: [exampleSolution], error: [500] } },
  tells: ({ shown, status }) => [shown, status],
  see: {
    hinting: {
      says: '§practice.9: one hint at a time',
      shows: [(page) => exercisePage(page).hintButton.or(exercisePage(page).solutionButton)],
    },
    asking: {
      says: '§practice.10: what showing the solution means',
      shows: [alert('Show the solution?'), on(exercisePage, 'showItButton')],
    },
    loading: { says: 'the solution is on its way', shows: [on(exercisePage, 'solutionButton')] },
    failed: {
      says: 'it did not arrive, and can be asked for again',
      shows: [alert('The solution could not be loaded'), on(failure, 'retryButton')],
    },
    shown: { says: '§practice.10: the worked solution', shows: [on(exercisePage, 'solution')] },
  },
  act: {
    next: ({ page }) => pressIfThere(exercisePage(page).hintButton),
    ask: ({ page }) => pressIfThere(exercisePage(page).solutionButton),
    confirm: pressing(exercisePage, 'showItButton'),
    cancel: pressing(exercisePage, 'notYetButton'),
    retry: pressing(failure, 'retryButton'),
    // Sent directly: in the product it comes from the flow of the exercise beside it.
    solved: ({ send }, event) => send(event),
  },
});
