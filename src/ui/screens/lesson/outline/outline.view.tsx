import { ListTree, PanelRightClose, PanelRightOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { match } from 'ts-pattern';
import { IconButton } from '../../../primitives/icon-button.tsx';
import { OutlineOpener } from './opener.ts';
import { outlineName } from './outline-name.ts';

export type LessonOutlineView =
  | { state: 'beside'; modules: ReactNode; onFold: () => void; onOpen: () => void }
  | { state: 'folded'; modules: ReactNode; onUnfold: () => void; onOpen: () => void }
  | {
      state: 'drawer';
      /** What is beside the lesson once the drawer is closed and the window wide. */
      isFolded: boolean;
      drawer: ReactNode;
    };

const frame = css({
  display: { base: 'block', _beside: 'grid' },
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  '@media print': { display: 'block' },
});
// Positioned, so that what lies beside it never lies over it.
const lesson = css({ minWidth: '0', position: 'relative' });
// `global-css.ts` says when it is folded. It stays in sight while the lesson is scrolled.
const pane = css({
  display: { base: 'none', _beside: 'flex' },
  flexDirection: 'column',
  width: '[var(--outline-width, 18rem)]',
  position: 'sticky',
  top: '0',
  alignSelf: 'start',
  borderInlineStartWidth: 'hairline',
  borderInlineStartStyle: 'solid',
  borderColor: 'border.default',
});
/** As high as the window below the navigation. */
const heights = {
  reading: css({ height: '[calc(100dvh - token(sizes.16) - 1px)]' }),
  working: css({ height: '[calc(100dvh - token(sizes.12) - 1px)]' }),
};
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  flexShrink: '0',
  minHeight: 'control',
  px: '1',
});
const name = css({
  display: '[var(--outline-body, block)]',
  textStyle: 'small',
  fontFamily: 'sans',
  fontWeight: 'semibold',
  ps: '3',
});
const body = css({
  display: '[var(--outline-body, block)]',
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: '2',
  pb: '4',
});
// Its icon stands where the text of the page begins.
const opener = css({ flexShrink: '0', ms: '-3', display: { _beside: 'none' } });

type LessonOutlineScreenProps = {
  view: LessonOutlineView;
  /** Whether the lesson is read in a column, or worked at over the whole width. */
  kind: 'reading' | 'working';
  /** Whether the view is what this device has kept: the server's first screen knows nothing of it. */
  isOfDevice: boolean;
  children: ReactNode;
};

/** A lesson, and the outline of its course beside it or in a drawer (§lesson.35, §lesson.36). */
export function LessonOutlineScreen({ view, kind, isOfDevice, children }: LessonOutlineScreenProps) {
  const isFolded = view.state === 'drawer' ? view.isFolded : view.state === 'folded';
  const onOpen = view.state === 'drawer' ? undefined : view.onOpen;
  return (
    <div className={frame} data-kind={kind} data-fold={isOfDevice ? (isFolded ? 'folded' : 'beside') : 'kept'}>
      <OutlineOpener value={<Opener onOpen={onOpen} />}>
        <div className={lesson}>{children}</div>
      </OutlineOpener>
      <nav aria-label={outlineName} className={cx(pane, heights[kind])}>
        <div className={head}>
          <h2 className={name}>{outlineName}</h2>
          {match(view)
            .with({ state: 'beside' }, ({ onFold }) => <FoldButton label="Fold the outline" onPress={onFold} />)
            .with({ state: 'folded' }, ({ onUnfold }) => (
              <FoldButton label="Unfold the outline" isFolded onPress={onUnfold} />
            ))
            .with({ state: 'drawer' }, () => null)
            .exhaustive()}
        </div>
        <div className={body} data-scrolls>
          {view.state !== 'drawer' && view.modules}
        </div>
      </nav>
      {view.state === 'drawer' && view.drawer}
    </div>
  );
}

/** The same button in both states, so that it keeps the focus. */
function FoldButton({ label, isFolded, onPress }: { label: string; isFolded?: boolean; onPress: () => void }) {
  return (
    <IconButton
      key="fold"
      label={label}
      aria-expanded={!isFolded}
      icon={isFolded ? <PanelRightOpen /> : <PanelRightClose />}
      onClick={onPress}
    />
  );
}

function Opener({ onOpen }: { onOpen: (() => void) | undefined }) {
  return (
    <span className={opener}>
      <IconButton label={outlineName} aria-haspopup="dialog" icon={<ListTree />} onClick={onOpen} />
    </span>
  );
}
