import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  exampleGradebook,
  exampleGradeImportOfTheSame,
  exampleGradeImportPreview,
  exampleImportedGrades,
  exampleUndoneGrades,
} from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, settled, step } from '../testing.ts';
import { gradeImportMachine } from './grade-import.machine.ts';
import { withGrades } from './gradebook/regraded.ts';
import { blankImport, type Imported, type ImportPreview, type Undone } from './imported-grades.ts';

const courseId = 'data-analytics';
const file = new File(['Email'], 'grades.csv');
const [first, second] = exampleGradeImportPreview.changes;
if (!first || !second) throw new Error('The example of a preview has two changes.');
const [leila, marek] = exampleGradebook.items;
const all: Imported = { ...exampleImportedGrades, left: [] };
const given = exampleImportedGrades.given;
const none: Imported = { ...exampleImportedGrades, given: [] };
const oneOf = (count: number) => Array.from({ length: count }, () => first);
const delivered = (output: Imported) => ({ type: 'call.succeeded', output });

type Answers = { previews?: (ImportPreview | Error)[]; undos?: (Undone | Error)[] };

function begin({ previews = [exampleGradeImportPreview], undos = [] }: Answers = {}) {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'importGrades'>>>();
  const read: unknown[] = [];
  const undone: OperationInput<'undoGradeImport'>[] = [];
  const inTurn = <Answer>(answers: (Answer | Error)[]): Answer => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? refusal(500);
    return answer;
  };
  const actors = {
    importGrades: logic,
    previewGradeImport: fromPromise<ImportPreview, { courseId: string; file: File }>(async ({ input }) => {
      read.push(input);
      return inTurn(previews);
    }),
    undoGradeImport: fromPromise<Undone, OperationInput<'undoGradeImport'>>(async ({ input }) => {
      undone.push(input);
      return inTurn(undos);
    }),
  };
  const now = () => Date.parse(all.undoUntil) - 30_000;
  const flow = createActor(gradeImportMachine.provide({ actors }), { input: { courseId, now } });
  const emitted: { type: string }[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  return { flow, sent, read, undone, emitted, value: () => flow.getSnapshot().value };
}

async function previewed(answers?: Answers) {
  const begun = begin(answers);
  begun.flow.send({ type: 'choose', file });
  await settled();
  return begun;
}

async function importing(answers?: Answers) {
  const begun = await previewed(answers);
  begun.flow.send({ type: 'submit' });
  return begun;
}

/** From a state that was reached before: the cases take no promise. */
function startSending() {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'importGrades'>>>();
  const machine = gradeImportMachine.provide({ actors: { importGrades: logic } });
  const { context } = createActor(machine, { input: { courseId, now: () => 0 } }).getSnapshot();
  const reached = machine.resolveState({
    value: 'previewed',
    context: { ...context, file, preview: exampleGradeImportPreview, rest: exampleGradeImportPreview.changes },
  });
  const flow = createActor(machine, { snapshot: machine.getPersistedSnapshot(reached), input: context }).start();
  flow.send({ type: 'submit' });
  return { flow, sent };
}

describe('§teaching.85, §teaching.86 the file', () => {
  it('is read by the server, and nothing is sent before it was previewed', async () => {
    const { flow, read, sent, value } = begin();
    expect(value()).toBe('choosing');
    flow.send({ type: 'choose', file });
    expect(value()).toBe('reading');
    await settled();
    expect(read).toEqual([{ courseId, file }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'previewed', context: { preview: exampleGradeImportPreview } });
    expect(sent).toEqual([]);
    expect(flow.getSnapshot().can({ type: 'close' })).toBe(true);
  });

  it.each([
    ['is empty', new File([], 'grades.csv'), 'unfit'],
    ['has 1 MB', new File([new Uint8Array(1024 * 1024)], 'grades.csv'), 'reading'],
    ['is larger', new File([new Uint8Array(1024 * 1024 + 1)], 'grades.csv'), 'unfit'],
  ])('that %s', (_, chosen, value) => {
    const begun = begin();
    begun.flow.send({ type: 'choose', file: chosen });
    expect(begun.value()).toBe(value);
    begun.flow.stop();
  });

  it('that changes nothing says so, and another one can be chosen', async () => {
    const { flow, value } = await previewed({ previews: [exampleGradeImportOfTheSame, exampleGradeImportPreview] });
    expect(value()).toBe('nothing');
    expect(flow.getSnapshot().context.preview).toBe(exampleGradeImportOfTheSame);
    flow.send({ type: 'choose', file });
    await settled();
    expect(value()).toBe('previewed');
  });

  it('that is refused can be read again, or another one in its place', async () => {
    const { flow, read, value } = await previewed({ previews: [refusal(422), refusal(500)] });
    expect(flow.getSnapshot()).toMatchObject({ value: 'refused', context: { failure: { status: 422 }, file } });
    flow.send({ type: 'retry' });
    await settled();
    expect(read).toHaveLength(2);
    flow.send({ type: 'choose', file: new File([], 'empty.csv') });
    expect(flow.getSnapshot()).toMatchObject({ value: 'unfit', context: { failure: null } });
    flow.send({ type: 'close' });
    expect(value()).toBe('closed');
  });
});

