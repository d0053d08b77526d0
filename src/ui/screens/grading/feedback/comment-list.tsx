import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { css } from 'styled-system/css';
import type { PassageComment } from '../../../../api/generated/schema.d.ts';
import { IconButton } from '../../../primitives/icon-button.tsx';
import { TextArea } from '../../../primitives/text-area.tsx';
import type { Edits, Passage } from './feedback.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', p: '0', m: '0', listStyleType: 'none' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  columnGap: '2',
  rowGap: '1.5',
  alignItems: 'end',
});
const quoteStyle = css({
  gridColumn: '1 / -1',
  m: '0',
  ps: '3',
  borderInlineStartWidth: 'heavy',
  borderInlineStartStyle: 'solid',
  borderColor: 'warning.border',
  textStyle: 'small',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
});

type CommentListProps = {
  comments: readonly PassageComment[];
  /** The passage to which a comment was last added: its field takes the focus. */
  asked: { passage: Passage; times: number } | null;
  edits: Edits | null;
};

/** The comments on passages, each beneath the passage that it is about. */
export function CommentList({ comments, asked, edits }: CommentListProps) {
  const element = useRef<HTMLOListElement>(null);
  const focus = useEffectEvent(({ passage }: NonNullable<typeof asked>) => {
    // The comment's passage may be shorter than the selection, because spaces at the ends were removed.
    const index = comments.findIndex(({ start, end }) => start >= passage.start && end <= passage.end);
    element.current?.querySelectorAll('textarea')[index]?.focus();
  });
  useEffect(() => {
    if (asked) focus(asked);
  }, [asked]);
  if (comments.length === 0) return null;
  return (
    <ol ref={element} className={list} aria-label="Comments">
      {comments.map(({ start, end, quote, comment }, index) => (
        <li key={`${start}-${end}`} className={row}>
          <blockquote className={quoteStyle}>{quote}</blockquote>
          <TextArea
            label={`Comment ${index + 1}`}
            rows={1}
            maxLength={1000}
            value={comment}
            readOnly={!edits}
            onChange={({ currentTarget }) => edits?.onCommentText({ start, end }, currentTarget.value)}
          />
          {edits && (
            <IconButton
              label={`Remove comment ${index + 1}`}
              icon={<Trash2 aria-hidden />}
              onClick={() => edits.onCommentRemove({ start, end })}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
