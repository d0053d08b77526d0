/** What the editor offers while one types: first the data set's tables and columns, then the language's words. */
import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import { globalCompletion, localCompletionSource } from '@codemirror/lang-python';
import { SQLite, schemaCompletionSource } from '@codemirror/lang-sql';
import { syntaxTree } from '@codemirror/language';
import type { DataTable, ExerciseLanguage } from '../../../../api/generated/schema.d.ts';
import { sqliteFunctions, sqliteKeywords } from './sqlite-words.ts';

type Tables = readonly DataTable[];

/** So much that each name that fits stands above each word of the language that fits. */
const first = 99;

const namesOf = (tables: Tables): Completion[] => {
  const columns = new Set(tables.flatMap((table) => table.columns.map(({ name }) => name)));
  return [
    ...tables.map(({ name }) => ({ label: name, type: 'type', detail: 'table', boost: first })),
    ...[...columns].map((label) => ({ label, type: 'property', boost: first - 1 })),
  ];
};

const word = /\w+/;
const isIn = ({ state, pos }: CompletionContext, names: RegExp) =>
  names.test(syntaxTree(state).resolveInner(pos, -1).name);

/** These words, wherever one can stand. */
const fromList =
  (options: readonly Completion[], isElsewhere: (context: CompletionContext) => boolean): CompletionSource =>
  (context) => {
    const typed = context.matchBefore(word);
    return (typed || context.explicit) && !isElsewhere(context) ? { from: typed?.from ?? context.pos, options } : null;
  };

const afterDot = (context: CompletionContext) => context.matchBefore(/\.\w*/) !== null;

function sqlSources(tables: Tables): CompletionSource[] {
  const schema = Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  const ofTable = schemaCompletionSource({ dialect: SQLite, schema });
  const words = [
    ...sqliteKeywords.map((label) => ({ label, type: 'keyword' })),
    ...sqliteFunctions.map((label) => ({ label, type: 'function' })),
  ];
  const isElsewhere = (context: CompletionContext) => afterDot(context) || isIn(context, /Comment|String|^Number$/);
  return [
    (context) => (afterDot(context) ? ofTable(context) : null),
    fromList([...namesOf(tables), ...words], isElsewhere),
  ];
}

const pythonSources = (tables: Tables): CompletionSource[] => [
  fromList(namesOf(tables), (context) => afterDot(context) || isIn(context, /Comment|^Number$/)),
  localCompletionSource,
  globalCompletion,
];

const isNamed = (options: readonly Completion[], text: string) =>
  options.some(({ label }) => label.toLowerCase() === text.toLowerCase());

/** The options of all sources as one list; none over a word that is finished. */
function together(sources: readonly CompletionSource[]): CompletionSource {
  return async (context) => {
    const found = await Promise.all(sources.map((source) => source(context)));
    const results = found.filter((result): result is CompletionResult => result !== null);
    const [head] = results;
    if (!head) return null;
    const { from } = head;
    const options = results.filter((result) => result.from === from).flatMap((result) => result.options);
    if (!context.explicit && isNamed(options, context.state.sliceDoc(from, context.pos))) return null;
    return { from, options, validFor: (text) => /^\w*$/.test(text) && !isNamed(options, text) };
  };
}

export const wordsOf = (language: Exclude<ExerciseLanguage, 'chart'>, tables: Tables): CompletionSource =>
  together(language === 'sql' ? sqlSources(tables) : pythonSources(tables));
