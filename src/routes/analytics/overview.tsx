import { AnalyticsPage } from '../../ui/screens/analytics/overview/analytics-page.tsx';
import { AnalyticsWeek } from './week.tsx';

/** /analytics: what a student sees of their own learning. */
export function Analytics() {
  return (
    <AnalyticsPage>
      <AnalyticsWeek />
    </AnalyticsPage>
  );
}
