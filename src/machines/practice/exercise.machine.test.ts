import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import {
  exampleAttemptConfirm,
  exampleAttemptDifferent,
  exampleAttemptRefuted,
  exampleAttemptSolved,
  exampleSqlExerciseLesson,
} from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import type { RunInput, RunResult } from '../../runtimes/types.ts';
import { pendingCalls, refusal, unreachable } from '../testing.ts';
import { exerciseMachine } from './exercise.machine.ts';
import { type ExerciseResult, type RunEnded, type RunPrinted, resultOf } from './run.ts';

if (exampleSqlExerciseLesson.type !== 'exercise') throw new Error('The example of an exercise is not one.');
const { courseId, id: lessonId, checks, dataSet } = exampleSqlExerciseLesson;
if (exampleAttemptConfirm.outcome !== 'confirm') throw new Error('The example fits nothing.');
const unconfirmed = exampleAttemptConfirm;

type Run = {
  input: RunInput;
  print: (text: string) => void;
  end: (result: ExerciseResult) => void;
  isEnded: boolean;
};

const result = { columns: ['name'], rows: [['Tandem']], rowCount: 1 };
const table: RunResult = { kind: 'table', ...result, milliseconds: 2 };
const otherTable: RunResult = { ...table, rows: [['Other']] };
const error: RunResult = { kind: 'error', message: 'No.', position: null, help: null, text: '' };
const stopped: RunResult = { kind: 'stopped', why: 'time', text: '' };

const chart = {
  table: 'bikes',
  mark: 'bar',
  x: 'name',
  y: null,
  colour: null,
  aggregate: 'count',
  order: 'data',
  scale: 'zero',
  title: '',
} as const;

function start(code = 'SELECT 1;') {
  const runs: Run[] = [];
  const runCode = fromCallback<{ type: 'never' }, RunInput>(({ input, sendBack }) => {
    const ended = (result: ExerciseResult): RunEnded => ({ type: 'run.ended', result });
    const printed = (text: string): RunPrinted => ({ type: 'run.printed', text });
    const run: Run = {
      input,
      print: (text) => sendBack(printed(text)),
      end: (result) => sendBack(ended(result)),
      isEnded: false,
    };
    runs.push(run);
    return () => {
      run.isEnded = true;
    };
  });
  const checked = pendingCalls<Whole<OperationInput<'checkExercise'>>>();
  const confirmed = pendingCalls<Whole<OperationInput<'confirmExercise'>>>();
  const actors = { runCode, checkExercise: checked.logic, confirmExercise: confirmed.logic };
  const flow = createActor(exerciseMachine.provide({ actors }), {
    input: { courseId, lessonId, checks, dataSet, start: 'start', status: 'open', code, input: 'given' },
  }).start();
  const at = () => flow.getSnapshot();
  const check = () => {
    flow.send({ type: 'check' });
    runs.at(-1)?.end(table);
  };
  const confirm = () => {
    check();
    checked.sent.at(-1)?.report({ type: 'call.succeeded', output: unconfirmed });
    runs.at(-1)?.end(otherTable);
  };
  return { flow, at, runs, checked: checked.sent, confirmed: confirmed.sent, check, confirm };
}

const delayed = { type: 'call.delayed', error: unreachable() };
const refused = { type: 'call.refused', error: refusal(422) };
const answered = (output: unknown) => ({ type: 'call.succeeded', output });

