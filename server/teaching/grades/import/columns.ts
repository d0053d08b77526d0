/** What the columns of a table of grades are about, by their headings (§teaching.85). */
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { Problem } from '../../../http/problem.ts';
import { defused } from '../../../platform/csv.ts';
import { gradeHead, nameOf, statusHead, studentHeads } from '../headings.ts';
import type { ReadTable } from './read-table.ts';

type GradedAssignment = components['schemas']['GradedAssignment'];
export type ImportProblem = components['schemas']['GradeImportProblem'];

export type GradeColumn = { index: number; head: string; assignment: GradedAssignment };
export type Columns = { email: number; id: number; grades: readonly GradeColumn[]; problems: readonly ImportProblem[] };

type Meaning =
  | { kind: 'email' | 'id' | 'ignored' }
  | { kind: 'blind' | 'ambiguousColumn' }
  | { kind: 'grade'; assignment: GradedAssignment };

/** Throws 422 without a column of email addresses. `id` is -1 without a column of ids. */
export function columnsOf({ heads, rows }: ReadTable, assignments: readonly GradedAssignment[]): Columns {
  const meanings = meaningsOf(assignments);
  const indexOf = (head: string) => heads.findIndex((one) => plain(one) === plain(head));
  const email = indexOf('Email');
  if (email < 0) throw new Problem(422, 'The file has no column "Email", by which students are found.');
  const grades: GradeColumn[] = [];
  const problems: ImportProblem[] = [];
  for (const [index, head] of heads.entries()) {
    const isTwice = heads.filter((one) => plain(one) === plain(head)).length > 1;
    const isBlank = head === '';
    if (isBlank && rows.every(({ cells }) => !cells[index])) continue;
    const meaning = isBlank ? undefined : meanings.get(plain(head));
    const column = shortened(isBlank ? `Column ${index + 1}` : head);
    if (!meaning) problems.push({ kind: 'unknownColumn', column });
    else if (meaning.kind === 'ignored') continue;
    else if (isTwice) problems.push({ kind: 'columnTwice', column });
    else if (meaning.kind === 'grade') grades.push({ index, head: column, assignment: meaning.assignment });
    else if (meaning.kind !== 'email' && meaning.kind !== 'id') problems.push({ kind: meaning.kind, column });
  }
  if (problems.some(({ kind, column }) => kind === 'columnTwice' && plain(column ?? '') === plain('Email'))) {
    throw new Problem(422, 'The file has the column "Email" twice.');
  }
  return { email, id: indexOf('Id'), grades, problems };
}

function meaningsOf(assignments: readonly GradedAssignment[]): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const set = (head: string, meaning: Meaning) => meanings.set(plain(head), meaning);
  for (const assignment of assignments) {
    const { title, isBlind } = assignment;
    const name = nameOf(assignment, assignments);
    if (name !== title) set(gradeHead(title), { kind: 'ambiguousColumn' });
    set(statusHead(title), { kind: 'ignored' });
    set(statusHead(name), { kind: 'ignored' });
    set(gradeHead(name), isBlind ? { kind: 'blind' } : { kind: 'grade', assignment });
  }
  // Last, as no assignment may take the place of these.
  for (const head of studentHeads) set(head, { kind: 'ignored' });
  set('Email', { kind: 'email' });
  set('Id', { kind: 'id' });
  return meanings;
}

/** Capitals and blanks do not matter, nor whether a spreadsheet has kept the apostrophe before what looks like a formula. */
export const plain = (text: string) => defused(text.trim()).normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

const longest = 200;
/** What the answer repeats of the file. */
export const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 3)}...` : text);
