import { CalendarPlus } from 'lucide-react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Button } from '../../../primitives/button.tsx';

export type ClassCalendarView =
  | { state: 'idle'; title: string; onDownload: () => void }
  | { state: 'downloading'; title: string }
  | { state: 'failed'; title: string; reason: string; onDownload: () => void };

const root = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' });
const reasonStyle = css({ textStyle: 'captionStrong', color: 'danger.fg', maxWidth: 'form' });

/** A class for the student's own calendar program (§schedule.6). */
export function ClassCalendarScreen({ view }: { view: ClassCalendarView }) {
  const { onDownload, reason } = match(view)
    .with({ state: 'idle' }, (idle) => ({ onDownload: idle.onDownload, reason: '' }))
    .with({ state: 'downloading' }, () => ({ onDownload: undefined, reason: '' }))
    .with({ state: 'failed' }, (failed) => failed)
    .exhaustive();
  return (
    <div className={root}>
      <Button
        variant="secondary"
        size="sm"
        icon={<CalendarPlus />}
        busy={onDownload === undefined}
        onClick={onDownload}
        aria-label={`${reason ? 'Retry' : 'Add to calendar'}: ${view.title}`}
      >
        {reason ? 'Retry' : 'Add to calendar'}
      </Button>
      {reason && (
        <p role="alert" className={reasonStyle}>
          {reason}
        </p>
      )}
    </div>
  );
}
