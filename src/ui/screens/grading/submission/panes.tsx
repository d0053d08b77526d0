import { createContext, type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { css } from 'styled-system/css';
import { PaneTabsSlot } from '../../../parts/working/frame.tsx';
import { Pane, paneIdOf } from '../../../parts/working/pane.tsx';
import { PaneTabs } from '../../../parts/working/pane-tabs.tsx';

/** What a narrow window shows: a wide one always shows both. */
type Front = 'both' | 'work' | 'grade';
const tabs: readonly { name: Front; label: string }[] = [
  { name: 'both', label: 'Both' },
  { name: 'work', label: 'Submission' },
  { name: 'grade', label: 'Grade' },
];

type Panes = {
  /** Where the submission goes: it comes with the form, as its comments belong to both. */
  slot: HTMLElement | null;
  front: Front;
  /** Brings the grade in sight at once, so that a field of it can take the focus. */
  showGrade: () => void;
};
export const GradingPanes = createContext<Panes>({ slot: null, front: 'both', showGrade: () => {} });

// Its children stand in the frame's grid.
const contents = css({ display: 'contents' });
const column = css({ display: 'flex', flexDirection: 'column', gap: '4' });
// What is below the submission must be out of sight until that has come.
const slotStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '6',
  minWidth: '0',
  _empty: { minHeight: '[100dvh]' },
});

type WorkPanesProps = {
  /** What stands above and below the submission, in its pane. */
  above: ReactNode;
  below: ReactNode;
  /** The form: the pane of the grade and the bar. */
  children: ReactNode;
};

/** The panes of one submission: what was submitted, and beside it the grade (§grading.44). */
export function WorkPanes({ above, below, children }: WorkPanesProps) {
  const [front, setFront] = useState<Front>('both');
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const panes = useMemo<Panes>(
    () => ({
      slot,
      front,
      showGrade: () => flushSync(() => setFront((now) => (now === 'work' ? 'grade' : now))),
    }),
    [slot, front],
  );
  return (
    // The panel of the tab "Both" is this one.
    <div id={paneIdOf('both')} className={contents} data-beside={front}>
      <PaneTabsSlot>
        <PaneTabs label="Submission and grade" only="narrow" tabs={tabs} chosen={front} onChoose={setFront} />
      </PaneTabsSlot>
      <Pane name="work" label="Submission" area="aside" isShown isFront={front !== 'grade'}>
        <div className={column}>
          {above}
          <div ref={setSlot} className={slotStyle} />
          {below}
        </div>
      </Pane>
      <GradingPanes value={panes}>{children}</GradingPanes>
    </div>
  );
}
