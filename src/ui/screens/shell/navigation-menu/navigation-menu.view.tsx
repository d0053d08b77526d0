import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { css } from 'styled-system/css';
import { brand } from '../../../../brand.ts';
import { SearchButton, type SearchButtonProps } from '../../../parts/search-button.tsx';
import { Button } from '../../../primitives/button.tsx';
import { IconButton } from '../../../primitives/icon-button.tsx';
import { Logo } from '../../../primitives/logo.tsx';
import { RouteLink } from '../../../primitives/route-link.tsx';

export type NavigationItem = {
  label: string;
  to: string;
  note?: string;
  /** A second item for the same page: the other one is marked as current. */
  second?: boolean;
};

export type NavigationMenuView = {
  state: 'closed' | 'open';
  home: string;
  items: NavigationItem[];
  onToggle: () => void;
  /** Absent for a visitor. */
  search?: SearchButtonProps | undefined;
  /** Absent for a visitor. */
  onLogout?: (() => void) | undefined;
};

const bar = css({
  bg: 'bg.page',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderBottomColor: 'border.default',
});
const inner = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '[min(1rem, 5vw)]',
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  minHeight: '16',
});
const home = css({
  color: 'fg.default',
  borderRadius: 'sm',
  minHeight: '11',
  minWidth: '0',
  display: 'inline-flex',
  alignItems: 'center',
});
const search = css({ ms: 'auto', flexShrink: '0' });
const wide = css({ display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '1' });
const narrow = css({ display: { base: 'block', md: 'none' }, flexShrink: '0' });
const panel = css({
  display: { base: 'flex', md: 'none' },
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '1',
  px: 'gutter',
  pb: '4',
});
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  px: '3',
  borderRadius: 'md',
  textStyle: 'control',
  color: 'fg.muted',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  _currentPage: { color: 'fg.default', textDecorationLine: 'underline', textUnderlineOffset: '[0.4em]' },
});

/** The navigation bar (§shell.3 to §shell.6); below the `md` breakpoint its items are behind a menu button. */
export function NavigationMenuScreen({ view }: { view: NavigationMenuView }) {
  const open = view.state === 'open';
  const toggle = useRef<HTMLButtonElement>(null);
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    view.onToggle();
    // The focused item is about to be hidden, so focus the toggle.
    toggle.current?.focus();
  };
  return (
    <header className={bar}>
      <nav aria-label="Main" onKeyDown={close}>
        <div className={inner}>
          <RouteLink to={view.home} className={home} aria-label={`${brand}, home`}>
            <Logo name={brand} />
          </RouteLink>
          {view.search && (
            <div className={search}>
              <SearchButton {...view.search} />
            </div>
          )}
          <div className={wide}>
            <Items {...view} />
          </div>
          <div className={narrow}>
            <IconButton
              ref={toggle}
              label={open ? 'Close menu' : 'Open menu'}
              icon={open ? <X aria-hidden /> : <Menu aria-hidden />}
              aria-expanded={open}
              aria-controls="mobile-menu"
              onClick={view.onToggle}
            />
          </div>
        </div>
        <div id="mobile-menu" className={panel} hidden={!open}>
          <Items {...view} />
        </div>
      </nav>
    </header>
  );
}

function Items({ items, onLogout }: NavigationMenuView) {
  const { pathname } = useLocation();
  return (
    <>
      {items.map(({ label, to, note, second }) => (
        <RouteLink
          key={label}
          to={to}
          className={item}
          aria-label={note}
          aria-current={to === pathname && !second ? 'page' : undefined}
        >
          {label}
        </RouteLink>
      ))}
      {onLogout && (
        <Button variant="ghost" onClick={onLogout}>
          Logout
        </Button>
      )}
    </>
  );
}
