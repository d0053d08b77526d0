import { useState } from 'react';
import { MissingPart } from '../../ui/parts/missing-part.tsx';
import { LoadingText } from '../../ui/primitives/loading-text.tsx';
import { AnalyticsPage } from '../../ui/screens/analytics/overview/analytics-page.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { AnalyticsWeek } from './week.tsx';

const meanwhile = { waiting: <LoadingText />, failed: <MissingPart onRetry={() => location.reload()} /> };
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
