/** The text of a submission, and what its instructor gave back. */
import { graded } from '../../grading/rubric.ts';
import type { assignments } from '../../platform/database/schema/assignments.ts';
import { commentOn } from '../queue.ts';
import type { Draw } from './drawn.ts';
import type { Phrases } from './phrases.ts';
import type { World } from './world.ts';

/** Three paragraphs or more, of one sentence each. */
export const textOf = ({ work }: Phrases, draw: Draw): string =>
  [draw.oneOf(work.openings), ...draw.some(work.findings, draw.whole(1, 4)), draw.oneOf(work.closings)].join('\n\n');

type Graded = { assignment: typeof assignments.$inferSelect; text: string; isGood: boolean };

/** As an instructor would have sent it: `isGood` is enough for a certificate. */
export function feedbackOn({ phrases }: World, draw: Draw, { assignment: { rubric }, text, isGood }: Graded) {
  const levels = (rubric ?? []).map(({ title, levels: all }) => {
    const best = all.toSorted((one, other) => other.points - one.points).slice(0, isGood ? 1 : all.length);
    return { criterion: title, level: draw.oneOf(best).title };
  });
  const quote = draw.oneOf(text.split('\n\n'));
  const comment = commentOn(text, quote, draw.oneOf(phrases.feedback.comments));
  const isOverride = rubric !== null && draw.isIn(8);
  const total = rubric === null || isOverride ? { total: draw.whole(isGood ? 60 : 35, 100) } : {};
  return graded(
    {
      levels,
      comments: draw.isIn(50) ? [comment] : [],
      fileComments: [],
      ...total,
      ...(isOverride && { reason: draw.oneOf(phrases.feedback.reasons) }),
      text: draw.oneOf(phrases.feedback.texts),
    },
    { rubric: rubric ?? null, text, fileIds: [] },
  );
}
