import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { gradingFeedbackMachine } from '../../machines/grading/feedback.machine.ts';
import { piecesOf, quoteOf } from '../../machines/grading/passages.ts';
import type { Submission, SubmissionFile } from '../../machines/grading/types.ts';
import { type Change, type Missing, missingIn, sumOf } from '../../machines/grading/values.ts';
import type { Edits, GradingFeedbackView, Marking } from '../../ui/screens/grading/feedback/feedback.ts';
import { ifTaken } from '../if-taken.ts';
import { sentence } from '../sentence.ts';
import { returnedText } from './returned-text.ts';

type Snapshot = SnapshotFrom<typeof gradingFeedbackMachine>;
type Send = ActorRefFrom<typeof gradingFeedbackMachine>['send'];
type Shown = {
  zone: string;
  draft: ReactNode;
  file: (file: SubmissionFile) => ReactNode;
  /** Shows the task of a step, which is Markdown. */
  task: (text: string) => ReactNode;
};

const textOf = (missing: Missing): Marking['missing'][number] =>
  match(missing)
    .returnType<Marking['missing'][number]>()
    .with({ kind: 'levels' }, ({ criteria }) => ({ message: `Choose a level for ${criteria.join(', ')}.`, criteria }))
    .with({ kind: 'total' }, ({ kind }) => ({ message: 'Enter a whole number from 0 to 100.', field: kind }))
    .with({ kind: 'reason' }, ({ kind }) => ({
      message: 'Explain why the grade differs from the rubric total.',
      field: kind,
    }))
    .exhaustive();

function editsOf(snapshot: Snapshot, send: Send): Edits {
  const edit = (change: Change) => send({ type: 'edit', change });
  return {
    onLevel: (criterion, level) => edit({ kind: 'level', criterion, level }),
    onOverrule: (overruled) => edit({ kind: 'overrule', overruled }),
    onComment: (passage) => edit({ kind: 'comment.add', passage }),
    onCommentText: (passage, comment) => edit({ kind: 'comment.write', passage, comment }),
    onCommentRemove: (passage) => edit({ kind: 'comment.remove', passage }),
    onFileComment: (fileId, comment) => edit({ kind: 'file', fileId, comment }),
    onText: (text) => edit({ kind: 'text', text }),
    onReturn: ifTaken(snapshot, send, { type: 'return' }),
  };
}

function markingOf({ submission, values }: Snapshot['context'], { draft, file, task }: Shown): Marking {
  const { text = '', rubric = [], files, solutions = [], tasks = [] } = submission;
  return {
    pieces: text ? piecesOf(text, values.comments) : undefined,
    solutions,
    tasks: tasks.map((one) => ({ ...one, text: task(one.text) })),
    files: files.map((one) => ({
      id: one.id,
      name: one.name,
      row: file(one),
      comment: values.fileComments[one.id] ?? '',
    })),
    criteria: rubric,
    levels: values.levels,
    sum: sumOf(values.levels, rubric),
    overruled: values.overruled,
    comments: values.comments.map((one) => ({ ...one, quote: quoteOf(text, one) })),
    text: values.text,
    missing: missingIn(values, rubric).map(textOf),
    draft,
  };
}

/** Why the server refused, and what another instructor has returned in the meantime. */
const conflictMessageOf = ({ feedback, isWaiting }: Submission, why: string, zone: string) =>
  [why, feedback && !isWaiting ? `It has ${returnedText(feedback, zone)}.` : ''].filter(Boolean).join(' ');

export function connectGradingFeedback(snapshot: Snapshot, send: Send, shown: Shown): GradingFeedbackView {
  const { submission, failure } = snapshot.context;
  const form = { marking: markingOf(snapshot.context, shown), edits: editsOf(snapshot, send) };
  const why = sentence(failure, 'There was an error. Your grade and comments are kept. Please try again.');
  return match(snapshot.value)
    .returnType<GradingFeedbackView>()
    .with('opening', 'writing', () => ({ state: 'writing', ...form }))
    .with({ returning: 'underWay' }, () => ({ state: 'returning.underWay', marking: form.marking }))
    .with({ returning: 'delayed' }, () => ({ state: 'returning.delayed', ...form, why }))
    .with('rejected', (state) => ({ state, ...form, why }))
    .with({ conflict: 'loading' }, () => ({ state: 'conflict.loading', ...form }))
    .with({ conflict: 'failed' }, () => ({
      state: 'conflict.failed',
      ...form,
      onRetry: () => send({ type: 'retry' }),
    }))
    .with({ conflict: 'shown' }, () => ({
      state: 'conflict.shown',
      ...form,
      message: conflictMessageOf(submission, sentence(failure, ''), shown.zone),
    }))
    .with('outdated', 'returned', (state) => ({ state, marking: form.marking }))
    .exhaustive();
}
