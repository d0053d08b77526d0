import { css, cx } from 'styled-system/css';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { timeText } from '../week/texts.ts';
import { screenOnly } from './on-paper.ts';

const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '3',
  p: '4',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
});
const text = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', overflowWrap: 'anywhere' });
const label = css({ textStyle: 'overline', color: 'fg.muted' });
const name = css({ textStyle: 'h3' });
const note = css({ textStyle: 'small', color: 'fg.muted' });

export type ShownNext = { title: string; to: string; isEnrolled: boolean; minutes: number };

/** What to do now, above all that says why (§analytics.95). On paper the steps say it. */
export function NextStep({ next }: { next: ShownNext | null }) {
  if (!next) return null;
  const { title, to, isEnrolled, minutes } = next;
  return (
    <section aria-label="Next step" className={cx(root, screenOnly)}>
      <div className={text}>
        <p className={label}>Next step</p>
        <p className={name}>{title}</p>
        <p className={note}>{timeText(minutes * 60)} left</p>
      </div>
      <LinkButton to={to}>{isEnrolled ? 'Continue Learning' : 'Go to the Course'}</LinkButton>
    </section>
  );
}
