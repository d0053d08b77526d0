import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import type { Passage, Piece } from './feedback.ts';
import { selectedIn } from './selection.ts';

const box = css({
  p: '4',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: 'prose',
  cursor: 'text',
});
const marked = css({
  bg: 'warning.bg',
  color: 'fg.default',
  borderBottomWidth: 'thick',
  borderBottomStyle: 'solid',
  borderColor: 'warning.border',
});
const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '3' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const hint = css({ textStyle: 'caption', color: 'fg.muted' });

type CommentedTextProps = {
  label: string;
  /** The text in order, cut where comments begin and end. */
  pieces: readonly Piece[];
  /** Absent while nothing can be commented on. */
  onComment?: ((passage: Passage) => void) | undefined;
  hasComments: boolean;
};

/** Keeps the text as it was submitted: the caret can move in it, but input is ignored. */
const unchanged = (event: { preventDefault: () => void }) => event.preventDefault();

/**
 * A text that can also be selected with the keyboard. It is an editable element that ignores input, since only editable
 * elements have a caret in every browser.
 */
export function CommentedText({ label, pieces, onComment, hasComments }: CommentedTextProps) {
  const element = useRef<HTMLDivElement>(null);
  const [showsMarks, setShowsMarks] = useState(true);
  useEffect(() => {
    const text = element.current;
    // React's own `onBeforeInput` is not called for deletions.
    text?.addEventListener('beforeinput', unchanged);
    return () => text?.removeEventListener('beforeinput', unchanged);
  }, []);
  const comment = () => {
    const passage = element.current && selectedIn(element.current);
    if (passage && passage.end > passage.start) onComment?.(passage);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== 'Enter' && event.key !== 'c') return;
    event.preventDefault();
    comment();
  };
  return (
    <div className={stack}>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area could not show which passages have a comment. */}
      <div
        ref={element}
        role="textbox"
        aria-label={label}
        aria-multiline
        aria-readonly
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        spellCheck={false}
        inputMode="none"
        className={box}
        onKeyDown={onKeyDown}
      >
        {pieces.map(({ start, text, about }) =>
          showsMarks && about.length > 0 ? (
            <mark key={start} className={marked} title={`Comment ${about.map((index) => index + 1).join(', ')}`}>
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </div>
      <div className={row}>
        {onComment && (
          <Button variant="secondary" size="sm" onMouseDown={unchanged} onClick={comment}>
            Comment on Selection
          </Button>
        )}
        {hasComments && (
          <Button variant="ghost" size="sm" aria-pressed={!showsMarks} onClick={() => setShowsMarks(!showsMarks)}>
            Hide Marks
          </Button>
        )}
        {onComment && (
          <p className={hint}>Select a passage with the pointer, or with Shift and the arrow keys, then press C.</p>
        )}
      </div>
    </div>
  );
}
