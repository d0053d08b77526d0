import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { match, P } from 'ts-pattern';
import { Divider, type DividerRange } from '../../../parts/working/divider.tsx';
import { PaneTabsSlot } from '../../../parts/working/frame.tsx';
import { Pane, PaneBar, paneIdOf } from '../../../parts/working/pane.tsx';
import { PaneTabs } from '../../../parts/working/pane-tabs.tsx';

export type AsideTab = 'task' | 'data' | 'hints';
export type WorkPane = AsideTab | 'code' | 'result';

export type WorkbenchView = {
  /** What stands beside the code in a wide window. */
  tab: AsideTab;
  /** In percent. */
  sizes: { aside: number; code: number };
  range: { aside: DividerRange; code: DividerRange };
  onShow: (pane: WorkPane) => void;
  onResize: (sizes: { aside?: number; code?: number }) => void;
} & (
  | { state: 'beside.task' | 'beside.data' | 'beside.hints' | 'beside.code' | 'beside.result'; onWiden: () => void }
  | { state: 'full.code' | 'full.result'; onNarrow: () => void }
);

/** What an exercise puts into its panes. The task is there before the rest has been loaded. */
export type WorkbenchParts = {
  data: ReactNode;
  hints: ReactNode;
  code: ReactNode;
  /** What is made: code, or a chart, whose result is a few words and takes no more height than they need. */
  made: 'code' | 'chart';
  controls: ReactNode;
  result: ReactNode;
  /** The pane of the result, which scrolls by itself. */
  resultRef?: Ref<HTMLElement>;
};

// Its children stand in the frame's grid, beside the task.
const contents = css({ display: 'contents' });

const besideNames = { task: 'Task', data: 'Data', hints: 'Hints' };
const madeNames = { code: 'Code', chart: 'Chart' };
const tabsOf = <Name extends string>(names: Record<Name, string>) =>
  // `Object.entries` forgets which keys there are.
  (Object.entries(names) as [Name, string][]).map(([name, label]) => ({ name, label }));
const asideTabs = tabsOf(besideNames);

const frontOf = (state: WorkbenchView['state']): WorkPane =>
  match(state)
    .returnType<WorkPane>()
    .with('beside.task', () => 'task')
    .with('beside.data', () => 'data')
    .with('beside.hints', () => 'hints')
    .with(P.union('beside.code', 'full.code'), () => 'code')
    .with(P.union('beside.result', 'full.result'), () => 'result')
    .exhaustive();

/**
 * Gives the focus to the pane that came to the front, where it was in one that is no longer shown: a run that is started
 * by a key in the editor shows its result.
 */
function useFocusInFront(front: WorkPane): void {
  const before = useRef(front);
  useLayoutEffect(() => {
    if (before.current === front) return;
    before.current = front;
    if (document.activeElement?.checkVisibility() ?? true) return;
    document.getElementById(paneIdOf(front))?.focus({ preventScroll: true });
  }, [front]);
}

/** The panes of an exercise: the task, data or hints, and beside them the code above its result (§practice.160). */
export function WorkbenchScreen({ view, parts }: { view: WorkbenchView; parts: WorkbenchParts }) {
  const { state, tab, sizes, range, onShow, onResize } = view;
  const front = frontOf(state);
  useFocusInFront(front);
  const isChart = parts.made === 'chart';
  const code = madeNames[parts.made];
  const allTabs = [...asideTabs, ...tabsOf({ code, result: 'Result' })];
  const aside = (name: AsideTab) => ({
    name,
    label: besideNames[name],
    area: 'aside' as const,
    isShown: tab === name,
    isFront: front === name,
  });
  return (
    <div className={contents} data-full={state.startsWith('full') || undefined} data-fitted={isChart || undefined}>
      <PaneTabsSlot>
        <PaneTabs label="Beside the code" only="wide" tabs={asideTabs} chosen={tab} onChoose={onShow} />
        <PaneTabs label="Exercise" only="narrow" tabs={allTabs} chosen={front} onChoose={onShow} />
      </PaneTabsSlot>
      <Pane {...aside('data')}>{parts.data}</Pane>
      <Pane {...aside('hints')}>{parts.hints}</Pane>
      <Divider
        label="Width of the task"
        between={['task', 'code']}
        line="vertical"
        property="--aside"
        size={sizes.aside}
        range={range.aside}
        onResize={(size) => onResize({ aside: size })}
      />
      <Pane name="code" label={code} area="main" isFront={front === 'code'}>
        {parts.code}
      </Pane>
      <PaneBar>{parts.controls}</PaneBar>
      {!isChart && (
        <Divider
          label="Height of the code"
          between={['code', 'result']}
          line="horizontal"
          property="--code"
          size={sizes.code}
          range={range.code}
          onResize={(size) => onResize({ code: size })}
        />
      )}
      <Pane
        {...(parts.resultRef && { ref: parts.resultRef })}
        name="result"
        // The table in it is called "Result".
        label="Result and answer"
        area="below"
        isFront={front === 'result'}
      >
        {parts.result}
      </Pane>
    </div>
  );
}
