import { getForecasts, getMastery } from '../../api/analytics/standing.ts';
import { analyticsForecastsMachine } from '../../machines/analytics/forecasts.machine.ts';
import { analyticsMasteryMachine } from '../../machines/analytics/mastery.machine.ts';
import { AnalyticsPage } from '../../ui/screens/analytics/overview/analytics-page.tsx';
import { Glance } from '../../ui/screens/analytics/overview/glance.tsx';
import { Pictures } from '../../ui/screens/analytics/pictures/pictures.tsx';
import { useFlow } from '../first-screen.ts';
import { part } from '../parts.tsx';
import { Due } from './due.tsx';
import { fallbacks } from './fallbacks.tsx';
import { connectAnalyticsForecasts } from './forecasts.connect.ts';
import { connectAnalyticsMastery } from './mastery.connect.ts';
import { picturesOf } from './pictures.connect.ts';
import { AnalyticsWeek } from './week.tsx';

const Standing = part('Standing', () => import('./standing.tsx'), fallbacks);

const masteryMachine = analyticsMasteryMachine.provide({ actors: { getMastery } });
const forecastsMachine = analyticsForecastsMachine.provide({ actors: { getForecasts } });

/** /analytics: what a student sees of their own learning. */
export function Analytics() {
  const [mastery, sendToMastery] = useFlow(masteryMachine);
  const [forecasts, sendToForecasts] = useFlow(forecastsMachine);
  const forecastsView = connectAnalyticsForecasts(forecasts, sendToForecasts);
  const glance = (
    <Glance
      due={<Due />}
      mastery={connectAnalyticsMastery(mastery, sendToMastery, () => {})}
      forecasts={forecastsView}
    />
  );
  return (
    <AnalyticsPage>
      <AnalyticsWeek
        onGoalChanged={() => sendToForecasts({ type: 'refresh' })}
        pictures={(week) => <Pictures glance={glance} {...picturesOf(week, mastery, forecasts)} />}
      >
        <Standing forecasts={forecastsView} mastery={mastery} sendToMastery={sendToMastery} />
      </AnalyticsWeek>
    </AnalyticsPage>
  );
}
