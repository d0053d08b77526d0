import { useEffect, useEffectEvent, useRef } from 'react';
import { css } from 'styled-system/css';
import type { ChosenLevel, PassageComment } from '../../../../api/generated/schema.d.ts';
import { Regrade, type RegradeShown } from './regrade.tsx';

export type TextPiece = {
  start: number;
  text: string;
  isMarked: boolean;
  /** The numbers of the comments whose passages end here. */
  numbers: readonly number[];
};

export type FeedbackShown = {
  id: string;
  title: string;
  /** Who returned the feedback, and when. */
  returned: string;
  /** The sum of the levels, if the grade differs from it. */
  sum?: number | undefined;
  reason?: string | undefined;
  /** `86 given, 10 off for 1 day late: 76`, where something was taken off. */
  late?: string | undefined;
  levels: readonly (Omit<ChosenLevel, 'points' | 'outOf'> & { points: string })[];
  comments: readonly Pick<PassageComment, 'quote' | 'comment'>[];
  fileComments: readonly { id: string; name: string; comment: string }[];
  text?: string | undefined;
  regrade?: RegradeShown | undefined;
};

const paragraph = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' });
const mark = css({
  bg: 'warning.bg',
  color: 'fg.default',
  borderBottomWidth: 'thick',
  borderBottomStyle: 'solid',
  borderColor: 'warning.border',
});
const number = css({ textStyle: 'captionStrong', color: 'warning.fg' });
const stack = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const list = css({ m: '0', ps: '5', display: 'grid', gap: '2', overflowWrap: 'anywhere', maxWidth: 'prose' });
const quote = css({ display: 'block', textStyle: 'small', color: 'fg.muted' });

/** The student's text, with marks on the passages that have a comment. */
export function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return (
    <p className={paragraph}>
      {pieces.map(({ start, text, isMarked, numbers }) => (
        <span key={start}>
          {isMarked ? <mark className={mark}>{text}</mark> : text}
          {numbers.map((one) => (
            <sup key={one} className={number}>
              <span className="visually-hidden"> comment </span>
              {one}
            </sup>
          ))}
        </span>
      ))}
    </p>
  );
}

/** An instructor's feedback. `onRead` is called when its beginning has been scrolled into view. */
export function FeedbackPart({ feedback, onRead }: { feedback: FeedbackShown; onRead?: (() => void) | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  const isUnread = onRead !== undefined;
  const read = useEffectEvent(() => onRead?.());
  useEffect(() => {
    if (!element.current || !isUnread) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && read());
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isUnread]);
  const { returned, sum, reason, late, levels, comments, fileComments, text, regrade } = feedback;
  return (
    <div className={stack}>
      <p ref={element} className={muted}>
        {returned}
      </p>
      {text && <p className={paragraph}>{text}</p>}
      {levels.length > 0 && (
        <ul className={list} aria-label="Criteria">
          {levels.map(({ criterion, level, points, description }) => (
            <li key={criterion}>
              {criterion}: {level} ({points})<span className={quote}>{description}</span>
            </li>
          ))}
        </ul>
      )}
      {reason && (
        <p className={paragraph}>
          {sum !== undefined && `The criteria make ${sum}%. `}Why the grade differs from the rubric total: {reason}
        </p>
      )}
      {late && <p className={paragraph}>{late}</p>}
      {comments.length > 0 && (
        <ol className={list} aria-label="Comments on your text">
          {comments.map(({ quote: passage, comment }) => (
            <li key={passage + comment}>
              <span className={quote}>{passage}</span>
              {comment}
            </li>
          ))}
        </ol>
      )}
      {fileComments.length > 0 && (
        <ul className={list} aria-label="Comments on your files">
          {fileComments.map(({ id, name, comment }) => (
            <li key={id}>
              <span className={quote}>{name}</span>
              {comment}
            </li>
          ))}
        </ul>
      )}
      {regrade && <Regrade {...regrade} />}
    </div>
  );
}
