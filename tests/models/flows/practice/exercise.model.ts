import {
  exampleAttemptConfirm,
  exampleAttemptDifferent,
  exampleAttemptSolved,
  examplePythonExerciseLesson,
  exampleSqlExerciseLesson,
} from '../../../../src/api/generated/examples.ts';
import type { OperationOutput } from '../../../../src/api/operation.ts';
import { exerciseMachine } from '../../../../src/machines/practice/exercise.machine.ts';
import type { Outcome } from '../../../../src/machines/practice/run.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { exercisePage } from '../../../pages/practice/exercise.page.ts';
import { holdWorkers, workerAnswers } from '../../browser/held-workers.ts';
import { alert, words } from '../../browser/locators.ts';
import { type PageHelpers, press, pressIfThere, pressing, pressTwice, retype } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const codeThatRuns = exerciseOf(exampleSqlExerciseLesson).start;
const codeThatErrs = 'SELECT nme FROM bikes;\n';

function exerciseOf(lesson: OperationOutput<'getLesson'>) {
  if (lesson.type !== 'exercise') throw new Error('The example of an exercise is not one.');
  return lesson;
}

const inputOf = (lesson: OperationOutput<'getLesson'>) => {
  const { courseId, id: lessonId, checks, dataSet, start, input = '' } = exerciseOf(lesson);
  return { courseId, lessonId, checks, dataSet, start, code: start, status: 'open' as const, input };
};

const withInput = { ...exerciseOf(examplePythonExerciseLesson), input: 'Ada\n', status: 'open' as const };

const ended: Record<'table' | 'error' | 'stopped', Outcome> = {
  table: { kind: 'table', columns: ['name'], rows: [['Tandem']], rowCount: 1, milliseconds: 1 },
  error: {
    kind: 'error',
    message: 'no such column: nme',
    place: { line: 1, column: 8 },
    help: 'noSuchColumn',
    text: '',
  },
  stopped: { kind: 'stopped', why: 'time', text: '' },
};

const calls = ['checkExercise', 'confirmExercise'] as const;

/** The act of whichever call is under way. */
const ofEither =
  (type: keyof ReturnType<typeof pendingCallActs>) =>
  (helpers: PageHelpers, event: { output: unknown } & { error: unknown }) => {
    const id = calls.find((call) => helpers.network.waits([call])) ?? 'checkExercise';
    return pendingCallActs(id)[type](helpers, event);
  };

/** The runtime is SQL's own; the walk says when its answer arrives. */
export const exercise = model(exerciseMachine)({
  starts: {
    SQL: {
      open: async ({ page, attend, network }) => {
        await holdWorkers(page, ['outcome']);
        network.give('getLesson', exampleSqlExerciseLesson);
        await attend('/courses/sql-for-beginners/lessons/m1-l6');
        await exercisePage(page).checkButton.waitFor();
      },
      input: () => inputOf(exampleSqlExerciseLesson),
    },
    'Python that reads lines': {
      open: ({ attend, network }) => {
        network.give('getLesson', withInput);
        return attend('/courses/python-for-data/lessons/m2-l6');
      },
      input: () => inputOf(withInput),
    },
  },
  events: {
    change: [{ code: codeThatRuns }, { code: codeThatErrs }],
    type: [{ text: 'Grace' }],
    run: [{}],
    check: [{}],
    stop: [{}],
    startAgain: [{}],
    retry: [{}],
    'run.ended': Object.values(ended).map((outcome) => ({ outcome })),
    ...pendingCallSamples([exampleAttemptConfirm, exampleAttemptDifferent, exampleAttemptSolved], [422]),
  },
  answers: { runCode: 'tells', checkExercise: 'tells', confirmExercise: 'tells' },
  tells: ({ code, ran, aim, fitting }) => [code, ran, aim, fitting !== null],
  possible: (event, { start, leaf, context }) => {
    // Python is not loaded there.
    if (start !== 'SQL') return ['change', 'type'].includes(event.type);
    if (event.type === 'type') return false;
    if ('code' in event) return event.code !== context.code;
    const outcome = 'outcome' in event ? event.outcome : null;
    if (outcome === ended.table) return context.ran === codeThatRuns;
    if (outcome === ended.error) return context.ran === codeThatErrs;
    const isConfirming = leaf.startsWith('confirming');
    return !(isConfirming && 'output' in event && event.output === exampleAttemptConfirm);
  },
  see: {
    open: { says: '§practice.4: the task, its data and an editor', shows: [on(exercisePage, 'field')] },
    running: { says: '§practice.4: the code runs, and can be stopped', shows: [on(exercisePage, 'stopButton')] },
    answered: { says: '§practice.4: the rows that came', shows: [on(exercisePage, 'result')] },
    erred: {
      says: '§practice.4: what went wrong, where, and in plain words',
      shows: [alert('Error in line 1'), alert('None of the tables that you name has this column.')],
    },
    stopped: { says: '§practice.4: the run was stopped, and the code is as it was', shows: [words(/^Stopped/)] },
    'sending.underWay': {
      says: '§practice.5: the result is on its way and cannot be sent twice',
      shows: [on(exercisePage, 'checkingButton')],
    },
    'sending.delayed': {
      says: '§practice.7: no answer came; it goes on by itself',
      shows: [alert('Your code could not be checked'), notSentYet, on(failure, 'retryButton')],
    },
    'confirming.underWay': {
      says: '§practice.6: the result on other rows is on its way',
      shows: [on(exercisePage, 'checkingButton')],
    },
    'confirming.delayed': {
      says: '§practice.7: no answer came; it goes on by itself',
      shows: [alert('Your code could not be checked'), notSentYet, on(failure, 'retryButton')],
    },
    different: { says: '§practice.5: how the result differs', shows: [on(exercisePage, 'notSolved')] },
    solved: { says: '§practice.6: solved', shows: [on(exercisePage, 'completed')] },
    refused: {
      says: '§practice.7: refused; the code is kept',
      shows: [alert('Your code could not be checked'), on(failure, 'retryButton')],
      hides: [notSentYet],
    },
  },
  act: {
    change: ({ page }, { code }) => exercisePage(page).write(code),
    type: ({ page }, { text }) => retype(exercisePage(page).input, text),
    run: ({ page }) => pressTwice(exercisePage(page).runButton),
    check: ({ page }) => pressTwice(exercisePage(page).checkButton),
    stop: pressing(exercisePage, 'stopButton'),
    startAgain: ({ page }) => press(exercisePage(page).startAgainButton),
    retry: ({ page }) => pressIfThere(failure(page).retryButton),
    'run.ended': async ({ page }, { outcome }) => {
      if (outcome.kind === 'stopped') await page.clock.runFor(5_100);
      else await workerAnswers(page);
    },
    'call.succeeded': (helpers, event) => ofEither('call.succeeded')(helpers, { error: null, ...event }),
    'call.delayed': (helpers, event) => ofEither('call.delayed')(helpers, { output: null, ...event }),
    'call.refused': (helpers, event) => ofEither('call.refused')(helpers, { output: null, ...event }),
  },
});
