import { css, cva, cx } from 'styled-system/css';
import type { Assignment } from '../../../../api/generated/schema.d.ts';

export type CalendarDay = {
  date: string;
  number: number;
  /** `Friday, 27 November 2026` */
  label: string;
  inMonth: boolean;
  isToday: boolean;
  isChosen: boolean;
  due: Pick<Assignment, 'id' | 'title' | 'status'>[];
};

const inside = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: { base: 'center', md: 'stretch' },
  gap: '1',
  width: 'full',
  height: 'full',
  minHeight: { base: '14', md: '16' },
  position: 'relative',
  p: { base: '1', md: '1.5' },
  textAlign: 'start',
});
const pressable = css({
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-pressed=true]': { bg: 'accent.subtle', boxShadow: '[inset 0 0 0 2px token(colors.accent.default)]' },
});
const number = cva({
  base: { display: 'inline-grid', placeItems: 'center', boxSize: '6', textStyle: 'caption', color: 'fg.muted' },
  variants: {
    today: {
      true: {
        color: 'fg.default',
        fontWeight: 'bold',
        borderWidth: 'hairline',
        borderStyle: 'solid',
        borderColor: 'border.strong',
        borderRadius: 'full',
      },
    },
    due: { true: { color: 'fg.default', fontWeight: 'semibold' } },
  },
});
const count = css({
  display: { base: 'inline-grid', md: 'none' },
  placeItems: 'center',
  minWidth: '5',
  px: '1',
  textStyle: 'captionStrong',
  bg: 'accent.default',
  color: 'accent.on',
  borderRadius: 'full',
});
const entries = css({ display: { base: 'none', md: 'flex' }, flexDirection: 'column', gap: '1' });
const entry = cva({
  base: {
    pl: '1.5',
    py: '0.5',
    textStyle: 'caption',
    lineClamp: '2',
    borderLeftWidth: 'heavy',
    borderLeftStyle: 'solid',
    borderColor: 'border.strong',
  },
  variants: {
    status: {
      pending: { borderColor: 'warning.fg' },
      overdue: { borderColor: 'danger.fg' },
      completed: { borderColor: 'info.fg' },
      graded: { borderColor: 'success.fg' },
      other: {},
    },
  },
});

const known = (status: string) =>
  status === 'pending' || status === 'overdue' || status === 'completed' || status === 'graded' ? status : 'other';

/** A day of the month; one on which something is due can be chosen. */
export function Day({ day, onDay }: { day: CalendarDay; onDay: (date: string) => void }) {
  if (!day.inMonth) return null;
  const dayNumber = number({ today: day.isToday, due: day.due.length > 0 });
  if (day.due.length === 0) {
    return (
      <div className={inside}>
        <span className={dayNumber}>{day.number}</span>
      </div>
    );
  }
  return (
    <button type="button" className={cx(inside, pressable)} aria-pressed={day.isChosen} onClick={() => onDay(day.date)}>
      <span className="visually-hidden">{`${day.label}: ${day.due.length} due`}</span>
      <span className={dayNumber} aria-hidden>
        {day.number}
      </span>
      <span className={count} aria-hidden>
        {day.due.length}
      </span>
      <span className={entries}>
        {day.due.map(({ id, title, status }) => (
          <span key={id} className={entry({ status: known(status) })}>
            {title}
            <span className="visually-hidden"> ({status})</span>
          </span>
        ))}
      </span>
    </button>
  );
}
