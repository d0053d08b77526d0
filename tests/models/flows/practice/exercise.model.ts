import { expect } from '@playwright/test';
import {
  exampleAttemptChartMisread,
  exampleAttemptCheckFailed,
  exampleAttemptConfirm,
  exampleAttemptDifferent,
  exampleAttemptRefuted,
  exampleAttemptSolved,
  exampleChartExerciseLesson,
  examplePythonExerciseLesson,
  exampleSqlExerciseLesson,
} from '../../../../src/api/generated/examples.ts';
import type { OperationOutput } from '../../../../src/api/operation.ts';
import { exerciseMachine } from '../../../../src/machines/practice/exercise.machine.ts';
import type { Attempt, ExerciseResult } from '../../../../src/machines/practice/run.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { exercisePage } from '../../../pages/practice/exercise.page.ts';
import { holdWorkers, workerAnswers } from '../../browser/held-workers.ts';
import { alert, type Find, text } from '../../browser/locators.ts';
import { type PageHelpers, press, pressIfThere, pressTwice, retype } from '../../browser/page-helpers.ts';
import { faultOf } from '../../engine/failed-call.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallOf, pendingCallSamples } from '../pending-call.ts';

function exerciseOf(lesson: OperationOutput<'getLesson'>) {
  if (lesson.type !== 'exercise') throw new Error('The example of an exercise is not one.');
  return lesson;
}

const inputOf = (lesson: OperationOutput<'getLesson'>) => {
  const { courseId, id: lessonId, checks, dataSet, start, input = '' } = exerciseOf(lesson);
  return { courseId, lessonId, checks, dataSet, start, code: start, status: 'open' as const, input };
};

const python = { ...exerciseOf(examplePythonExerciseLesson), input: 'Ada\n', status: 'open' as const };

const misleading = exerciseOf(exampleChartExerciseLesson).start;
const codes = {
  SQL: { runs: exerciseOf(exampleSqlExerciseLesson).start, errs: 'SELECT nme FROM bikes;\n' },
  Python: { runs: 'print(input())\n', errs: 'print(nme)\n', loops: 'print("begun")\nwhile True:\n    pass\n' },
  Chart: { misleads: misleading, isHonest: misleading.replace('fitted', 'zero') },
};

const printed = 'begun\n';

const position = { line: 1, column: 8 };
const table: ExerciseResult = { kind: 'table', columns: ['name'], rows: [['Tandem']], rowCount: 1, milliseconds: 1 };
const output: ExerciseResult = { kind: 'output', text: 'Ada\n', values: [], charts: [], milliseconds: 1 };
const error: ExerciseResult = { kind: 'error', message: 'Nothing has the name nme', position, help: null, text: '' };
const stopped: ExerciseResult = { kind: 'stopped', why: 'time', text: '' };
const chart: ExerciseResult = { kind: 'chart', chart: JSON.parse(misleading) };

const [change, ended, answer] = [
  (code: string) => ({ type: 'change', code }),
  (result: ExerciseResult) => ({ type: 'run.ended', result }),
  (attempt: Attempt) => ({ type: 'call.succeeded', output: attempt }),
];
const type = (text: string) => ({ type: 'type', text });
const prints = { type: 'run.printed', text: printed };
const stop = (text: string) => ({ type: 'stop', text });
const [runs, checks, retries] = [{ type: 'run' }, { type: 'check' }, { type: 'retry' }];
const isDelayed = { type: 'call.delayed', error: faultOf(500) };
const isRefused = { type: 'call.refused', error: faultOf(422) };

const editor: Find = (page) => exercisePage(page).field.or(exercisePage(page).chartForm);
const result: Find = (page) => exercisePage(page).result.or(exercisePage(page).output);

const calls = ['checkExercise', 'confirmExercise'] as const;

/** Does what the event says to whichever of the two calls is running. */
const ofEither =
  (type: keyof ReturnType<typeof pendingCallActs>) =>
  async (helpers: PageHelpers, event: { output: unknown } & { error: unknown }) => {
    await pendingCallOf(helpers, calls);
    const waiting = calls.find((call) => helpers.network.waits([call]));
    return pendingCallActs(waiting ?? 'checkExercise')[type](helpers, event);
  };

