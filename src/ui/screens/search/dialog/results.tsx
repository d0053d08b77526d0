import { BookOpen, FileText, GraduationCap, Library, MessageCircle, MessagesSquare } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import type { SearchResult } from '../../../../api/generated/schema.d.ts';
import { RouteLink } from '../../../primitives/route-link.tsx';
import { Marked } from './marked.tsx';

export type FoundRow = {
  kind: SearchResult['kind'];
  title: string;
  to: string;
  /** The title of the course that it belongs to. */
  course?: string | undefined;
};

const kinds: Record<FoundRow['kind'], { title: string; icon: ReactNode }> = {
  course: { title: 'Courses', icon: <GraduationCap aria-hidden /> },
  lesson: { title: 'Lessons', icon: <BookOpen aria-hidden /> },
  assignment: { title: 'Assignments', icon: <FileText aria-hidden /> },
  question: { title: 'Questions', icon: <MessagesSquare aria-hidden /> },
  conversation: { title: 'Conversations', icon: <MessageCircle aria-hidden /> },
  resource: { title: 'Resources', icon: <Library aria-hidden /> },
};

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minHeight: '0',
  overflowY: { base: 'visible', _tall: 'auto' },
  overscrollBehavior: 'contain',
  // The outline of a result is not cut off.
  mx: '-2',
});
const group = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const heading = css({ textStyle: 'overline', color: 'fg.muted', px: '2' });
const option = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  alignItems: 'center',
  columnGap: '3',
  minHeight: 'control',
  px: '2',
  py: '1.5',
  borderRadius: 'md',
  scrollMarginBlock: '2',
  _hover: { bg: 'bg.hover' },
  _selected: { bg: 'accent.subtle', outline: '[2px solid token(colors.focus)]', outlineOffset: '[-2px]' },
  '& svg': { boxSize: '5', color: 'fg.muted' },
});
const courseTitle = css({ display: 'block', textStyle: 'caption', color: 'fg.muted' });

export const listId = 'search-results';
export const optionId = (place: number) => `${listId}-${place}`;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

type ResultsProps = {
  rows: FoundRow[];
  active: number | null;
  /** What was typed: its words are marked. */
  text: string;
  onFollow: () => void;
};

/** What was found, each kind under its heading. The focus stays in the field, whose keys choose. */
export function Results({ rows, active, text, onFollow }: ResultsProps) {
  const box = useRef<HTMLDivElement>(null);
  const activeId = active === null ? null : optionId(active);
  useEffect(() => {
    const shown = activeId && document.getElementById(activeId);
    if (shown) shown.scrollIntoView({ block: 'nearest' });
    else box.current?.scrollTo(0, 0);
  }, [activeId]);
  if (rows.length === 0) return null;
  const numbered = rows.map((row, place) => ({ row, place }));
  return (
    <div ref={box} id={listId} role="listbox" aria-label="Results" className={list}>
      {[...Map.groupBy(numbered, ({ row }) => row.kind)].map(([kind, found]) => (
        // biome-ignore lint/a11y/useSemanticElements: a list of options has no fieldsets
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`} className={group}>
          <p id={`${listId}-${kind}`} className={heading}>
            {kinds[kind].title}
          </p>
          {found.map(({ row, place }) => (
            <RouteLink
              key={place}
              id={optionId(place)}
              role="option"
              aria-selected={place === active}
              tabIndex={-1}
              to={row.to}
              className={option}
              onClick={(event) => isPlain(event) && onFollow()}
            >
              {kinds[kind].icon}
              <span>
                <Marked text={row.title} words={text} />
                {row.course && <span className={courseTitle}>{row.course}</span>}
              </span>
            </RouteLink>
          ))}
        </div>
      ))}
    </div>
  );
}