describe('§practice.4 Running code', () => {
  it.each([
    ['answered', table],
    ['erred', error],
    ['stopped', stopped],
  ])('ends %s, and sends nothing', (value, result) => {
    const { flow, at, runs, checked } = start();
    flow.send({ type: 'run' });
    expect(at().value).toBe('running');
    runs[0]?.end(result);
    expect(at()).toMatchObject({ value, context: { result, ran: 'SELECT 1;', aim: 'run' } });
    expect(runs[0]?.input).toEqual({ code: 'SELECT 1;', dataSet, checks, input: 'given' });
    expect(checked).toEqual([]);
  });

  it('runs once, however often it is asked for', () => {
    const { flow, at, runs } = start();
    flow.send({ type: 'run' });
    flow.send({ type: 'run' });
    flow.send({ type: 'check' });
    flow.send({ type: 'startAgain' });
    expect(runs).toHaveLength(1);
    expect(at()).toMatchObject({ value: 'running', context: { code: 'SELECT 1;', aim: 'run' } });
  });

  it('has what is printed while it goes on; the next run begins with nothing', () => {
    const { flow, at, runs } = start();
    flow.send({ type: 'run' });
    runs[0]?.print('0\n');
    runs[0]?.print('0\n1\n');
    expect(at()).toMatchObject({ value: 'running', context: { printed: '0\n1\n', result: null } });
    runs[0]?.end(table);
    flow.send({ type: 'run' });
    expect(at()).toMatchObject({ value: 'running', context: { printed: '' } });
  });

  it('can be stopped, which ends the run and keeps what it had printed', () => {
    const { flow, at, runs } = start();
    flow.send({ type: 'run' });
    flow.send({ type: 'stop', text: '0\n1\n' });
    expect(runs[0]?.isEnded).toBe(true);
    const result = { kind: 'stopped', why: 'person', text: '0\n1\n' };
    expect(at()).toMatchObject({ value: 'stopped', context: { result } });
    flow.send({ type: 'run' });
    expect(at()).toMatchObject({ value: 'running', context: { result: null } });
  });

  it('reads what was typed for input(); a check reads the lines of the exercise', () => {
    const { flow, runs } = start();
    flow.send({ type: 'type', text: 'own' });
    flow.send({ type: 'run' });
    runs[0]?.end(table);
    flow.send({ type: 'check' });
    expect(runs.map(({ input }) => input.input)).toEqual(['own', 'given']);
  });

  it('knows which code its result is of when that is changed meanwhile', () => {
    const { flow, at, runs } = start();
    flow.send({ type: 'run' });
    flow.send({ type: 'change', code: 'SELECT 2;' });
    runs[0]?.end(table);
    expect(at()).toMatchObject({ value: 'answered', context: { code: 'SELECT 2;', ran: 'SELECT 1;' } });
  });
});

