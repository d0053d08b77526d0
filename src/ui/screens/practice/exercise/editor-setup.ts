/** What the editor can do: the language, completion from the tables, brackets, undoing, and its keys. */
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
    // The schema's own come once the tables are named, which is below what is selected.
    SQLite.language.data.of({ autocomplete: completeFromList(columns) }),
  ];
}

const languageOf = (language: EditorLanguage, tables: readonly DataTable[]) =>
  language === 'python' ? [python(), indentUnit.of('    ')] : sqlWith(tables);

/**
 * Text that replaces a selection. Browsers would keep the selection's look in a `style` attribute, which the content policy
 * refuses and reports.
 */
const replacing = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data }, view) => {
    if (inputType !== 'insertText' || data === null || view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

/** Tab is none of its keys: it leaves the editor, as it leaves any field. `onRun` returns true: the key is dealt with. */
export const extensionsOf = (language: EditorLanguage, tables: readonly DataTable[], onRun: () => true): Extension => [
  lineNumbers(),
  lintGutter(),
  history(),
  bracketMatching(),
  indentOnInput(),
  // Nothing is chosen as the list opens, so that Enter still begins a new line.
  // Of its words seven are in sight; a hundred, as otherwise, take long to draw.
  autocompletion({ selectOnOpen: false, icons: false, maxRenderedOptions: 20 }),
  languageOf(language, tables),
  syntaxHighlighting(classHighlighter),
  editorTheme,
  replacing,
  EditorView.lineWrapping,
  Prec.highest(keymap.of([{ key: 'Mod-Enter', run: onRun }])),
  keymap.of([...completionKeymap, ...closeBracketsKeymap, ...historyKeymap, ...defaultKeymap]),
];

/** From the position to the end of the word there; the whole line where no column is known. */
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
