import { useState } from 'react';
import { AnalyticsPage } from '../../ui/screens/analytics/overview/analytics-page.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { meanwhile } from './meanwhile.tsx';
import { AnalyticsWeek } from './week.tsx';

const Standing = lazyPart('Standing', () => import('./standing.tsx'), meanwhile);

/** /analytics: what a student sees of their own learning. */
export function Analytics() {
  const [goals, setGoals] = useState(0);
  return (
    <AnalyticsPage>
      <AnalyticsWeek onGoalChanged={() => setGoals((count) => count + 1)}>
        <Standing goals={goals} />
      </AnalyticsWeek>
    </AnalyticsPage>
  );
}