describe('§practice.5, §practice.6 Checking code', () => {
  it('sends the result on the data that is shown, once', () => {
    const { flow, at, check, checked, runs } = start();
    check();
    flow.send({ type: 'check' });
    flow.send({ type: 'run' });
    expect(at().value).toEqual({ sending: 'underWay' });
    expect(runs).toHaveLength(1);
    const input = { courseId, lessonId, code: 'SELECT 1;', table: result, values: undefined, chart: undefined };
    expect(checked.map((call) => call.input)).toEqual([input]);
  });

  it.each([
    ['erred', error],
    ['stopped', stopped],
  ])('%s: sends nothing', (value, result) => {
    const { flow, at, runs, checked } = start();
    flow.send({ type: 'check' });
    expect(at()).toMatchObject({ value: 'running', context: { aim: 'check' } });
    runs[0]?.end(result);
    expect(at().value).toBe(value);
    expect(checked).toEqual([]);
  });

  it('says how the result differs', () => {
    const { at, check, checked } = start();
    check();
    checked[0]?.report(answered(exampleAttemptDifferent));
    expect(at()).toMatchObject({
      value: 'different',
      context: { answer: exampleAttemptDifferent, result: table, unconfirmed: null, status: 'open' },
    });
  });

  it('runs the same code on the other rows where the result fits, and sends that', () => {
    const { flow, at, check, checked, runs, confirmed } = start();
    check();
    flow.send({ type: 'change', code: 'SELECT 2;' });
    checked[0]?.report(answered(unconfirmed));
    expect(at()).toMatchObject({ value: 'running', context: { answer: null } });
    expect(runs[1]?.input).toEqual({
      code: 'SELECT 1;',
      dataSet: unconfirmed.dataSet,
      checks: unconfirmed.checks,
      input: 'given',
    });
    runs[1]?.end(otherTable);
    expect(at()).toMatchObject({
      value: { confirming: 'underWay' },
      context: { result: table, otherResult: otherTable },
    });
    flow.send({ type: 'check' });
    expect(at().value).toEqual({ confirming: 'underWay' });
    flow.send({ type: 'run' });
    expect(at().value).toEqual({ confirming: 'underWay' });
    expect(confirmed.map(({ input }) => input)).toEqual([
      {
        courseId,
        lessonId,
        attemptId: unconfirmed.attemptId,
        table: { ...result, rows: [['Other']] },
        values: undefined,
        chart: undefined,
      },
    ]);
  });

  it.each([
    ['solved', exampleAttemptSolved, 'solved'],
    ['different', exampleAttemptRefuted, 'open'],
  ])('ends %s', (value, output, status) => {
    const { at, confirm, confirmed } = start();
    confirm();
    confirmed[0]?.report(answered(output));
    expect(at()).toMatchObject({ value, context: { answer: output, status } });
  });

  it('is solved at once where there are no other rows, as with a chart', () => {
    const { at, check, checked } = start();
    check();
    checked[0]?.report(answered(exampleAttemptSolved));
    expect(at()).toMatchObject({ value: 'solved', context: { answer: exampleAttemptSolved, status: 'solved' } });
  });

  it('§practice.24 is not checked again with the code that has solved it, but with another', () => {
    const { flow, at, check, checked, runs } = start();
    check();
    checked[0]?.report(answered(exampleAttemptSolved));
    flow.send({ type: 'check' });
    expect(at()).toMatchObject({ value: 'solved' });
    expect(checked).toHaveLength(1);
    flow.send({ type: 'change', code: 'SELECT 2;' });
    flow.send({ type: 'check' });
    expect(at()).toMatchObject({ value: 'running', context: { answer: null } });
    expect(runs.at(-1)?.input.code).toBe('SELECT 2;');
  });

  it.each([
    ['erred', error],
    ['stopped', stopped],
  ])('says that it %s on the other rows', (value, result) => {
    const { at, check, checked, runs, confirmed } = start();
    check();
    checked[0]?.report(answered(unconfirmed));
    runs[1]?.end(result);
    expect(at()).toMatchObject({ value, context: { result: table, otherResult: result, unconfirmed } });
    expect(confirmed).toEqual([]);
  });

  it('can be stopped on the other rows', () => {
    const { flow, at, check, checked } = start();
    check();
    checked[0]?.report(answered(unconfirmed));
    flow.send({ type: 'stop', text: '' });
    expect(at()).toMatchObject({ value: 'stopped', context: { result: table, otherResult: { why: 'person' } } });
  });

  it('begins from nothing when it is checked again', () => {
    const { flow, at, confirm, confirmed, runs } = start();
    confirm();
    confirmed[0]?.report(answered(exampleAttemptRefuted));
    flow.send({ type: 'check' });
    const beforeAnyRun = { result: null, otherResult: null, unconfirmed: null, answer: null };
    expect(at()).toMatchObject({ value: 'running', context: beforeAnyRun });
    expect(runs.at(-1)?.input.dataSet).toEqual(dataSet);
  });
});

