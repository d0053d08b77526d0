import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { css, cx } from 'styled-system/css';
import { actor } from '../../api/actors.ts';
import type { OperationInput } from '../../api/operation.ts';
import { searchDialogMachine } from '../../machines/search/dialog.machine.ts';
import { useDocumentKeys } from '../../ui/primitives/use-document-keys.ts';
import { useAuth } from '../account/session.tsx';
import { useFlow } from '../first-screen.ts';
import { useEmitted } from '../use-emitted.ts';
import { loadCalls, SearchDialog } from './files.ts';
import { firstFieldId, isSearchKey, openSearch } from './keys.ts';
import { pathOf } from './path-of.ts';

const search = actor(async (input: OperationInput<'search'>, signal) => (await loadCalls()).search.call(input, signal));

const machine = searchDialogMachine.provide({ actors: { search } });

// So that no key scrolls the page to it.
const inSight = css({ position: 'fixed', top: '0' });

/** The search, for whoever is signed in. */
export function Search() {
  return useAuth().currentUser && <SearchOf />;
}

/**
 * The field that is there from the start takes the focus at once, so that nothing typed is lost while the dialog's code
 * is on its way, and a phone shows its keyboard. The dialog's own field has the same text, and then the focus.
 */
function SearchOf() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const [snapshot, send, flow] = useFlow(machine);
  const isOpen = snapshot.value !== 'closed';
  const field = useRef<HTMLInputElement>(null);
  /** What had the focus before. */
  const former = useRef<HTMLElement | null>(null);
  const main = () => document.getElementById('main');
  const open = (from: EventTarget | null) => {
    if (!isOpen) former.current = from instanceof HTMLElement ? from : main();
    send({ type: 'open' });
  };
  const before = () => (former.current?.isConnected ? former.current : main());
  const leave = () => {
    send({ type: 'close' });
    before()?.focus();
  };
  const follow = () => {
    // The next page has the focus, not what had it on this one.
    former.current = main();
  };
  // A page that is opened otherwise may come late, when the person has begun to search again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page that "Back" leads to
  useEffect(() => {
    if (isBack) send({ type: 'close' });
  }, [pathname, isBack, send]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once mounted
  useEffect(() => {
    if (document.activeElement !== field.current) return;
    open(null);
    send({ type: 'type', text: field.current?.value ?? '' });
  }, []);
  useEmitted(flow, 'follow', ({ result }) => {
    follow();
    navigate(pathOf(result));
  });
  useDocumentKeys((event) => {
    if (!isSearchKey(event) || event.defaultPrevented) return;
    // In another dialog there is something to decide first.
    if (!isOpen && document.querySelector('[aria-modal=true]')) return;
    event.preventDefault();
    if (!isOpen) openSearch();
  });
  return (
    <>
      <input
        ref={field}
        id={firstFieldId}
        aria-label="Search everything"
        aria-hidden={!isOpen}
        tabIndex={-1}
        maxLength={100}
        autoComplete="off"
        value={snapshot.context.text}
        onChange={(event) => send({ type: 'type', text: event.currentTarget.value })}
        onKeyDown={({ key }) => {
          if (key === 'Enter') send({ type: 'choose' });
          if (key === 'Escape') leave();
        }}
        onFocus={(event) => open(event.relatedTarget)}
        className={cx('visually-hidden', inSight)}
      />
      {isOpen && (
        <SearchDialog
          snapshot={snapshot}
          send={send}
          onFollow={() => {
            follow();
            send({ type: 'close' });
          }}
          returnFocus={before}
        />
      )}
    </>
  );
}
