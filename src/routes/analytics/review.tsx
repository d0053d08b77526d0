import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { analyticsReviewMachine } from '../../machines/analytics/review.machine.ts';
import { onConnected } from '../../sync/connected.ts';
import { getDueCards, keepAnswer, keptDueCards, leaveUnrated, rateAnswer, sendAnswers } from '../../sync/review.ts';
import { AnalyticsReviewScreen } from '../../ui/screens/analytics/review/review.view.tsx';
import { useAuth } from '../account/session.tsx';
import { useFlow, withFirstInput } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { connectAnalyticsReview } from './review.connect.ts';

const machineOf = (person: string) =>
  withFirstInput(analyticsReviewMachine.provide({ actors: { getDueCards: getDueCards(person) } }), { kept: null });

/** /review: spaced review of quiz questions. */
export function Review() {
  const person = useAuth().currentUser?.id ?? '';
  const [machine] = useState(() => machineOf(person));
  const [kept] = useState(() => keptDueCards(person));
  const [snapshot, send, flow] = useFlow(machine, { input: { kept } });
  const answer = useRef<ReturnType<typeof keepAnswer> | null>(null);

  useEmitted(flow, 'checked', ({ card: { courseId, lessonId, questionId }, optionId, rating }) => {
    const at = new Date().toISOString();
    answer.current = keepAnswer(person, { courseId, lessonId, questionId, optionId, rating, at });
    void sendAnswers(person);
  });
  useEmitted(flow, 'rated', ({ rating }) => {
    if (answer.current) rateAnswer(person, answer.current, rating);
    void sendAnswers(person);
  });
  const connected = useEffectEvent(() => send({ type: 'connected' }));
  useEffect(() => onConnected(() => connected()), []);
  useEffect(
    () => () => {
      leaveUnrated();
      void sendAnswers(person);
    },
    [person],
  );
  return <AnalyticsReviewScreen view={connectAnalyticsReview(snapshot, send)} />;
}
