import { useState } from 'react';
import { reviewDueMachine } from '../../machines/analytics/review-due.machine.ts';
import { paths } from '../../paths.ts';
import { getDueCards, keptDueCards } from '../../sync/review.ts';
import { ReviewDueScreen } from '../../ui/screens/analytics/review-due/review-due.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow, withFirstInput } from '../first-screen.ts';
import { connectReviewDue } from './review-due.connect.ts';

const machineOf = (person: string) =>
  withFirstInput(reviewDueMachine.provide({ actors: { getDueCards: getDueCards(person) } }), { kept: 0 });

/** How many questions are due for review today. */
export function useReviewDue() {
  const person = useAuth().currentUser?.id ?? '';
  const [machine] = useState(() => machineOf(person));
  const [kept] = useState(() => keptDueCards(person)?.questions.length ?? 0);
  const [snapshot] = useFlow(machine, { input: { kept } });
  return connectReviewDue(snapshot);
}

/** A part of the dashboard, loaded after the rest. */
export function ReviewDue() {
  return <ReviewDueScreen view={useReviewDue()} to={paths.review} />;
}
