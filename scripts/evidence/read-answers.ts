/** Reads a file of answers: a table with a header, separated by tabs or commas. */
import { readFileSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import type { Answer } from '../../server/analytics/model/answer.ts';

/** What is wrong with a file of answers, as `file:line: what`. */
export class AnswersError extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`);
  }
}

const required = ['user_id', 'item_id', 'timestamp', 'correct', 'skill_id'] as const;
type Column = (typeof required)[number] | 'options';
type Cells = (column: Column) => string;

/** Files write several skills of an item in one cell: `12~~13` (DataShop), `12_13` (ASSISTments), or with `;`, `|` or `,`. */
const betweenSkills = /~~|[;|,]|(?<=\d)_(?=\d)/;

/**
 * The answers of a file, in the order in which they were given: by their times, or, where all of these are 0, as the rows
 * stand. Throws an AnswersError that names the line, and Node's error where the file cannot be read.
 */
export function readAnswers(file: string): Answer[] {
  return answersIn(readFileSync(file, 'utf8'), file);
}

/** The same of a text; `file` is only named in errors. */
export function answersIn(text: string, file: string): Answer[] {
  const header = text.split('\n', 1)[0] ?? '';
  const answers: Answer[] = [];
  let columns: Map<string, number> | null = null;
  const add = (record: readonly string[], line: number) => {
    if (columns) answers.push(answerIn(cellsOf(columns, record), (what) => new AnswersError(file, line, what)));
    else columns = columnsIn(record, file);
  };
  try {
    parse(text, {
      bom: true,
      delimiter: header.includes('\t') ? '\t' : ',',
      trim: true,
      skip_empty_lines: true,
      // Each record becomes an answer at once, as the whole table would take several times the memory.
      on_record: (record: string[], { lines }): null => {
        add(record, lines);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new AnswersError(file, Number(error['lines'] ?? 1), error.message);
    throw error;
  }
  if (answers.length === 0) throw new AnswersError(file, 1, 'The file has no answers.');
  const isTimed = answers.some(({ at }) => at !== 0);
  return inOrder(isTimed ? answers : answers.map((answer) => ({ ...answer, at: null })));
}

/** By time, where all answers have one. Answers of the same second keep their order. */
export function inOrder(answers: readonly Answer[]): Answer[] {
  if (answers.some(({ at }) => at === null)) return [...answers];
  return answers.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

function columnsIn(header: readonly string[], file: string): Map<string, number> {
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length > 0) {
    throw new AnswersError(
      file,
      1,
      `The header needs the columns ${required.join(', ')}; ${missing.join(', ')} is missing.`,
    );
  }
  return new Map(header.map((name, at) => [name, at]));
}

const cellsOf =
  (columns: ReadonlyMap<string, number>, record: readonly string[]): Cells =>
  (column) =>
    record[columns.get(column) ?? -1] ?? '';

function answerIn(cell: Cells, wrong: (what: string) => AnswersError): Answer {
  for (const column of ['user_id', 'item_id'] as const) {
    if (cell(column) === '') throw wrong(`${column} is empty.`);
  }
  const isRight = /^1(\.0*)?$/.test(cell('correct'));
  if (!isRight && !/^0(\.0*)?$/.test(cell('correct'))) throw wrong(`correct is "${cell('correct')}"; write 0 or 1.`);
  const at = Number(cell('timestamp'));
  if (cell('timestamp') === '' || !Number.isFinite(at) || at < 0) {
    throw wrong(`timestamp is "${cell('timestamp')}"; write seconds, or 0 where the time is unknown.`);
  }
  const options = cell('options') === '' ? null : Number(cell('options'));
  if (options !== null && !(Number.isInteger(options) && options > 1)) {
    throw wrong(`options is "${cell('options')}"; write a whole number from 2, or nothing.`);
  }
  const skills = [...new Set(cell('skill_id').split(betweenSkills))].filter((skill) => skill !== '');
  return { student: cell('user_id'), item: cell('item_id'), skills, at, options, isRight };
}
