import { css } from 'styled-system/css';
import type { ChosenLevel, PassageComment } from '../../../../api/generated/schema.d.ts';
import { Accordion } from '../../../primitives/accordion.tsx';

export type EarlierFeedback = {
  id: string;
  /** "86% by Sarah Chen, Fri, 20 Nov 2026, 09:00 GMT" */
  title: string;
  /** "Viewed Mon, 23 Nov 2026, 18:20 GMT", "Not viewed" */
  seen: string;
  levels: readonly (Pick<ChosenLevel, 'criterion' | 'level'> & { points: string })[];
  reason?: string | undefined;
  /** `86 given, 10 off for 1 day late: 76`, where something was taken off. */
  late?: string | undefined;
  comments: readonly Pick<PassageComment, 'quote' | 'comment'>[];
  text?: string | undefined;
  /** The request for a regrade: when and why it was made, and what came of it. */
  regrade?: { requested: string; reason: string; outcome: string; answer?: string | undefined } | undefined;
};

const heading = css({ textStyle: 'h3' });
const part = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '3' });
const list = css({ m: '0', ps: '5', textStyle: 'small', overflowWrap: 'anywhere' });
const paragraph = css({ textStyle: 'small', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' });
const muted = css({ color: 'fg.muted' });

/** The feedback that was returned before, the latest first. */
export function History({ feedback }: { feedback: readonly EarlierFeedback[] }) {
  if (feedback.length === 0) return null;
  return (
    <section className={part} aria-label="Previous feedback">
      <h2 className={heading}>Previous feedback</h2>
      <Accordion
        headingLevel={3}
        items={feedback.map((one) => ({
          value: one.id,
          title: one.title,
          meta: one.seen,
          content: <Earlier {...one} />,
        }))}
      />
    </section>
  );
}

function Earlier({ seen, levels, reason, late, comments, text, regrade }: EarlierFeedback) {
  return (
    <div className={part}>
      <p className={paragraph}>{seen}</p>
      {levels.length > 0 && (
        <ul className={list}>
          {levels.map(({ criterion, level, points }) => (
            <li key={criterion}>
              {criterion}: {level} <span className={muted}>{points}</span>
            </li>
          ))}
        </ul>
      )}
      {reason && <p className={paragraph}>Why the grade differs from the rubric total: {reason}</p>}
      {late && <p className={paragraph}>{late}</p>}
      {text && <p className={paragraph}>{text}</p>}
      {comments.length > 0 && (
        <ul className={list}>
          {comments.map(({ quote, comment }) => (
            <li key={quote + comment}>
              <span className={muted}>{quote}</span> {comment}
            </li>
          ))}
        </ul>
      )}
      {regrade && (
        <>
          <p className={paragraph}>
            {regrade.requested}: {regrade.reason}
          </p>
          <p className={paragraph}>
            {regrade.outcome}
            {regrade.answer && ` ${regrade.answer}`}
          </p>
        </>
      )}
    </div>
  );
}
