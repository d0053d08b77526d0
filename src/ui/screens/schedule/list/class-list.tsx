import { Clock, MapPin, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { ClassSession } from '../../../../api/generated/schema.d.ts';
import { boxedRows } from '../../../parts/boxed-rows.ts';
import { Link } from '../../../primitives/link.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { StatusBadge } from '../../../primitives/status-badge.tsx';

export type ClassItem = Pick<ClassSession, 'id' | 'title' | 'status' | 'location' | 'instructor'> & {
  /** The start in ISO 8601, for `<time>`. */
  startsAt: string;
  /** `Fri, 27 Nov 2026` */
  date: string;
  /** `16:00 to 17:00 GMT` */
  time: string;
  /** The link to join a class that is online and not over. */
  link?: string | undefined;
  /** The former time of a class that was moved: `Thu, 26 Nov 2026, 16:00 GMT` */
  movedFrom?: string | undefined;
  /** Why it was cancelled. */
  cancelReason?: string | undefined;
  /** "Add to calendar", if the class is not over. */
  calendar?: ReactNode;
};

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[12rem minmax(0, 1fr) auto]' },
  columnGap: '6',
  rowGap: '2',
  alignItems: 'start',
  p: '5',
});
const when = css({ display: 'flex', flexDirection: 'column' });
const date = css({ textStyle: 'label' });
const muted = css({ textStyle: 'small', color: 'fg.muted' });
const reason = css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' });
const clock = css({ display: 'inline', verticalAlign: '[-0.1em]' });
const side = css({
  display: 'flex',
  flexDirection: { base: 'row', md: 'column' },
  flexWrap: 'wrap',
  alignItems: { base: 'center', md: 'flex-end' },
  justifyContent: 'space-between',
  gap: '3',
});
const titleStyle = css({ textStyle: 'h4' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  mt: '1',
  textStyle: 'small',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
  '& svg': { flexShrink: '0' },
});

/** The classes as a list (§schedule.3). */
export function ClassList({ classes }: { classes: ClassItem[] }) {
  return (
    <ul className={boxedRows}>
      {classes.map((session) => (
        <li key={session.id} className={row}>
          <p className={when}>
            <time dateTime={session.startsAt} className={date}>
              {session.date}
            </time>
            <span className={muted}>
              <Clock aria-hidden size="0.875rem" className={clock} /> {session.time}
            </span>
          </p>
          <div>
            <h3 className={titleStyle}>{session.title}</h3>
            <p className={facts}>
              <span>
                <MapPin aria-hidden size="0.875rem" /> {session.location}
              </span>
              <span>
                <UserRound aria-hidden size="0.875rem" /> {session.instructor}
              </span>
              {session.link && session.status !== 'live' && (
                <Link to={session.link} external aria-label={`Link to ${session.title} (opens in a new tab)`}>
                  Link
                </Link>
              )}
            </p>
            {session.movedFrom && <p className={muted}>Moved from {session.movedFrom}</p>}
            {session.cancelReason && <p className={reason}>Reason: {session.cancelReason}</p>}
          </div>
          <div className={side}>
            <StatusBadge status={session.status} />
            {session.link && session.status === 'live' && (
              <LinkButton to={session.link} external aria-label={`Join ${session.title} (opens in a new tab)`}>
                Join
              </LinkButton>
            )}
            {session.calendar}
          </div>
        </li>
      ))}
    </ul>
  );
}
