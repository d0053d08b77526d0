import { Clock } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { css, cx } from 'styled-system/css';
import { Badge } from '../../../primitives/badge.tsx';
import { Link } from '../../../primitives/link.tsx';
import { useDocumentKeys } from '../../../primitives/use-document-keys.ts';

export type QueueRow = {
  id: string;
  to: string;
  student: string;
  assignment: string;
  course: string;
  /** When it was submitted or, in the list of returned ones, returned. */
  moment: string;
  /** "3 days": how long it has waited; absent in the list of returned ones. */
  waiting?: string | undefined;
  /** "Attempt 2"; absent for the first. */
  attempt?: string | undefined;
  isLate: boolean;
  /** Who has the submission open; absent if nobody has. */
  grader?: string | undefined;
};

const list = css({ p: '0', m: '0', listStyleType: 'none' });
const columns = css({
  columnGap: '4',
  px: '3',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[minmax(0, 2fr) minmax(0, 2.5fr) minmax(0, 2.5fr) minmax(0, 1fr)]',
  },
});
const heads = css({ display: { base: 'none', md: 'grid' }, pb: '2', textStyle: 'captionStrong', color: 'fg.muted' });
const atEnd = css({ textAlign: { md: 'end' } });
// Under the head of its column; on a phone and for screen readers with its name.
const headInRow = css({ srOnly: { base: false, md: true } });
const row = css({
  position: 'relative',
  display: 'grid',
  rowGap: '1',
  alignItems: 'center',
  minHeight: 'control',
  py: '2.5',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
  _hover: { bg: 'bg.hover' },
  '&:has(:focus-visible)': { bg: 'bg.hover' },
});
const strong = css({ textStyle: 'label', overflowWrap: 'anywhere' });
const small = css({ textStyle: 'small', overflowWrap: 'anywhere' });
const muted = css({ color: 'fg.muted' });
const facts = css({
  minWidth: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});

/** Moves between the rows; the keys count only while the focus is in the list (WCAG 2.1.4). */
function move(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const here = links.findIndex((link) => link.matches(':focus'));
  const indexOfKey: Record<string, number> = {
    j: here + 1,
    ArrowDown: here + 1,
    k: here - 1,
    ArrowUp: here - 1,
    Home: 0,
    End: links.length - 1,
  };
  const link = links[indexOfKey[event.key] ?? -1];
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** Keys that lead into the list from anywhere on the page: with Alt, so that typing triggers nothing (WCAG 2.1.4). */
function useReach() {
  const list = useRef<HTMLOListElement>(null);
  useDocumentKeys((event) => {
    const step = { KeyJ: 1, KeyK: -1 }[event.code];
    if (step === undefined || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const here = links.findIndex((link) => link.matches(':focus'));
    links[here < 0 ? 0 : here + step]?.focus();
  });
  return list;
}

type QueueListProps = {
  rows: readonly QueueRow[];
  /** What the moment of each is. */
  moment: 'Submitted' | 'Returned';
};

/** The submissions as a list of links. */
export function QueueList({ rows, moment }: QueueListProps) {
  return (
    <div>
      <div aria-hidden className={cx(columns, heads)}>
        <span>Student</span>
        <span>Assignment</span>
        <span>{moment}</span>
        {moment === 'Submitted' && <span className={atEnd}>Waiting</span>}
      </div>
      <ol className={list} aria-label="Submissions" aria-keyshortcuts="Alt+J Alt+K" ref={useReach()} onKeyDown={move}>
        {rows.map((one) => (
          <Row key={one.id} {...one} />
        ))}
      </ol>
    </div>
  );
}

function Row({ to, student, assignment, course, moment, waiting, attempt, isLate, grader }: QueueRow) {
  return (
    <li className={cx(columns, row)}>
      <span className={strong}>
        <Link to={to} tone="quiet" overlay aria-label={`${student}: ${assignment}`}>
          {student}
        </Link>
      </span>
      <span className={small}>
        {assignment} <span className={muted}>{course}</span>
      </span>
      <span className={facts}>
        <span>{moment}</span>
        {attempt && <Badge>{attempt}</Badge>}
        {isLate && (
          <Badge tone="warning" icon={<Clock />}>
            Late
          </Badge>
        )}
        {grader && <span className={muted}>{grader}</span>}
      </span>
      {waiting && (
        <span className={cx(small, atEnd)}>
          <span className={headInRow}>Waiting </span>
          {waiting}
        </span>
      )}
    </li>
  );
}
