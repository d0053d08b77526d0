import { isolateHistory } from '@codemirror/commands';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from 'react';
import { css } from 'styled-system/css';
import type { DataTable } from '../../../../api/generated/schema.d.ts';
import type { CodePosition } from '../../../../runtimes/types.ts';
import { type EditorLanguage, extensionsOf, markError, rangeAt } from './editor-setup.ts';

export type CodeEditorHandle = {
  /** Replaces the code; undoing brings it back. */
  replace: (code: string) => void;
  /** Selects the code at this position, and focuses the editor. */
  goTo: (position: CodePosition) => void;
};

type CodeEditorProps = {
  ref?: Ref<CodeEditorHandle>;
  label: string;
  language: EditorLanguage;
  /** The initial code; after that, the editor keeps it itself. */
  code: string;
  /** Their names are offered while typing. */
  tables: readonly DataTable[];
  /** An error to mark in the code. */
  error: { position: CodePosition; message: string } | null;
  onChange: (code: string) => void;
  onRun: () => void;
  /** Undefined for those whose code is not checked. */
  onCheck: (() => void) | undefined;
};

// As high as the pane, so that a press anywhere in it begins to write.
const frame = css({ flex: '[1 0 auto]', display: 'flex', flexDirection: 'column', minHeight: '24' });
const field = css({ flex: '1', display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' });

const hintStyle = css({ mt: '1.5', textStyle: 'caption', color: 'fg.muted' });
// Hidden on phones, which have no such keys, but not from screen readers, as a keyboard may be connected.
const withKeys = css({ '@media (hover: none) and (pointer: coarse)': { srOnly: true } });
const keys = css({ whiteSpace: 'nowrap' });
const shortcut = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Milliseconds after which the page is told of a change, so that typed characters are drawn first. */
const afterDrawing = 30;

/** Does, while the page is idle, the slow work that would delay the first typed character. */
const warmUp = ({ state }: EditorView) =>
  void state.update({ changes: { from: state.doc.length, insert: '\na' }, userEvent: 'input.type' }).state;

/** A field for code. Tab leaves it, as it leaves any other field. */
export function CodeEditor({ ref, label, language, code, tables, error, onChange, onRun, onCheck }: CodeEditorProps) {
  const container = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const hint = useId();
  const changed = useEffectEvent(onChange);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useEffectEvent(() => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    if (editor.current) changed(editor.current.state.doc.toString());
  });
  const run = useEffectEvent((): true => {
    tell();
    onRun();
    return true;
  });
  const check = useEffectEvent((): true => {
    tell();
    onCheck?.();
    return true;
  });
  const first = useEffectEvent(() => ({ code, tables }));
  const named = useEffectEvent((isInvalid: boolean) => ({
    'aria-label': label,
    'aria-describedby': hint,
    'aria-invalid': String(isInvalid),
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
  }));
  const attributes = useRef(new Compartment());

  useEffect(() => {
    const { code: doc, tables: known } = first();
    const view = new EditorView({
      ...(container.current && { parent: container.current }),
      state: EditorState.create({
        doc,
        extensions: [
          extensionsOf(language, known, { onRun: () => run(), onCheck: () => check() }),
          attributes.current.of(EditorView.contentAttributes.of(named(false))),
          EditorView.updateListener.of(({ docChanged }) => {
            if (docChanged) waiting.current ??= setTimeout(() => tell(), afterDrawing);
          }),
          EditorView.domEventHandlers({ blur: () => tell() }),
        ],
      }),
    });
    editor.current = view;
    // Not every browser has `requestIdleCallback`.
    (window.requestIdleCallback ?? setTimeout)(() => warmUp(view));
    const leave = () => tell();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      clearTimeout(waiting.current);
      waiting.current = undefined;
      editor.current = null;
      view.destroy();
    };
  }, [language]);

  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    view.dispatch(markError(view.state, error));
    const shown = EditorView.contentAttributes.of(named(error !== null));
    view.dispatch({ effects: attributes.current.reconfigure(shown) });
  }, [error]);

  useImperativeHandle(ref, () => ({
    replace: (next) => {
      const view = editor.current;
      view?.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        annotations: isolateHistory.of('full'),
      });
      tell();
    },
    goTo: (where) => {
      const view = editor.current;
      if (!view) return;
      const { from, to } = rangeAt(view.state.doc, where);
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
  }));

  return (
    <div className={frame}>
      <div ref={container} className={field} data-main />
      <p id={hint} className={`${hintStyle} ${withKeys}`}>
        Tab leaves the editor. <span className={keys}>{shortcut}+]</span> indents a line,{' '}
        <span className={keys}>{shortcut}+[</span> outdents, <span className={keys}>{shortcut}+Enter</span> runs the
        code{onCheck && ', '}
        {onCheck && <span className={keys}>{shortcut}+Shift+Enter</span>}
        {onCheck && ' checks it'}.
      </p>
    </div>
  );
}
