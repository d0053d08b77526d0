/** A lesson as its author wrote it: the JSON that the `lessons` table holds. */
import type { components } from '../../../src/api/generated/schema.d.ts';

/** A module of the course, where a question or an exercise measures the outcome of another one than its own. */
type Measures = { outcome?: string };

/** `correct` is the index of the correct option, from 0. */
export type WrittenQuestion = {
  prompt: string;
  options: string[];
  correct: number;
  explanation: string;
  /** Where the order of the options counts: they are not shuffled. */
  ordered?: true;
} & Measures;

/**
 * `id` is the lesson's address within its course: `m1-l1`. With `packages` of Pyodide it is an extra, which counts
 * for nothing.
 */
type Base = { id: string; title: string; minutes: number; packages?: string[] };

/** Bodies and transcripts are Markdown. */
export type WrittenLesson =
  | (Base & { type: 'reading'; body: string })
  | (Base & { type: 'video'; transcript: string; seconds: number; media: components['schemas']['Video']['media'] })
  /** `draw` is how many of its questions an attempt asks. */
  | (Base & { type: 'quiz'; draw: number; questions: WrittenQuestion[] })
  | (Base & { type: 'assignment'; body: string })
  | (Base & { type: 'exercise' } & WrittenExercise & Measures)
  | (Base & { type: 'case-study'; dataSet: string; start: string; scenes: components['schemas']['CaseStudyScene'][] });

type Chart = components['schemas']['ChartSpec'];
export type DataSet = components['schemas']['DataSet'];

/** A result of SQL or the values of Python's checks. */
export type Result = Pick<components['schemas']['TableResult'], 'columns' | 'rows'> | { values: string[] };

type ChartChoice = { field: keyof Chart; is: (string | null)[] };

/**
 * What a property of a chart may be (`when`: only where another is), and what a reader would misread where it is not.
 */
export type ChartRule = ChartChoice & { when?: ChartChoice | undefined; otherwise: string };

/**
 * `start` and `solution` are code; of a chart exercise the JSON of a chart. `dataSet` is the id of its data. `fit` is what
 * the solution yields on the data that students see and on the other rows, and a digest of what each mistake yields.
 */
export type WrittenExercise = {
  body: string;
  dataSet: string;
  start: string;
  solution: string;
  explanation: string | null;
  hints: string[];
} & (
  | {
      language: 'sql' | 'python';
      /** Whether the order of the rows counts. */
      isOrdered: boolean;
      /** The lines that Python's `input()` reads. */
      input: string;
      checks: { show: string; otherwise: string }[];
      fit: { visible: Result; hidden: Result };
      mistakes: { result: string; answer: string }[];
    }
  /** `columns` are those of each table. */
  | { language: 'chart'; requires: ChartRule[]; columns: Record<string, string[]> }
);
