/**
 * Runs the SQL and Python of a lesson's text as a student would who types it into the lesson's editor: the blocks of one
 * lesson one after another, on its data set. A table right below a query is its result, a block `output` what was printed.
 */
import { lexer, type Token, type Tokens } from 'marked';
import type { Cell, DataSet } from '../../src/api/generated/schema.d.ts';

type Block = { language: 'sql' | 'python'; raises: boolean; code: string; line: number; shown: Shown | null };
type Shown = { kind: 'table'; columns: string[]; rows: string[][]; isCut: boolean } | { kind: 'text'; text: string };

/** What became of one block. */
export type Ran =
  | { kind: 'table'; columns: string[]; rows: Cell[][] }
  | { kind: 'text'; text: string }
  | { kind: 'nothing' }
  | { kind: 'error'; message: string };

export type Lesson = { body: string; bodyLine: number; dataSet: DataSet | null };

/** Runs the code of all blocks of one language in one session; stops after an error that is not meant. */
export type Session = (
  language: Block['language'],
  codes: { code: string; raises: boolean }[],
  dataSet: DataSet,
) => Ran[];

const none: DataSet = { id: 'none', title: '', description: '', tables: [] };

/** After the language: `raises` fails on purpose; `fragment` and `postgresql` are not run. */
const words = /^(sql|python)(?: (raises|fragment|postgresql))?$/;

/** `line` counts from 1 at the beginning of the body. */
export function blocksOf(body: string): { blocks: Block[]; problems: { line: number; text: string }[] } {
  const blocks: Block[] = [];
  const problems: { line: number; text: string }[] = [];
  let offset = 0;
  let last: Block | null = null;
  for (const token of lexer(body)) {
    const line = body.slice(0, offset).split('\n').length;
    offset += token.raw.length;
    if (token.type === 'space') continue;
    const shown = shownBy(token);
    if (last && shown) last.shown = shown;
    last = null;
    const info = token.type === 'code' ? String(token['lang'] ?? '') : '';
    if (!/^(sql|python)\b/.test(info)) continue;
    const [, language, word] = words.exec(info) ?? [];
    if (language !== 'sql' && language !== 'python')
      problems.push({ line, text: `${info}: after the language comes raises, fragment or postgresql` });
    else if (word === undefined || word === 'raises') {
      last = { language, raises: word === 'raises', code: String((token as Tokens.Code).text), line, shown: null };
      blocks.push(last);
    }
  }
  return { blocks, problems };
}

function shownBy(token: Token): Shown | null {
  if (token.type === 'code' && token['lang'] === 'output') return { kind: 'text', text: String(token['text']) };
  if (token.type !== 'table') return null;
  const { header, rows } = token as Tokens.Table;
  const texts = rows.map((row) => row.map((cell) => cell.text.replaceAll('`', '').trim()));
  const isCut = texts.at(-1)?.every((cell) => /^(…|\.\.\.)?$/.test(cell)) ?? false;
  return {
    kind: 'table',
    columns: header.map((cell) => cell.text.replaceAll('`', '').trim()),
    rows: isCut ? texts.slice(0, -1) : texts,
    isCut,
  };
}

const isCell = (shown: string, cell: Cell | undefined) => {
  if (cell === null || cell === undefined) return /^(NULL)?$/i.test(shown);
  return typeof cell === 'number' ? shown !== '' && Number(shown.replaceAll(',', '')) === cell : shown === cell;
};

function difference(shown: Shown, ran: Ran): string | null {
  if (shown.kind === 'text') {
    const printed = ran.kind === 'text' ? ran.text.trimEnd() : ran.kind === 'error' ? ran.message : '';
    const isSame = ran.kind === 'error' ? printed.includes(shown.text.trim()) : printed === shown.text.trimEnd();
    return isSame ? null : `prints ${JSON.stringify(printed)}, not what stands below`;
  }
  if (ran.kind !== 'table') return null; // a table below Python, or below a change, says something else
  if (shown.columns.join() !== ran.columns.join())
    return `has the columns ${ran.columns.join(', ')}, the table below others`;
  const rows = shown.isCut ? ran.rows.slice(0, shown.rows.length) : ran.rows;
  if (rows.length !== shown.rows.length) return `has ${ran.rows.length} rows, the table below ${shown.rows.length}`;
  const wrong = shown.rows.findIndex((row, at) => !row.every((cell, column) => isCell(cell, rows[at]?.[column])));
  return wrong === -1
    ? null
    : `has ${JSON.stringify(rows[wrong])} in row ${wrong + 1}, the table below ${shown.rows[wrong]?.join(' | ')}`;
}

/** What is wrong with the code of a lesson's text, each with its line in the file. */
export function mistakesInBlocks(
  { body, bodyLine, dataSet }: Lesson,
  session: Session,
): { line: number; text: string }[] {
  const { blocks, problems } = blocksOf(body);
  const found = problems.map(({ line, text }) => ({ line: bodyLine + line - 1, text }));
  for (const [language, own] of Map.groupBy(blocks, (block) => block.language)) {
    const ran = session(language, own, dataSet ?? none);
    for (const [at, block] of own.entries()) {
      const add = (text: string) => found.push({ line: bodyLine + block.line - 1, text });
      const result = ran[at];
      if (!result) continue; // not run, as a block before it failed
      if (result.kind === 'error' && !block.raises) add(`the ${language} fails: ${result.message}`);
      else if (result.kind !== 'error' && block.raises) add(`the ${language} is said to raise, and does not`);
      const wrong = block.shown && (result.kind !== 'error' || block.raises) ? difference(block.shown, result) : null;
      if (wrong !== null) add(`the ${language} ${wrong}`);
    }
  }
  return found;
}