describe('§practice.7 A check that does not arrive', () => {
  it('waits, is sent now when asked, and arrives once', () => {
    const { flow, at, check, checked } = start();
    check();
    checked[0]?.report(delayed);
    expect(at()).toMatchObject({ value: { sending: 'delayed' }, context: { failure: { kind: 'unreachable' } } });
    flow.send({ type: 'retry' });
    expect(at().value).toEqual({ sending: 'underWay' });
    expect(checked).toMatchObject([{ sentNow: 1, isCancelled: false }]);
    checked[0]?.report(answered(exampleAttemptDifferent));
    expect(at().value).toBe('different');
  });

  it('waits on the other rows, too', () => {
    const { flow, at, confirm, confirmed } = start();
    confirm();
    confirmed[0]?.report(delayed);
    expect(at()).toMatchObject({ value: { confirming: 'delayed' }, context: { failure: { kind: 'unreachable' } } });
    flow.send({ type: 'retry' });
    expect(at().value).toEqual({ confirming: 'underWay' });
    expect(confirmed).toMatchObject([{ sentNow: 1, isCancelled: false }]);
  });

  it('is taken back where the code is changed while it waits', () => {
    const { flow, at, check, checked } = start();
    check();
    checked[0]?.report(delayed);
    flow.send({ type: 'change', code: 'SELECT 2;' });
    expect(at()).toMatchObject({ value: 'open', context: { code: 'SELECT 2;', result: table } });
    expect(checked[0]?.isCancelled).toBe(true);
  });

  it('is taken back on the other rows, too', () => {
    const { flow, at, confirm, confirmed } = start();
    confirm();
    confirmed[0]?.report(delayed);
    flow.send({ type: 'change', code: 'SELECT 2;' });
    expect(at()).toMatchObject({ value: 'open', context: { code: 'SELECT 2;' } });
    expect(confirmed[0]?.isCancelled).toBe(true);
  });

  it('keeps code and reason where it is refused, and can be checked again', () => {
    const { flow, at, check, checked, runs } = start();
    check();
    checked[0]?.report(refused);
    expect(at()).toMatchObject({
      value: 'refused',
      context: { code: 'SELECT 1;', failure: { message: 'No.' } },
    });
    flow.send({ type: 'retry' });
    expect(at()).toMatchObject({ value: 'running', context: { aim: 'check', failure: null } });
    expect(runs).toHaveLength(2);
  });

  it('is refused on the other rows, and begins anew on the rows that are shown', () => {
    const { flow, at, confirm, confirmed, runs } = start();
    confirm();
    confirmed[0]?.report(refused);
    expect(at()).toMatchObject({ value: 'refused', context: { failure: { message: 'No.' } } });
    flow.send({ type: 'retry' });
    expect(runs.at(-1)?.input.dataSet).toEqual(dataSet);
  });
});

describe('§practice.8 Starting again', () => {
  it('puts the code back, and forgets what came of it', () => {
    const { flow, at, check, checked } = start();
    check();
    checked[0]?.report(answered(exampleAttemptDifferent));
    flow.send({ type: 'startAgain' });
    expect(at()).toMatchObject({ value: 'open', context: { code: 'start', result: null, answer: null } });
  });

  it('does not happen while the code is sent', () => {
    const { flow, at, check, checked, runs } = start();
    check();
    flow.send({ type: 'startAgain' });
    expect(at()).toMatchObject({ value: { sending: 'underWay' }, context: { code: 'SELECT 1;' } });
    checked[0]?.report(answered(unconfirmed));
    runs[1]?.end(otherTable);
    flow.send({ type: 'startAgain' });
    expect(at()).toMatchObject({ value: { confirming: 'underWay' }, context: { code: 'SELECT 1;' } });
  });
});

describe('§practice.5 What is sent of a result', () => {
  it.each([
    [{ ...table, milliseconds: 9 }, { table: result }],
    [{ kind: 'output', text: 'x', values: ['2'], charts: [], milliseconds: 1 }, { values: ['2'] }],
    [{ kind: 'chart', chart }, { chart }],
    [error, {}],
    [null, {}],
  ] as [ExerciseResult | null, object][])('%#', (result, sent) => {
    expect(JSON.parse(JSON.stringify(resultOf(result)))).toEqual(sent);
  });
});
