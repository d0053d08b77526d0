import { Clock, Link as LinkIcon, MapPin, TriangleAlert, UserRound } from 'lucide-react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { StatusBadge } from '../../../primitives/status-badge.tsx';
import type { ClassItem } from '../list/class-list.tsx';

export type TaughtClassItem = ClassItem & {
  /** The time in the zone of the plan, if that differs: `Fri, 27 Nov 2026, 11:00 to 12:00 GMT−5 in America/New York` */
  elsewhere?: string | undefined;
  /** The titles of classes at the same time. */
  overlaps: string[];
  /** `3 present, 1 late`, once anyone is marked. */
  marked?: string | undefined;
  /** Absent if the class can no longer be changed. */
  onChange?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  attendance?: string | undefined;
};

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[12rem minmax(0, 1fr) auto]' },
  columnGap: '6',
  rowGap: '3',
  alignItems: 'start',
  p: '5',
});
const when = css({ display: 'flex', flexDirection: 'column' });
const date = css({ textStyle: 'label' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const clock = css({ display: 'inline', verticalAlign: '[-0.1em]' });
const what = css({ display: 'flex', flexDirection: 'column', gap: '1', overflowWrap: 'anywhere' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const titleStyle = css({ textStyle: 'h4' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  textStyle: 'small',
  color: 'fg.muted',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minWidth: '0' },
  '& a': { minWidth: '0', wordBreak: 'break-word' },
  '& svg': { flexShrink: '0' },
});
const warning = css({
  display: 'flex',
  gap: '1.5',
  textStyle: 'small',
  color: 'warning.fg',
  '& svg': { flexShrink: '0', mt: '1' },
});
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: { md: 'flex-end' } });

/** One class: its time, title and place, its state, and the buttons for what can be done with it. */
export function ClassRow(item: TaughtClassItem) {
  const { title, overlaps, onChange, onCancel, attendance } = item;
  return (
    <article aria-label={`${title}, ${item.date}`} className={row}>
      <p className={when}>
        <time dateTime={item.startsAt} className={date}>
          {item.date}
        </time>
        <span className={muted}>
          <Clock aria-hidden size="0.875rem" className={clock} /> {item.time}
        </span>
        {item.elsewhere && <span className={muted}>{item.elsewhere}</span>}
      </p>
      <div className={what}>
        <div className={head}>
          <h2 className={titleStyle}>{title}</h2>
          <StatusBadge status={item.status} />
        </div>
        <p className={facts}>
          <span>
            <MapPin aria-hidden size="0.875rem" /> {item.location}
          </span>
          {item.link && (
            <span>
              <LinkIcon aria-hidden size="0.875rem" />
              <Link to={item.link} external>
                {item.link}
              </Link>
            </span>
          )}
          <span>
            <UserRound aria-hidden size="0.875rem" /> {item.instructor}
          </span>
        </p>
        {item.movedFrom && <p className={muted}>Moved from {item.movedFrom}</p>}
        {item.cancelReason && <p className={muted}>Reason: {item.cancelReason}</p>}
        {item.marked && <p className={muted}>{item.marked}</p>}
        {overlaps.length > 0 && (
          <p className={warning}>
            <TriangleAlert aria-hidden size="0.875rem" /> At the same time: {overlaps.join(', ')}
          </p>
        )}
      </div>
      {(onChange || onCancel || attendance) && (
        <div className={actions}>
          {attendance && (
            <LinkButton to={attendance} variant="secondary" aria-label={`Attendance of ${title}, ${item.date}`}>
              Attendance
            </LinkButton>
          )}
          {onChange && (
            <Button variant="secondary" aria-label={`Change ${title}, ${item.date}`} onClick={onChange}>
              Change
            </Button>
          )}
          {onCancel && (
            <Button variant="secondary" aria-label={`Cancel ${title}, ${item.date}`} onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
