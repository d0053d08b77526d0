import type { Submission } from '../../machines/grading/types.ts';
import { type EarlierFeedback, History } from '../../ui/screens/grading/submission/history.tsx';
import { RegradeNote } from '../../ui/screens/grading/submission/regrade-note.tsx';
import { dayAndTime } from '../dates.ts';
import { regradeText } from '../regrade-text.ts';
import { lateText } from './late-text.ts';
import { returnedText } from './returned-text.ts';

function earlier(feedback: NonNullable<Submission['feedback']>, zone: string): EarlierFeedback {
  const { id, levels, comments, reason, text, seenAt, regrade, total, late } = feedback;
  return {
    id,
    title: returnedText(feedback, zone),
    seen: seenAt ? `Viewed ${dayAndTime(zone, seenAt)}` : 'Not viewed',
    levels: levels.map(({ criterion, level, points, outOf }) => ({
      criterion,
      level,
      points: `${points} of ${outOf}`,
    })),
    reason,
    late: late && lateText(late),
    comments,
    text,
    regrade: regrade && regradeText(regrade, total, zone),
  };
}

type GradingHistoryProps = { submission: Submission; zone: string };

/** The feedback that the submission, and those before it, have got. */
export function GradingHistory({ submission: { feedback, history }, zone }: GradingHistoryProps) {
  const all = feedback ? [feedback, ...history] : history;
  const open = all.find(({ regrade }) => regrade?.status === 'requested')?.regrade;
  return (
    <>
      {open && <RegradeNote asked={dayAndTime(zone, open.requestedAt)} reason={open.reason} />}
      <History feedback={all.map((one) => earlier(one, zone))} />
    </>
  );
}