/** The runtimes are the real ones; the walk says when their answers arrive. */
export const exercise = model(exerciseMachine)({
  starts: {
    SQL: {
      open: async ({ page, attend, network }) => {
        await holdWorkers(page, ['text', 'result']);
        network.give('getLesson', exampleSqlExerciseLesson);
        await attend('/courses/sql-for-beginners/lessons/m1-l6');
        await exercisePage(page).checkButton.waitFor();
      },
      input: () => inputOf(exampleSqlExerciseLesson),
    },
    Python: {
      open: async ({ page, attend, network }) => {
        await holdWorkers(page, ['text', 'result']);
        network.give('getLesson', python);
        await attend('/courses/python-for-data/lessons/m2-l6');
        await exercisePage(page).loadButton.click();
        await exercisePage(page).checkButton.waitFor({ timeout: 60_000 });
      },
      input: () => inputOf(python),
    },
    Chart: {
      open: async ({ page, attend, network }) => {
        network.give('getLesson', exampleChartExerciseLesson);
        await attend('/courses/data-visualization/lessons/m3-l6');
        await exercisePage(page).chartForm.waitFor();
      },
      input: () => inputOf(exampleChartExerciseLesson),
    },
  },
  events: {
    change: Object.values(codes.SQL).map((code) => ({ code })),
    type: [{ text: 'Grace' }],
    run: [{}],
    check: [{}],
    'run.printed': [{ text: printed }],
    stop: [{ text: '' }],
    startAgain: [{}],
    retry: [{}],
    'run.ended': [table, error, stopped].map((result) => ({ result })),
    ...pendingCallSamples([], [422]),
    'call.succeeded': [
      { output: exampleAttemptConfirm },
      { output: exampleAttemptDifferent },
      { output: exampleAttemptRefuted },
      { output: exampleAttemptSolved },
    ],
  },
  answers: { runCode: 'tells', checkExercise: 'tells', confirmExercise: 'tells' },
  tells: ({ code, ran, aim, unconfirmed }) => [code, ran, aim, unconfirmed !== null],
  possible: (event, { start, leaf, context }) => {
    // Only SQL has planned walks; those of Python and charts are written out in `besides`.
    if (start !== 'SQL' || event.type === 'type' || event.type === 'run.printed') return false;
    if ('code' in event) return event.code !== context.code;
    const result = 'result' in event ? event.result : null;
    if (result === table) return context.ran === codes.SQL.runs;
    if (result === error) return context.ran === codes.SQL.errs;
    const answer = 'output' in event ? event.output : null;
    // A confirmation is answered by `Refuted`, which tells only how the hidden rows differ; a check by the other two.
    return leaf.startsWith('confirming')
      ? answer !== exampleAttemptConfirm && answer !== exampleAttemptDifferent
      : answer !== exampleAttemptRefuted;
  },
  // A chart is only described, so its run ends at once.
  passes: ({ start, leaf }) => start === 'Chart' && leaf === 'running',
  // Python and charts use the same machine as SQL, so a few walks are enough for them.
  besides: [
    {
      start: 'Python',
      events: [
        ...[change(codes.Python.runs), type('Grace'), runs, ended(output)],
        ...[checks, ended(output), answer(exampleAttemptCheckFailed), change(codes.Python.errs), runs, ended(error)],
        ...[change(codes.Python.loops), runs, prints, stop(printed), checks, ended(stopped)],
        ...[change(codes.Python.runs), checks, ended(output), isDelayed, retries, answer(exampleAttemptConfirm)],
        ...[ended(output), isDelayed, retries, isRefused, retries, ended(output), answer(exampleAttemptConfirm)],
        ...[ended(output), answer(exampleAttemptSolved), checks, { type: 'startAgain' }],
      ],
    },
    {
      start: 'Chart',
      events: [
        ...[checks, ended(chart), answer(exampleAttemptChartMisread), change(codes.Chart.isHonest)],
        ...[checks, ended(chart), isDelayed, retries, isDelayed, change(codes.Chart.misleads)],
        ...[checks, ended(chart), isRefused, change(codes.Chart.isHonest), retries, ended(chart)],
        ...[answer(exampleAttemptSolved), checks, { type: 'startAgain' }],
      ],
    },
  ],
  see: {
    open: { says: '§practice.4: the task, its data and an editor', shows: [editor] },
    running: { says: '§practice.4: the code runs, and can be stopped', shows: [on(exercisePage, 'stopButton')] },
    answered: { says: '§practice.4: the rows or the output', shows: [result] },
    erred: {
      says: '§practice.4: what went wrong, where, and in plain words',
      shows: [
        alert('Error in line 1'),
        alert(/None of the tables that you name has this column|Python does not know this name/),
      ],
    },
    stopped: { says: '§practice.4: the run was stopped, and the code is as it was', shows: [text(/^Stopped/)] },
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
    change: ({ page }, { code }) => {
      const { write, scaleButton } = exercisePage(page);
      if (code === codes.Chart.misleads) return press(scaleButton('Fitted to the values'));
      return code === codes.Chart.isHonest ? press(scaleButton('From zero')) : write(code);
    },
    type: ({ page }, { text }) => retype(exercisePage(page).input, text),
    run: ({ page }) => pressTwice(exercisePage(page).runButton),
    check: ({ page }) => pressTwice(exercisePage(page).checkButton),
    'run.printed': async ({ page }, { text }) => {
      await workerAnswers(page, 'text');
      await page.clock.runFor(200);
      await expect(exercisePage(page).output).toHaveText(text.trim());
    },
    stop: async ({ page }, { text }) => {
      await press(exercisePage(page).stopButton);
      if (text) await expect(exercisePage(page).output).toHaveText(text.trim());
    },
    startAgain: ({ page }) => press(exercisePage(page).startAgainButton),
    retry: ({ page }) => pressIfThere(failure(page).retryButton),
    'run.ended': async ({ page }, { result }) => {
      if (result.kind !== 'stopped') return workerAnswers(page, 'result');
      const isPython = page.url().includes('python');
      if (isPython) await workerAnswers(page, 'text');
      await page.clock.runFor(5_100);
      if (isPython) await expect(exercisePage(page).output).toHaveText(printed.trim());
    },
    'call.succeeded': (helpers, event) => ofEither('call.succeeded')(helpers, { error: null, ...event }),
    'call.delayed': (helpers, event) => ofEither('call.delayed')(helpers, { output: null, ...event }),
    'call.refused': (helpers, event) => ofEither('call.refused')(helpers, { output: null, ...event }),
  },
});