describe('§teaching.87 the import', () => {
  it('sends what was previewed, and the gradebook is told the cells', async () => {
    const { flow, sent, emitted, value } = await importing();
    expect(flow.getSnapshot().can({ type: 'close' })).toBe(false);
    expect(sent.map(({ input }) => input)).toEqual([
      {
        courseId,
        grades: [first, second].map(({ submissionId, revision, grade }) => ({ submissionId, revision, grade })),
      },
    ]);
    sent[0]?.report(delivered(all));
    expect(emitted).toEqual([{ type: 'regraded', regraded: all }, { type: 'returned' }]);
    expect(value()).toEqual({ returned: 'offered' });
    expect(flow.getSnapshot().context).toMatchObject({ given, returned: 1 });
  });

  it('goes on with the next hundred, and ends as one', async () => {
    const preview = { ...exampleGradeImportPreview, changes: [...oneOf(100), second] };
    const { flow, sent, emitted, value } = await importing({ previews: [preview] });
    expect(sent[0]?.input.grades).toHaveLength(100);
    sent[0]?.report(delivered(exampleImportedGrades));
    expect(value()).toEqual({ importing: 'underWay' });
    expect(sent[1]?.input.grades).toMatchObject([{ submissionId: second.submissionId }]);
    sent[1]?.report(delivered(all));
    expect(emitted).toMatchObject([{ regraded: exampleImportedGrades }, { regraded: all }]);
    // What the first part left alone is told at the end.
    expect(flow.getSnapshot()).toMatchObject({
      value: { leftAlone: 'some' },
      context: { given: [...given, ...given], returned: 2, left: exampleImportedGrades.left },
    });
  });

  it('of exactly a hundred is one part', async () => {
    const { sent, value } = await importing({ previews: [{ ...exampleGradeImportPreview, changes: oneOf(100) }] });
    sent[0]?.report(delivered(all));
    expect(value()).toEqual({ returned: 'offered' });
  });

  it('that was refused can be sent again, and only the rest is', async () => {
    const preview = { ...exampleGradeImportPreview, changes: [...oneOf(100), second] };
    const { flow, sent, value } = await importing({ previews: [preview] });
    sent[0]?.report(delivered(all));
    sent[1]?.report({ type: 'call.refused', error: refusal(429) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { failure: { status: 429 } } });
    flow.send({ type: 'submit' });
    expect(sent[2]?.input.grades).toHaveLength(1);
    sent[2]?.report({ type: 'call.refused', error: refusal(429) });
    flow.send({ type: 'close' });
    // What was returned before can still be undone.
    expect(value()).toEqual({ returned: 'offered' });
  });

  it('that returned nothing leaves nothing to undo', async () => {
    const { flow, sent, value } = await importing();
    sent[0]?.report(delivered(none));
    expect(value()).toEqual({ leftAlone: 'all' });
    expect(flow.getSnapshot().can({ type: 'undo' })).toBe(false);
    flow.send({ type: 'close' });
    expect(value()).toBe('closed');
  });

  it('that returned nothing can be begun anew with the file', async () => {
    const { flow, sent } = await importing();
    sent[0]?.report(delivered(none));
    flow.send({ type: 'choose', file });
    expect(flow.getSnapshot()).toMatchObject({ value: 'reading', context: { left: [] } });
  });

  itAwaitsItsAnswer(startSending, {
    state: 'importing',
    submit: { type: 'submit' },
    output: none,
    end: { leftAlone: 'all' },
    takenBack: { close: 'closed' },
  });
});

