/** The features of the editor: the language, completion from the tables, brackets, undoing, and keys. */
import { autocompletion, closeBracketsKeymap, completeFromList, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { SQLite, sql } from '@codemirror/lang-sql';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { type EditorState, type Extension, Prec, type Text } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { DataTable, ExerciseLanguage } from '../../../../api/generated/schema.d.ts';
import type { CodePosition } from '../../../../runtimes/types.ts';
import { editorTheme } from './editor-theme.ts';

export type EditorLanguage = Exclude<ExerciseLanguage, 'chart'>;

function sqlWith(tables: readonly DataTable[]): Extension {
  const schema = Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  const columns = [...new Set(Object.values(schema).flat())].map((label) => ({ label, type: 'property' }));
  return [
    sql({ dialect: SQLite, upperCaseKeywords: true, schema }),
    // The schema offers columns only once their tables are named, but in SQL the tables come after the columns.
    SQLite.language.data.of({ autocomplete: completeFromList(columns) }),
  ];
}

const languageOf = (language: EditorLanguage, tables: readonly DataTable[]) =>
  language === 'python' ? [python(), indentUnit.of('    ')] : sqlWith(tables);

/**
 * Replaces a selection with typed text. Browsers themselves would copy the look of the selection into a `style`
 * attribute, which the content security policy refuses and reports.
 */
const replacing = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data }, view) => {
    if (inputType !== 'insertText' || data === null || view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

/** Without the Tab key, so that it leaves the editor like any field. `onRun` returns true: the key has been handled. */
export const extensionsOf = (language: EditorLanguage, tables: readonly DataTable[], onRun: () => true): Extension => [
  lineNumbers(),
  lintGutter(),
  history(),
  bracketMatching(),
  indentOnInput(),
  // Nothing is selected when the list opens, so that Enter still begins a new line. Seven options are in sight, so
  // twenty are enough to render; the default, a hundred, takes long.
  autocompletion({ selectOnOpen: false, icons: false, maxRenderedOptions: 20 }),
  languageOf(language, tables),
  syntaxHighlighting(classHighlighter),
  editorTheme,
  replacing,
  EditorView.lineWrapping,
  Prec.highest(keymap.of([{ key: 'Mod-Enter', run: onRun }])),
  keymap.of([...completionKeymap, ...closeBracketsKeymap, ...historyKeymap, ...defaultKeymap]),
];

/** The range from a position to the end of its word; the whole line if no column is known. */
export function rangeAt(doc: Text, { line, column }: CodePosition): { from: number; to: number } {
  const { from, to, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  if (column === null) return { from: from + (text.length - text.trimStart().length), to };
  const start = Math.min(from + column - 1, to);
  const word = /^\w+/.exec(text.slice(start - from))?.[0] ?? '';
  return { from: start, to: Math.min(start + Math.max(word.length, 1), to) };
}

export function markError(state: EditorState, error: { position: CodePosition; message: string } | null) {
  const marks: Diagnostic[] = error
    ? [{ ...rangeAt(state.doc, error.position), severity: 'error', message: error.message }]
    : [];
  return setDiagnostics(state, marks);
}
