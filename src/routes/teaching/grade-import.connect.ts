import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { GradeImportProblem } from '../../api/generated/schema.d.ts';
import type { gradeImportMachine } from '../../machines/teaching/grade-import.machine.ts';
import type { ImportContext, ImportPreview } from '../../machines/teaching/imported-grades.ts';
import type { GradeImportView } from '../../ui/screens/teaching/grade-import/grade-import.view.tsx';
import type { Previewed } from '../../ui/screens/teaching/grade-import/import-states.ts';
import { sentence } from '../sentence.ts';

type Send = ActorRefFrom<typeof gradeImportMachine>['send'];

export function connectGradeImport(
  { value, context }: SnapshotFrom<typeof gradeImportMachine>,
  send: Send,
): GradeImportView {
  const { file, failure, returned } = context;
  const name = file?.name ?? '';
  const onClose = () => send({ type: 'close' });
  const choosing = { onChoose: (chosen: File) => send({ type: 'choose', file: chosen }), onClose };
  const onSubmit = () => send({ type: 'submit' });
  const onUndo = () => send({ type: 'undo' });
  const onDismiss = () => send({ type: 'dismiss' });
  const shown = previewedOf(context);
  const notice = { what: `${grades(returned)} returned`, onDismiss };
  return match(value)
    .returnType<GradeImportView>()
    .with('closed', 'leaving', () => ({ state: 'closed' }))
    .with('choosing', (state) => ({ state, ...choosing }))
    .with('unfit', (state) => ({
      state,
      file: name,
      why: file?.size === 0 ? 'The file is empty.' : 'The file is larger than 1 MB.',
      ...choosing,
    }))
    .with('reading', (state) => ({ state, file: name, onClose }))
    .with('refused', (state) => ({
      state,
      file: name,
      why: sentence(failure, 'There was an error reading the file. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
      ...choosing,
    }))
    .with('nothing', (state) => ({ state, ...shown, ...choosing }))
    .with('previewed', (state) => ({ state, ...shown, ...choosing, onSubmit }))
    .with({ importing: 'underWay' }, () => ({ state: 'importing.underWay', ...shown, progress: progressOf(context) }))
    .with({ importing: 'delayed' }, () => ({
      state: 'importing.delayed',
      ...shown,
      progress: progressOf(context),
      why: sentence(failure, importFailed),
      onSubmit,
      onClose,
    }))
    .with('rejected', (state) => ({
      state,
      ...shown,
      title: returned === 0 ? 'No grade was imported' : `${grades(returned)} returned, the others were not imported`,
      why: sentence(failure, importFailed),
      left: leftOf(context),
      onSubmit,
      onClose,
    }))
    .with({ leftAlone: 'deciding' }, { leftAlone: 'some' }, { leftAlone: 'all' }, ({ leftAlone }) => ({
      ...(leftAlone === 'some'
        ? { state: 'leftAlone.some', onUndo }
        : { state: 'leftAlone.all', onChoose: choosing.onChoose }),
      summary: `${grades(returned)} returned, ${context.left.length} left as ${context.left.length === 1 ? 'it is' : 'they are'}`,
      left: leftOf(context),
      onClose,
    }))
    .with({ returned: 'offered' }, () => ({ state: 'returned.offered', ...notice, onUndo }))
    .with({ returned: 'undoing' }, () => ({ state: 'returned.undoing', what: notice.what }))
    .with({ returned: 'notUndone' }, () => ({
      state: 'returned.notUndone',
      what: 'The import was not undone',
      why: sentence(failure, 'The import could not be undone. Please try again.'),
      onRetry: onUndo,
      onDismiss,
    }))
    .with({ returned: 'kept' }, () => ({
      state: 'returned.kept',
      what: `${grades(returned - context.left.length)} undone, ${context.left.length} not`,
      left: leftOf(context),
      onDismiss,
    }))
    .exhaustive();
}

const importFailed = 'There was an error importing the grades. Please try again.';

const grades = (count: number) =>
  count === 0 ? 'No grades' : count === 1 ? '1 grade' : `${count.toLocaleString('en-GB')} grades`;

const noPreview: ImportPreview = { changes: [], same: 0, emptied: 0, problems: [], problemCount: 0 };
const empty: Omit<Previewed, 'file'> = wordsOf(noPreview);
/** As they were put into words: each answer of an import shows the same ones again. */
const known = new WeakMap<ImportPreview, Omit<Previewed, 'file'>>();

function previewedOf({ file, preview }: ImportContext): Previewed {
  const name = file?.name ?? '';
  if (!preview) return { file: name, ...empty };
  const words = known.get(preview) ?? wordsOf(preview);
  known.set(preview, words);
  return { file: name, ...words };
}

function wordsOf({ changes, same, emptied, problems, problemCount }: ImportPreview): Omit<Previewed, 'file'> {
  const facts = [
    changes.length === 0
      ? 'No grade changes'
      : `${grades(changes.length)} ${changes.length === 1 ? 'changes' : 'change'}`,
    ...(same === 0 ? [] : [`${same.toLocaleString('en-GB')} ${same === 1 ? 'stays as it is' : 'stay as they are'}`]),
    ...(problemCount === 0 ? [] : [`${problemCount.toLocaleString('en-GB')} cannot be used`]),
  ];
  return {
    summary: `${facts.join(', ')}.`,
    note:
      emptied === 0
        ? ''
        : `${emptied === 1 ? '1 empty cell has' : `${emptied} empty cells have`} a grade in the gradebook, which stays.`,
    changes: changes.map(({ student, assignment, before, grade }) => ({
      student,
      assignment,
      before: before === undefined ? 'No grade' : `${before}%`,
      after: `${grade}%`,
    })),
    problems: problems.map((one) => ({ where: whereOf(one), problem: problemOf(one) })),
    more: problemCount > problems.length ? `The first ${problems.length} of ${problemCount} are listed.` : '',
  };
}

const whereOf = ({ row, column }: GradeImportProblem) =>
  [...(row === undefined ? ['Column'] : [`Row ${row}`]), ...(column === undefined ? [] : [column])].join(
    row === undefined ? ' ' : ', ',
  );

const problemOf = ({ kind, text = '' }: GradeImportProblem): string =>
  match(kind)
    .with('unknownColumn', () => 'The gradebook has no such column.')
    .with('columnTwice', () => 'The column is there several times, so none of them is read.')
    .with(
      'ambiguousColumn',
      () => 'Several assignments have this title. The headings of a table that you download now tell them apart.',
    )
    .with('blind', () => 'It is graded blind, so it is graded from the grading queue alone.')
    .with('unknownStudent', () =>
      text === '' ? 'There is no email address.' : `No student of the course has the address ${text}.`,
    )
    .with('studentTwice', () => `${text} is in several rows, so none of them is read.`)
    .with('otherId', () => `The id is not that of ${text}.`)
    .with('notAGrade', () => `“${text}” is not a whole number from 0 to 100.`)
    .with('notSubmitted', () => 'It was not submitted, so it cannot be graded.')
    .with('excused', () => 'The student is excused, so there is nothing to grade.')
    .exhaustive();

function leftOf({ left, preview }: ImportContext) {
  const changes = new Map(preview?.changes.map((change) => [change.submissionId, change]));
  return left.map(({ submissionId, why }) => {
    const change = changes.get(submissionId);
    return { where: change ? `${change.student}, ${change.assignment}` : '', problem: why };
  });
}

/** `100 of 340 grades returned`. */
const progressOf = ({ returned, left, preview }: ImportContext) =>
  `${(returned + left.length).toLocaleString('en-GB')} of ${grades(preview?.changes.length ?? 0)} sent. Keep this page open until all are.`;
