/** The features of the editor: the language, completion from the tables, brackets, undoing, and keys. */
import { autocompletion, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { SQLite, sql } from '@codemirror/lang-sql';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { type EditorState, type Extension, Prec, type Text } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, tooltips } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { DataTable, ExerciseLanguage } from '../../../../api/generated/schema.d.ts';
import type { CodePosition } from '../../../../runtimes/types.ts';
import { wordsOf } from './completion.ts';
import { editorTheme } from './editor-theme.ts';

export type EditorLanguage = Exclude<ExerciseLanguage, 'chart'>;

/** The language alone: what is offered while typing comes from `completion.ts`. */
const languageOf = (language: EditorLanguage) =>
  language === 'python' ? [python(), indentUnit.of('    ')] : sql({ dialect: SQLite });

/** Lists of words stay in the pane of the code: they never cover Run and Check. */
const inPane = tooltips({
  tooltipSpace: ({ dom }) =>
    dom.closest('[data-area]')?.getBoundingClientRect() ?? { top: 0, left: 0, bottom: innerHeight, right: innerWidth },
});

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

/** They return true: the key has been handled. */
type Commands = { onRun: () => true; onCheck: () => true };

/** Without the Tab key, so that it leaves the editor like any field. */
export const extensionsOf = (
  language: EditorLanguage,
  tables: readonly DataTable[],
  { onRun, onCheck }: Commands,
): Extension => [
  lineNumbers(),
  lintGutter(),
  history(),
  bracketMatching(),
  indentOnInput(),
  // Nothing is selected when the list opens, so that Enter still begins a new line. Seven options are in sight, so
  // twenty are enough to render; the default, a hundred, takes long.
  autocompletion({
    override: [wordsOf(language, tables)],
    selectOnOpen: false,
    icons: false,
    maxRenderedOptions: 20,
  }),
  inPane,
  languageOf(language),
  syntaxHighlighting(classHighlighter),
  editorTheme,
  replacing,
  EditorView.lineWrapping,
  Prec.highest(
    keymap.of([
      { key: 'Mod-Enter', run: onRun },
      { key: 'Mod-Shift-Enter', run: onCheck },
    ]),
  ),
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
