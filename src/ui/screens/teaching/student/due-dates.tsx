import { css } from 'styled-system/css';
import type { StudentExtension } from '../../../../api/generated/schema.d.ts';
import { boxedRows } from '../../../parts/boxed-rows.ts';
import { Link } from '../../../primitives/link.tsx';
import { StatusBadge } from '../../../primitives/status-badge.tsx';
import { note } from './table-styles.ts';

export type DueDateItem = Pick<StudentExtension, 'id' | 'status' | 'reason'> & {
  assignment: string;
  /** Why it was declined. */
  answer?: string | undefined;
  /** `Asked on 5 October 2026 for 12 October 2026` */
  said: string;
};

const row = css({ display: 'flex', flexDirection: 'column', gap: '1', px: '4', py: '3', overflowWrap: 'anywhere' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const title = css({ textStyle: 'small', fontWeight: 'semibold' });
const small = css({ textStyle: 'small' });
const quote = css({
  ps: '3',
  borderInlineStartWidth: 'heavy',
  borderInlineStartStyle: 'solid',
  borderColor: 'border.strong',
  textStyle: 'small',
  whiteSpace: 'pre-line',
  maxWidth: 'prose',
});

/** Later due dates that a student asked for or was given, each with its reason (§teaching.70). */
export function DueDates({ items, requestsTo }: { items: readonly DueDateItem[]; requestsTo: string }) {
  return (
    <ul className={boxedRows} aria-label="Later due dates">
      {items.map(({ id, assignment, status, said, reason, answer }) => (
        <li key={id} className={row}>
          <div className={head}>
            <span className={title}>{assignment}</span>
            <StatusBadge status={status} />
          </div>
          <span className={note}>{said}</span>
          <p className={quote}>{reason}</p>
          {answer !== undefined && <span className={note}>Answer: {answer}</span>}
          {status === 'requested' && (
            <div className={small}>
              <Link to={requestsTo} standalone>
                Answer this request
              </Link>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
