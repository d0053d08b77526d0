import { Circle, CircleCheckBig, CircleDot, Lock } from 'lucide-react';
import { css, cx } from 'styled-system/css';
import { Link } from '../../../primitives/link.tsx';
import { lessonLabels } from '../detail/lesson-page.tsx';
import type { OutlineLesson } from './outline-module.ts';

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '3',
  alignItems: 'start',
  minHeight: 'control',
  py: '1.5',
  px: '3',
  borderRadius: 'md',
  textStyle: 'small',
  overflowWrap: 'anywhere',
  '&:has(a:hover)': { bg: 'bg.hover' },
});
const here = css({ bg: 'bg.sunken', fontWeight: 'semibold' });
const facts = css({ display: 'block', textStyle: 'caption', fontWeight: 'normal', color: 'fg.muted' });
const mark = css({ display: 'inline-flex', mt: '0.5' });
const colours = {
  done: css({ color: 'success.fg' }),
  current: css({ color: 'accent.text' }),
  open: css({ color: 'fg.subtle' }),
  locked: css({ color: 'fg.subtle' }),
};

const icons = { done: CircleCheckBig, current: CircleDot, open: Circle, locked: Lock };

/** How far a lesson or a module is, told by the form of its icon; the words are beside it. */
export function Mark({ state }: { state: keyof typeof icons }) {
  const Icon = icons[state];
  return (
    <span className={cx(mark, colours[state])}>
      <Icon aria-hidden size="1rem" />
    </span>
  );
}

const stateOf = ({ isDone, isCurrent, to }: OutlineLesson) => {
  if (isDone) return 'done';
  if (isCurrent) return 'current';
  return to === undefined ? 'locked' : 'open';
};

/** One lesson: whether it is done, locked or the current one, its name, type and length. */
export function OutlineRow({ lesson, onFollow }: { lesson: OutlineLesson; onFollow: (() => void) | undefined }) {
  const { title, to, type, duration, isDone, isCurrent, isExtra } = lesson;
  return (
    <li className={cx(row, isCurrent && here)}>
      <Mark state={stateOf(lesson)} />
      <span>
        {to === undefined ? (
          title
        ) : (
          <Link to={to} tone="quiet" overlay aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
            {title}
          </Link>
        )}
        <span className={facts}>
          {isDone && 'Done · '}
          {to === undefined && 'Locked · '}
          {lessonLabels[type]} · {duration}
          {isExtra && ' · Extra'}
        </span>
      </span>
    </li>
  );
}
