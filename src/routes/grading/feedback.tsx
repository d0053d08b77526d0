import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getSubmissionToGrade, returnFeedback } from '../../api/grading.ts';
import { gradingFeedbackMachine } from '../../machines/grading/feedback.machine.ts';
import type { Returned, Submission } from '../../machines/grading/types.ts';
import { noValues, textOf, valuesOf } from '../../machines/grading/values.ts';
import { asPendingCall } from '../../sync/pending-calls.ts';
import { GradingFeedbackScreen } from '../../ui/screens/grading/feedback/feedback.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow } from '../first-screen.ts';
import { Formatted } from '../formatted.tsx';
import { type Draft, WithDraft } from '../sync/draft.tsx';
import { useEmitted } from '../use-emitted.ts';
import { connectGradingFeedback } from './feedback.connect.ts';
import { GradingFile } from './file.tsx';

const machineOf = (person: string | undefined) =>
  gradingFeedbackMachine.provide({
    actors: {
      getSubmissionToGrade,
      returnFeedback: asPendingCall(returnFeedback, ({ submissionId: subject }) => ({
        person,
        form: 'feedback',
        subject,
      })),
    },
  });

type GradingFeedbackProps = {
  submission: Submission;
  zone: string;
  /** Called when the feedback is being returned. */
  onReturning: () => void;
  onReturned: (returned: Returned) => void;
};

/** The form of one submission, with its draft. */
export function GradingFeedback(props: GradingFeedbackProps) {
  return (
    <WithDraft form="feedback" subject={props.submission.submissionId} textOf={textOf}>
      {(draft) => <Marking {...props} draft={draft} />}
    </WithDraft>
  );
}

function Marking({
  submission,
  zone,
  draft,
  onReturning,
  onReturned,
}: GradingFeedbackProps & { draft: Draft<'feedback'> }) {
  const { currentUser } = useAuth();
  const [machine] = useState(() => machineOf(currentUser?.id));
  const { feedback } = submission;
  const [values] = useState(() => draft.values ?? (feedback ? valuesOf(feedback) : noValues));
  const [snapshot, send, flow] = useFlow(machine, { input: { submission, values } });
  const kept = useRef(values);
  const keep = useEffectEvent(({ value, context }: typeof snapshot) => {
    if (value === 'returned' || context.values === kept.current) return;
    kept.current = context.values;
    draft.onChange(context.values);
  });
  useEffect(() => {
    const { unsubscribe } = flow.subscribe(keep);
    return unsubscribe;
  }, [flow]);
  useEmitted(flow, 'returned', ({ returned }) => {
    draft.onSent();
    onReturned(returned);
  });
  const isReturning = snapshot.matches('returning');
  const returning = useEffectEvent(() => isReturning && onReturning());
  useEffect(() => {
    if (isReturning) returning();
  }, [isReturning]);
  return (
    <GradingFeedbackScreen
      view={connectGradingFeedback(snapshot, send, {
        zone,
        draft: draft.note,
        file: (file) => <GradingFile submission={submission} file={file} />,
        task: (text) => <Formatted>{text}</Formatted>,
      })}
    />
  );
}
