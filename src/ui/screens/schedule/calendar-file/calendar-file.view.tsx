import { CalendarPlus } from 'lucide-react';
import { css } from 'styled-system/css';
import { DownloadScreen, type DownloadView } from '../../shell/download/download.view.tsx';

const root = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' });

/** Downloads a class for the student's own calendar program (§schedule.6). */
export function ClassCalendarScreen({ view, title }: { view: DownloadView; title: string }) {
  const label = view.state === 'failed' ? 'Retry' : 'Add to calendar';
  return (
    <div className={root}>
      <DownloadScreen view={view} label={label} of={title} size="sm" icon={<CalendarPlus />} />
    </div>
  );
}
