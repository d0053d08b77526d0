import { BookOpenText, CircleCheck, ClipboardList, ListChecks, Lock, MonitorPlay } from 'lucide-react';
import { css } from 'styled-system/css';
import { Link } from '../../../primitives/link.tsx';
import type { LessonProps } from './course.ts';

const types = {
  video: { icon: MonitorPlay, word: 'Video' },
  reading: { icon: BookOpenText, word: 'Reading' },
  quiz: { icon: ListChecks, word: 'Quiz' },
  assignment: { icon: ClipboardList, word: 'Assignment' },
  exercise: { icon: ClipboardList, word: 'Exercise' },
  'case-study': { icon: ClipboardList, word: 'Case study' },
} as const;

const lessonRow = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
  columnGap: '3',
  alignItems: 'center',
  minHeight: '12',
  py: '2',
  mx: '-2',
  px: '2',
  borderRadius: 'md',
  '&:has(a:hover)': { bg: 'bg.hover' },
  '& > svg': { color: 'fg.muted' },
});
const lessonFacts = css({ display: 'block', textStyle: 'caption', color: 'fg.muted' });
const mark = css({ display: 'inline-flex', color: 'fg.subtle', '&[data-done]': { color: 'success.fg' } });

/** Locked or completed: an icon, and the word for screen readers. */
export function Mark({ word }: { word: 'Locked' | 'Completed' }) {
  const Icon = word === 'Locked' ? Lock : CircleCheck;
  return (
    <span className={mark} data-done={word === 'Completed' || undefined} title={word}>
      <Icon aria-hidden size="1rem" />
      <span className="visually-hidden">{word}</span>
    </span>
  );
}

/** One lesson of a module: its type, duration and mark (§course.19). */
export function LessonRow({ lesson }: { lesson: LessonProps }) {
  const { icon: Icon, word } = types[lesson.type];
  return (
    <li className={lessonRow}>
      <Icon aria-hidden size="1.125rem" />
      <span>
        {lesson.isLocked ? (
          lesson.title
        ) : (
          <Link to={lesson.to} tone="quiet" overlay>
            {lesson.title}
          </Link>
        )}
        <span className={lessonFacts}>
          {word} · {lesson.duration}
          {lesson.isExtra && ' · Extra, does not count'}
        </span>
      </span>
      {lesson.isLocked ? <Mark word="Locked" /> : lesson.isCompleted && <Mark word="Completed" />}
    </li>
  );
}
