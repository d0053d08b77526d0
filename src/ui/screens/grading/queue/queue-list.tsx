import { Clock } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { css } from 'styled-system/css';
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
  /** "Attempt 2"; absent for the first. */
  attempt?: string | undefined;
  isLate: boolean;
  /** Who has the submission open; absent if nobody has. */
  grader?: string | undefined;
};

const list = css({ p: '0', m: '0', listStyleType: 'none' });
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2.5fr)]' },
  columnGap: '4',
  rowGap: '1',
  alignItems: 'center',
  minHeight: 'control',
  px: '3',
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

/** The submissions as a list of links. */
export function QueueList({ rows }: { rows: readonly QueueRow[] }) {
  return (
    <ol className={list} aria-label="Submissions" aria-keyshortcuts="Alt+J Alt+K" ref={useReach()} onKeyDown={move}>
      {rows.map(({ id, to, student, assignment, course, moment, attempt, isLate, grader }) => (
        <li key={id} className={row}>
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
        </li>
      ))}
    </ol>
  );
}
