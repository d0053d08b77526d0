import { useState } from 'react';
import { getOutcomeAttempts } from '../../api/analytics/standing.ts';
import { analyticsAttemptsMachine } from '../../machines/analytics/attempts.machine.ts';
import { AnalyticsAttemptsScreen } from '../../ui/screens/analytics/attempts/attempts.view.tsx';
import {
  AnalyticsForecastsScreen,
  type AnalyticsForecastsView,
} from '../../ui/screens/analytics/forecasts/forecasts.view.tsx';
import { AnalyticsMasteryScreen } from '../../ui/screens/analytics/mastery/mastery.view.tsx';
import { useFlow, useViewer } from '../first-screen.ts';
import { connectAnalyticsAttempts } from './attempts.connect.ts';
import { connectAnalyticsMastery, type OpenOutcome } from './mastery.connect.ts';

const attemptsMachine = analyticsAttemptsMachine.provide({ actors: { getOutcomeAttempts } });

type StandingProps = {
  forecasts: AnalyticsForecastsView;
  mastery: Parameters<typeof connectAnalyticsMastery>[0];
  sendToMastery: Parameters<typeof connectAnalyticsMastery>[1];
};

/**
 * When the courses will be done, and where the student stands in their outcomes; the attempts behind one outcome open
 * in a dialog. The page loads the figures itself, because it begins with a summary of them.
 */
export function Standing({ forecasts, mastery, sendToMastery }: StandingProps) {
  const [open, setOpen] = useState<OpenOutcome | null>(null);
  return (
    <>
      <AnalyticsForecastsScreen view={forecasts} />
      <AnalyticsMasteryScreen view={connectAnalyticsMastery(mastery, sendToMastery, setOpen)} />
      {open && <Attempts key={`${open.courseId} ${open.outcomeId}`} outcome={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Attempts({ outcome, onClose }: { outcome: OpenOutcome; onClose: () => void }) {
  const { courseId, outcomeId, text } = outcome;
  const { zone } = useViewer();
  const [snapshot, send] = useFlow(attemptsMachine, { input: { courseId, outcomeId } });
  return (
    <AnalyticsAttemptsScreen view={connectAnalyticsAttempts(snapshot, send, zone)} outcome={text} onClose={onClose} />
  );
}
