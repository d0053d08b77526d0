import { css } from 'styled-system/css';
import type { StudentThread } from '../../../../api/generated/schema.d.ts';
import { boxedRows } from '../../../parts/boxed-rows.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Link } from '../../../primitives/link.tsx';
import { note } from './table-styles.ts';

export type Conversation = Omit<StudentThread, 'lastAt'> & {
  /** The day of the newest message: `20 November 2026`. */
  at: string;
  to: string;
};

const row = css({ display: 'flex', flexDirection: 'column', gap: '1', px: '4', py: '3', overflowWrap: 'anywhere' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const title = css({ textStyle: 'small', minWidth: '0' });

/** The conversations of a student with the instructors of a course (§teaching.70). */
export function Conversations({ items }: { items: readonly Conversation[] }) {
  return (
    <ul className={boxedRows} aria-label="Conversations">
      {items.map(({ id, title: text, isStartedByInstructor, isAnswered, at, to }) => (
        <li key={id} className={row}>
          <div className={head}>
            <span className={title}>
              <Link to={to}>{text}</Link>
            </span>
            {!isAnswered && <Badge tone="warning">Waiting for an answer</Badge>}
          </div>
          <span className={note}>
            {isStartedByInstructor ? 'Message from an instructor' : 'Question'}, last message {at}
          </span>
        </li>
      ))}
    </ul>
  );
}
