import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { getForecasts, getMastery, getOutcomeAttempts } from '../../api/analytics/standing.ts';
import { analyticsAttemptsMachine } from '../../machines/analytics/attempts.machine.ts';
import { analyticsForecastsMachine } from '../../machines/analytics/forecasts.machine.ts';
import { analyticsMasteryMachine } from '../../machines/analytics/mastery.machine.ts';
import { AnalyticsAttemptsScreen } from '../../ui/screens/analytics/attempts/attempts.view.tsx';
import { AnalyticsForecastsScreen } from '../../ui/screens/analytics/forecasts/forecasts.view.tsx';
import { AnalyticsMasteryScreen } from '../../ui/screens/analytics/mastery/mastery.view.tsx';
import { connectAnalyticsAttempts } from './attempts.connect.ts';
import { connectAnalyticsForecasts } from './forecasts.connect.ts';
import { connectAnalyticsMastery, type OpenOutcome } from './mastery.connect.ts';

const masteryMachine = analyticsMasteryMachine.provide({ actors: { getMastery } });
const attemptsMachine = analyticsAttemptsMachine.provide({ actors: { getOutcomeAttempts } });
const forecastsMachine = analyticsForecastsMachine.provide({ actors: { getForecasts } });

/** When the student will be done, and where they stand; `goals` counts how often the goal was changed on the page. */
export function Standing({ goals }: { goals: number }) {
  return (
    <>
      <Forecasts key={goals} />
      <Mastery />
    </>
  );
}

/** What is firm and what is shaky, with the attempts of one outcome in a dialog. */
function Mastery() {
  const [snapshot, send] = useMachine(masteryMachine);
  const [open, setOpen] = useState<OpenOutcome | null>(null);
  return (
    <>
      <AnalyticsMasteryScreen view={connectAnalyticsMastery(snapshot, send, setOpen)} />
      {open && <Attempts key={`${open.courseId} ${open.outcomeId}`} outcome={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Attempts({ outcome, onClose }: { outcome: OpenOutcome; onClose: () => void }) {
  const { courseId, outcomeId, text } = outcome;
  const [snapshot, send] = useMachine(attemptsMachine, { input: { courseId, outcomeId } });
  return <AnalyticsAttemptsScreen view={connectAnalyticsAttempts(snapshot, send)} outcome={text} onClose={onClose} />;
}

function Forecasts() {
  const [snapshot, send] = useMachine(forecastsMachine);
  return <AnalyticsForecastsScreen view={connectAnalyticsForecasts(snapshot, send)} />;
}
