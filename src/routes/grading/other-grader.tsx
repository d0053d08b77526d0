import { useEffect } from 'react';
import { claimSubmission, releaseSubmission } from '../../api/grading.ts';
import { gradingGraderMachine } from '../../machines/grading/grader.machine.ts';
import type { SubmissionKey } from '../../machines/grading/types.ts';
import { GradingGraderScreen } from '../../ui/screens/grading/grader/grader.view.tsx';
import { useFlow } from '../first-screen.ts';
import { connectGradingGrader } from './grader.connect.ts';

const machine = gradingGraderMachine.provide({ actors: { claimSubmission } });

/** Tells the server that the submission is open here, and shows who else has it open. */
export function OtherGrader({ submission }: { submission: SubmissionKey }) {
  const [snapshot] = useFlow(machine, { input: submission });
  const { courseId, submissionId } = submission;
  useEffect(() => {
    const release = () => void releaseSubmission({ courseId, submissionId }).catch(() => {});
    addEventListener('pagehide', release);
    return () => {
      removeEventListener('pagehide', release);
      release();
    };
  }, [courseId, submissionId]);
  return <GradingGraderScreen view={connectGradingGrader(snapshot)} />;
}
