/** What the screen of a submission's feedback shows, and what an instructor can do there. */
import type { ReactNode } from 'react';
import type { Criterion, PassageComment, StepSolution } from '../../../../api/generated/schema.d.ts';

export type Passage = Pick<PassageComment, 'start' | 'end'>;
export type Piece = { start: number; text: string; about: readonly number[] };

export type Task =
  | { kind: 'exercise'; lessonId: string; text: ReactNode }
  | { kind: 'text' | 'upload'; text: ReactNode };

/** What the student submitted. */
export type Work = {
  /** The text, cut where comments begin and end; absent where only files were submitted. */
  pieces?: readonly Piece[] | undefined;
  /** The code of a project's exercises; empty for other assignments. */
  solutions: readonly StepSolution[];
  files: readonly { id: string; name: string; row: ReactNode; comment: string }[];
  /** The tasks of a project's steps; empty for other assignments. */
  tasks: readonly Task[];
};

/** What is still missing before the feedback can be returned: levels of criteria, or the value of a field. */
export type Missing = { message: string; criteria?: readonly string[]; field?: 'total' | 'reason' };

export type Marking = Work & {
  criteria: readonly Criterion[];
  /** The title of the chosen level, by the title of its criterion. */
  levels: Readonly<Record<string, string>>;
  /** The points of the chosen levels, which are a grade in percent. */
  sum: number;
  /** The grade that overrides the sum; without criteria, the grade itself. */
  overruled: { total: string; reason: string } | null;
  comments: readonly PassageComment[];
  text: string;
  missing: readonly Missing[];
  /** The line that says whether the draft is saved. */
  draft?: ReactNode;
};

export type Edits = {
  onLevel: (criterion: string, level: string) => void;
  onOverrule: (overruled: Marking['overruled']) => void;
  onComment: (passage: Passage) => void;
  onCommentText: (passage: Passage, comment: string) => void;
  onCommentRemove: (passage: Passage) => void;
  onFileComment: (fileId: string, comment: string) => void;
  onText: (text: string) => void;
  /** Absent while something is missing. */
  onReturn?: (() => void) | undefined;
};

export type GradingFeedbackView =
  | { state: 'writing'; marking: Marking; edits: Edits }
  | { state: 'returning.underWay'; marking: Marking }
  /** `delayed`: the call is retried by itself. */
  | { state: 'returning.delayed' | 'rejected'; marking: Marking; edits: Edits; why: string }
  | { state: 'conflict.loading'; marking: Marking; edits: Edits }
  | { state: 'conflict.failed'; marking: Marking; edits: Edits; onRetry: () => void }
  /** `message` says what another instructor has returned. */
  | { state: 'conflict.shown'; marking: Marking; edits: Edits; message: string }
  | { state: 'outdated' | 'returned'; marking: Marking };
