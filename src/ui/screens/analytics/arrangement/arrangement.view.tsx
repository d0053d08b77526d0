import { ArrowDown, ArrowUp, Pin } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { IconButton } from '../../../primitives/icon-button.tsx';
import { OpenArrangement } from './open-button.tsx';

export type ArrangedCourse = { id: string; title: string; isPinned: boolean };

/** `isArranged`: the saved order is the student's own, not the proposed one. */
type Arranged = { courses: readonly ArrangedCourse[]; movedId: string | null; isArranged: boolean };
type Open = Arranged & {
  onMove: (courseId: string, by: -1 | 1) => void;
  onPin: (courseId: string) => void;
  onReset: () => void;
  onSubmit: () => void;
  onClose: () => void;
};

export type PathArrangementView =
  | { state: 'closed'; onOpen: () => void }
  | ({ state: 'arranging' } & Open)
  | ({ state: 'saving' | 'renewing' } & Arranged)
  | ({ state: 'refused'; why: string } & Open);

const list = css({ display: 'flex', flexDirection: 'column', listStyleType: 'none' });
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  py: '2',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.default',
});
const name = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  flexGrow: '1',
  flexBasis: '[12rem]',
  minWidth: '0',
});
const proposed = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
// "Pin" is as wide as "Unpin", so that the arrows line up.
const row = css({
  display: 'flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  flexShrink: { base: '1', sm: '0' },
  gap: '1',
  ms: 'auto',
  '& > :last-child': { minWidth: '[5rem]' },
});

/** The order of a path's courses, and which are pinned (§analytics.84, §analytics.87). */
export function PathArrangementScreen({ view }: { view: PathArrangementView }) {
  const { onOpen, open } = match(view)
    .with({ state: 'closed' }, (closed) => ({ onOpen: closed.onOpen, open: null }))
    .with({ state: 'arranging' }, { state: 'saving' }, { state: 'renewing' }, { state: 'refused' }, (each) => ({
      onOpen: undefined,
      open: each,
    }))
    .exhaustive();
  return (
    <>
      <OpenArrangement onOpen={onOpen} />
      {open && <Arranging view={open} />}
    </>
  );
}

type OpenView = Exclude<PathArrangementView, { state: 'closed' }>;

function Arranging({ view }: { view: OpenView }) {
  const { courses, movedId } = view;
  const isOpen = 'onMove' in view;
  const index = courses.findIndex(({ id }) => id === movedId);
  const moved = courses[index];
  return (
    <Dialog
      open
      onClose={() => isOpen && view.onClose()}
      title="Change the order"
      description="A pinned course comes first. A course can only come after those that it builds on."
      firstFocus="dialog"
      footer={
        <>
          {isOpen && (
            <Button variant="secondary" onClick={view.onClose}>
              Cancel
            </Button>
          )}
          <Button busy={!isOpen} busyLabel="Saving..." onClick={() => isOpen && view.onSubmit()}>
            Save Order
          </Button>
        </>
      }
    >
      {view.state === 'refused' && (
        <Alert tone="danger" title="Your order was not saved">
          {view.why}
        </Alert>
      )}
      <ArrangedCourses view={view} />
      {view.isArranged && (
        <div className={proposed}>
          <Button variant="secondary" aria-disabled={!isOpen} onClick={() => isOpen && view.onReset()}>
            Use the Proposed Order
          </Button>
          <p className={note}>Your own order and your pins will be discarded.</p>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {moved ? `${moved.title} is now step ${index + 1} of ${courses.length}.` : ''}
      </p>
    </Dialog>
  );
}

function ArrangedCourses({ view }: { view: OpenView }) {
  const { courses } = view;
  const isOpen = 'onMove' in view;
  return (
    <ol className={list} ref={useFocusOn(courses)}>
      {courses.map(({ id, title, isPinned }, index) => (
        <li key={id} className={item}>
          <span className={name}>
            {index + 1}. {title}
            {isPinned && <Badge icon={<Pin />}>Pinned</Badge>}
          </span>
          <span className={row}>
            <IconButton
              label={`Move up: ${title}`}
              icon={<ArrowUp aria-hidden />}
              aria-disabled={!isOpen || index === 0}
              onClick={() => isOpen && index > 0 && view.onMove(id, -1)}
            />
            <IconButton
              label={`Move down: ${title}`}
              icon={<ArrowDown aria-hidden />}
              aria-disabled={!isOpen || index === courses.length - 1}
              onClick={() => isOpen && index < courses.length - 1 && view.onMove(id, 1)}
            />
            <Button
              variant="ghost"
              full
              aria-label={`${isPinned ? 'Unpin' : 'Pin'}: ${title}`}
              aria-disabled={!isOpen}
              onClick={() => isOpen && view.onPin(id)}
            >
              {isPinned ? 'Unpin' : 'Pin'}
            </Button>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Returns the focus to the pressed button, because browsers take it away when the button's row moves. */
function useFocusOn(courses: readonly ArrangedCourse[]) {
  const ref = useRef<HTMLOListElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has to run after each change of the order.
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const remember = ({ target }: Event) => {
      pressed.current = target instanceof HTMLElement ? target : null;
    };
    list.addEventListener('focusin', remember);
    if (pressed.current?.isConnected && document.activeElement === document.body) pressed.current.focus();
    return () => list.removeEventListener('focusin', remember);
  }, [courses.map(({ id }) => id).join()]);
  return ref;
}
