/** The values of the feedback form: what an instructor has entered and not yet returned. */
import type { OperationInput, Whole } from '../../api/operation.ts';
import { type Passage, trimmed } from './passages.ts';
import type { Rubric, Submission, SubmissionKey } from './types.ts';

export type FeedbackValues = {
  /** The title of the chosen level, by the title of its criterion. */
  levels: Record<string, string>;
  /** The grade that overrides the sum of the levels, as typed; without a rubric, the grade itself. */
  overruled: { total: string; reason: string } | null;
  comments: (Passage & { comment: string })[];
  /** The comment on a file, by its id. */
  fileComments: Record<string, string>;
  text: string;
};

/** Feedback whose return was undone: the form starts with it again. */
export type TakenBack = SubmissionKey & { values: FeedbackValues };

export type Change =
  | { kind: 'level'; criterion: string; level: string }
  | { kind: 'overrule'; overruled: FeedbackValues['overruled'] }
  | { kind: 'comment.add'; passage: Passage }
  | { kind: 'comment.write'; passage: Passage; comment: string }
  | { kind: 'comment.remove'; passage: Passage }
  | { kind: 'file'; fileId: string; comment: string }
  | { kind: 'text'; text: string };

export const noValues: FeedbackValues = { levels: {}, overruled: null, comments: [], fileComments: {}, text: '' };

/** How many passages of a submission can have a comment. */
const mostComments = 30;

const isAt = (one: Passage, other: Passage) => one.start === other.start && one.end === other.end;

/** A passage has one comment: asking for it a second time, as a double click does, adds none. */
function withComment(comments: FeedbackValues['comments'], passage: Passage): FeedbackValues['comments'] {
  if (comments.length >= mostComments || comments.some((comment) => isAt(comment, passage))) return comments;
  return [...comments, { ...passage, comment: '' }].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The values after the change; `work` is the submitted text. */
export function changed(values: FeedbackValues, change: Change, work: string): FeedbackValues {
  const { comments } = values;
  switch (change.kind) {
    case 'level':
      return { ...values, levels: { ...values.levels, [change.criterion]: change.level } };
    case 'overrule':
      return { ...values, overruled: change.overruled };
    case 'comment.add': {
      const passage = trimmed(work, change.passage);
      return passage ? { ...values, comments: withComment(comments, passage) } : values;
    }
    case 'comment.write': {
      const { passage, comment } = change;
      return { ...values, comments: comments.map((one) => (isAt(one, passage) ? { ...one, comment } : one)) };
    }
    case 'comment.remove':
      return { ...values, comments: comments.filter((one) => !isAt(one, change.passage)) };
    case 'file':
      return { ...values, fileComments: { ...values.fileComments, [change.fileId]: change.comment } };
    case 'text':
      return { ...values, text: change.text };
  }
}

/** The typed grade as a number; null if it is not a whole number from 0 to 100. */
export const totalIn = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 100 ? Number(typed) : null;

export type Missing = { kind: 'levels'; criteria: string[] } | { kind: 'total' } | { kind: 'reason' };

/** What is missing before the feedback can be returned. */
export function missingIn({ levels, overruled }: FeedbackValues, rubric: Rubric): Missing[] {
  const criteria = rubric.flatMap(({ title, levels: all }) =>
    all.some((level) => level.title === levels[title]) ? [] : [title],
  );
  const missing: Missing[] = criteria.length > 0 ? [{ kind: 'levels', criteria }] : [];
  const isGradedFreely = rubric.length === 0;
  if (!overruled) return isGradedFreely ? [{ kind: 'total' }] : missing;
  const total = totalIn(overruled.total);
  if (total === null) missing.push({ kind: 'total' });
  else if (!isGradedFreely && total !== sumOf(levels, rubric) && overruled.reason.trim() === '') {
    missing.push({ kind: 'reason' });
  }
  return missing;
}

/** The points of the chosen levels. The best levels add up to 100, so the sum is a grade in percent. */
export const sumOf = (levels: FeedbackValues['levels'], rubric: Rubric): number =>
  rubric.reduce(
    (sum, { title, levels: all }) => sum + (all.find((one) => one.title === levels[title])?.points ?? 0),
    0,
  );

/** The input of `returnFeedback`. Empty comments, and comments on files that do not exist, are left out. */
export function callOf(values: FeedbackValues, submission: Submission): Whole<OperationInput<'returnFeedback'>> {
  const { courseId, submissionId, revision, text = '', rubric = [], files } = submission;
  const { levels, overruled, comments, fileComments } = values;
  const total = totalIn(overruled?.total ?? '') ?? undefined;
  return {
    courseId,
    submissionId,
    revision,
    levels: rubric.flatMap(({ title }) => (levels[title] ? [{ criterion: title, level: levels[title] }] : [])),
    comments: comments.flatMap(({ start, end, comment }) =>
      comment.trim() ? [{ start, end, quote: text.slice(start, end), comment: comment.trim() }] : [],
    ),
    fileComments: files.flatMap(({ id }) => {
      const comment = fileComments[id]?.trim();
      return comment ? [{ fileId: id, comment }] : [];
    }),
    total,
    reason: (rubric.length > 0 && total !== undefined && overruled?.reason.trim()) || undefined,
    text: values.text.trim() || undefined,
  };
}

type Earlier = Pick<OperationInput<'returnFeedback'>, 'comments' | 'fileComments' | 'text' | 'total' | 'reason'> & {
  /** What lateness took off the total is taken off again. */
  late?: { given: number };
  levels: readonly { criterion: string; level: string }[];
  sum?: number;
};

/** Returned feedback as the values of the form, to change it or because its return was undone. */
export function valuesOf({
  levels,
  comments,
  fileComments,
  text = '',
  total: returned,
  late,
  sum,
  reason = '',
}: Earlier): FeedbackValues {
  const total = late?.given ?? returned;
  return {
    levels: Object.fromEntries(levels.map(({ criterion, level }) => [criterion, level])),
    overruled: total === undefined || total === sum ? null : { total: String(total), reason },
    comments: comments.map(({ start, end, comment }) => ({ start, end, comment })),
    fileComments: Object.fromEntries(fileComments.map(({ fileId, comment }) => [fileId, comment])),
    text,
  };
}

/** All values as text: how a draft is kept when another one replaces it. */
export const textOf = ({ levels, overruled, comments, fileComments, text }: FeedbackValues): string =>
  [
    ...Object.entries(levels).map(([criterion, level]) => `${criterion}: ${level}`),
    ...(overruled ? [`${overruled.total}%`, overruled.reason] : []),
    ...comments.map(({ comment }) => comment),
    ...Object.values(fileComments),
    text,
  ]
    .filter(Boolean)
    .join('\n');