describe('§teaching.88 the undo of an import', () => {
  const returned = async (undos: Answers['undos'] = [], answer = all) => {
    const begun = await importing({ undos });
    begun.sent[0]?.report(delivered(answer));
    return begun;
  };

  it('takes all of it back, and the gradebook is told the cells', async () => {
    const { flow, undone, emitted, value } = await returned([exampleUndoneGrades]);
    flow.send({ type: 'undo' });
    expect(value()).toEqual({ returned: 'undoing' });
    await settled();
    expect(undone).toEqual([{ courseId, given }]);
    expect(emitted.at(-1)).toEqual({ type: 'regraded', regraded: exampleUndoneGrades });
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { given: [] } });
    expect(value()).toBe('closed');
  });

  it('is offered beside what was left alone', async () => {
    const { flow, emitted, value } = await returned([exampleUndoneGrades], exampleImportedGrades);
    expect(value()).toEqual({ leftAlone: 'some' });
    flow.send({ type: 'undo' });
    expect(emitted.at(-1)).toEqual({ type: 'returned' });
    await settled();
    expect(value()).toBe('closed');
  });

  it('is offered once what was left alone was read', async () => {
    const { flow, value } = await returned([], exampleImportedGrades);
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().context.left).toEqual([]);
    expect(value()).toEqual({ returned: 'offered' });
  });

  it.each([
    [100, 1],
    [101, 2],
  ])('of %i grades takes %i calls, and says what it could not take back', async (count, calls) => {
    const kept = { ...exampleUndoneGrades, left: exampleImportedGrades.left };
    const answer = {
      ...all,
      given: Array.from({ length: count }, () => given[0] ?? { submissionId: '', feedbackId: '' }),
    };
    const { flow, undone, emitted, value } = await returned([kept, exampleUndoneGrades], answer);
    flow.send({ type: 'undo' });
    await settled();
    expect(undone).toHaveLength(calls);
    expect(emitted.filter(({ type }) => type === 'regraded')).toHaveLength(1 + calls);
    expect(undone[0]?.given).toHaveLength(100);
    expect(flow.getSnapshot()).toMatchObject({ value: { returned: 'kept' }, context: { left: kept.left } });
    flow.send({ type: 'dismiss' });
    expect(value()).toBe('closed');
  });

  it('can be tried again', async () => {
    const { flow, value } = await returned([refusal(500), exampleUndoneGrades]);
    flow.send({ type: 'undo' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { returned: 'notUndone' },
      context: { failure: { status: 500 } },
    });
    flow.send({ type: 'undo' });
    await settled();
    expect(value()).toBe('closed');
  });

  it('is offered for as long as the last grade cannot be seen', async () => {
    vi.useFakeTimers();
    try {
      const promise = returned();
      await vi.advanceTimersByTimeAsync(1);
      const { value } = await promise;
      await vi.advanceTimersByTimeAsync(29_998);
      expect(value()).toEqual({ returned: 'offered' });
      await vi.advanceTimersByTimeAsync(2);
      expect(value()).toBe('closed');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('§teaching.89 the dialog', () => {
  const blank = blankImport({ courseId, now: () => 0 });
  const empty = new File([], 'empty.csv');

  it.each(['choosing', 'unfit', 'reading', 'refused', 'nothing', 'previewed'])('closes from %s', (value) => {
    expect(step(gradeImportMachine, value, { type: 'close' }, blank).value).toBe('closed');
  });

  it.each(['choosing', 'unfit', 'refused', 'nothing', 'previewed'])('takes another file in %s', (value) => {
    const to = (chosen: File) => step(gradeImportMachine, value, { type: 'choose', file: chosen }, blank);
    expect(to(file).value).toBe('reading');
    expect(to(empty).value).toBe('unfit');
    // Files have no fields that could differ, so the very one is looked for.
    expect(to(file).context).toHaveProperty(
      'file',
      expect.toSatisfy((one) => one === file),
    );
    expect(to(empty).context).toHaveProperty(
      'file',
      expect.toSatisfy((one) => one === empty),
    );
  });
});

describe('§teaching.89 the gradebook', () => {
  it('shows the cells and averages as they are now, and moves no row', () => {
    const now = withGrades(exampleGradebook, exampleImportedGrades);
    expect(now.items[0]).toBe(leila);
    expect(now.items[1]).toMatchObject({ id: marek?.id, average: 87, missing: 1 });
    expect(now.items[1]?.cells).toHaveLength(marek?.cells.length ?? 0);
    expect(now.items[1]?.cells[0]).toMatchObject({ grade: 87, status: 'returned' });
    expect(now.items[1]?.cells[1]).toBe(marek?.cells[1]);
    expect(now.assignments).toBe(exampleImportedGrades.assignments);
    expect(withGrades(now, exampleUndoneGrades).items[1]).not.toHaveProperty('average');
  });
});
