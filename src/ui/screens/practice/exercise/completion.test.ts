import { CompletionContext } from '@codemirror/autocomplete';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import type { DataTable } from '../../../../api/generated/schema.d.ts';
import { wordsOf } from './completion.ts';
import { type EditorLanguage, extensionsOf } from './editor-setup.ts';

const tables: DataTable[] = [
  {
    name: 'bikes',
    columns: [
      { name: 'bike_id', type: 'integer' },
      { name: 'name', type: 'text' },
      { name: 'description', type: 'text' },
    ],
    rows: [],
  },
  { name: 'hires', columns: [{ name: 'bike_id', type: 'integer' }], rows: [] },
];
const commands = { onRun: (): true => true, onCheck: (): true => true };

/** What is offered at the end of the code, the first before the others where all fit as well. */
async function offered(language: EditorLanguage, doc: string, explicit = false) {
  const state = EditorState.create({ doc, extensions: extensionsOf(language, tables, commands) });
  ensureSyntaxTree(state, doc.length, 10_000); // milliseconds: on a busy machine the usual 50 do not do
  const result = await wordsOf(language, tables)(new CompletionContext(state, doc.length, explicit));
  if (!result) return null;
  const typed = doc.slice(result.from).toLowerCase();
  return result.options
    .filter(({ label }) => label.toLowerCase().startsWith(typed))
    .toSorted((one, other) => (other.boost ?? 0) - (one.boost ?? 0))
    .map(({ label }) => label);
}

describe('§practice.163 What is offered while code is written', () => {
  it('§practice.163 SQL: the tables and columns of the data set first, then the words of SQLite', async () => {
    expect(await offered('sql', 'SELECT d')).toEqual([
      'description',
      ...['DEFAULT', 'DELETE', 'DESC', 'DISTINCT', 'DO', 'DROP'],
      ...['date', 'datetime', 'dense_rank'],
    ]);
    expect((await offered('sql', 'SELECT b', true))?.slice(0, 2)).toEqual(['bikes', 'bike_id']);
  });

  it('§practice.163 SQL: no words of other databases', async () => {
    const all = (await offered('sql', '', true)) ?? [];
    expect(all.filter((word) => /^(DESCRIBE|DESCRIPTOR|DETERMINISTIC)$/i.test(word))).toEqual([]);
  });

  it.each(['SELECT name', 'select', 'SELECT count', 'FROM bikes'])(
    '§practice.163 nothing over a finished word: %s',
    async (doc) => {
      expect(await offered('sql', doc)).toBeNull();
    },
  );

  it('§practice.163 what is open closes once the word is finished', async () => {
    const state = EditorState.create({ doc: 'SELECT na', extensions: extensionsOf('sql', tables, commands) });
    const result = await wordsOf('sql', tables)(new CompletionContext(state, 9, false));
    const { validFor } = result ?? {};
    if (typeof validFor !== 'function') throw new Error('Nothing is offered.');
    expect(validFor('nam', 7, 10, state)).toBe(true);
    expect(validFor('name', 7, 11, state)).toBe(false);
    expect(validFor('na me', 7, 12, state)).toBe(false);
  });

  it('§practice.163 SQL: after a table or its alias, its columns alone', async () => {
    expect(await offered('sql', 'SELECT b.n FROM bikes AS b WHERE b.n')).toEqual(['name']);
    expect(await offered('sql', 'SELECT * FROM hires WHERE hires.')).toEqual(['bike_id']);
  });

  it.each(["SELECT 'na", '-- na', 'SELECT 1'])(
    '§practice.163 SQL: nothing in a text, a comment or a number: %s',
    async (doc) => {
      expect(await offered('sql', doc)).toBeNull();
    },
  );

  it('§practice.163 Python: the tables and columns first, then its own names and words', async () => {
    expect((await offered('python', 'number = 1\nn'))?.slice(0, 3)).toEqual(['name', 'number', 'None']);
    expect(await offered('python', 'open("bi')).toEqual(['bikes', 'bike_id']);
    expect(await offered('python', 'print')).toBeNull();
    expect(await offered('python', '# na')).toBeNull();
    expect(await offered('python', 'row.na')).toBeNull();
  });

  it('§practice.163 nothing where nothing has been typed, unless it is asked for', async () => {
    expect(await offered('sql', 'SELECT ')).toBeNull();
    expect((await offered('sql', 'SELECT ', true))?.slice(0, 2)).toEqual(['bikes', 'hires']);
  });
});
