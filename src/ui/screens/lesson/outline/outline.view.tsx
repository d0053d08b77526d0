import { ListTree, PanelRightClose, PanelRightOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
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
  '@media (min-width: 75rem)': { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) auto]' },
  '@media print': { display: 'block' },
});
// Positioned, so that what lies beside it never lies over it.
const lesson = css({ minWidth: '0', position: 'relative' });
// As high as the window below the navigation, and in sight while the lesson is scrolled.
const pane = css({
  display: 'none',
  '@media (min-width: 75rem)': {
    display: 'flex',
    flexDirection: 'column',
    width: '[18rem]',
    height: '[calc(100dvh - token(sizes.16) - 1px)]',
    position: 'sticky',
    top: '0',
    alignSelf: 'start',
    borderInlineStartWidth: 'hairline',
    borderInlineStartStyle: 'solid',
    borderColor: 'border.default',
    '[data-kind=working] > &': { height: '[calc(100dvh - token(sizes.12) - 1px)]' },
    // Until the app has come, the script of the document says what this device has kept (src/routes/lesson/kept-fold.ts).
    ':is([data-fold=folded], html[data-outline~=reading-folded] [data-fold=kept][data-kind=reading], html:not([data-outline~=working-beside]) [data-fold=kept][data-kind=working]) > &':
      { width: 'auto', '& > [data-body]': { display: 'none' }, '& h2': { srOnly: true } },
  },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  flexShrink: '0',
  minHeight: 'control',
  px: '1',
  '& > h2': { textStyle: 'small', fontFamily: 'sans', fontWeight: 'semibold', ps: '3' },
});
const body = css({ flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain', px: '2', pb: '4' });
const opener = css({ flexShrink: '0', '@media (min-width: 75rem)': { display: 'none' } });

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
      <nav aria-label={outlineName} className={pane}>
        <div className={head}>
          <h2>{outlineName}</h2>
          {match(view)
            .with({ state: 'beside' }, ({ onFold }) => <FoldButton label="Fold the outline" onPress={onFold} />)
            .with({ state: 'folded' }, ({ onUnfold }) => (
              <FoldButton label="Unfold the outline" isFolded onPress={onUnfold} />
            ))
            .with({ state: 'drawer' }, () => null)
            .exhaustive()}
        </div>
        <div className={body} data-body data-scrolls>
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
