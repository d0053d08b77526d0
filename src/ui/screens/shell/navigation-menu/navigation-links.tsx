import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { RouteLink } from '../../../primitives/route-link.tsx';

export type NavigationItem = {
  label: string;
  to: string;
  note?: string;
  /** A second item for the same page: the other one is marked as current. */
  second?: boolean;
};

export type NavigationGroup = { title: string; items: readonly NavigationItem[] };

const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  px: { base: '3', md: '2', lg: '3' },
  borderRadius: 'md',
  textStyle: 'control',
  color: 'fg.muted',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  _currentPage: { color: 'fg.default', textDecorationLine: 'underline', textUnderlineOffset: '[0.4em]' },
});
const group = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' });
const heading = css({ textStyle: 'overline', color: 'fg.subtle', px: { base: '3', md: '2', lg: '3' } });
const list = css({ listStyleType: 'none', p: '0', m: '0', '& a': { width: 'full' } });

type LinksProps = {
  items: readonly NavigationItem[];
  /** Called when a link is followed, the one to the current page included. */
  onFollow?: (() => void) | undefined;
};

/** The items of the bar, and of the menu that takes their place (§shell.4, §shell.5). */
export function BarItems({ items, onFollow, onLogout }: LinksProps & { onLogout?: (() => void) | undefined }) {
  return (
    <>
      {items.map((one) => (
        <ItemLink key={one.label} item={one} onFollow={onFollow} />
      ))}
      {onLogout && (
        <Button variant="ghost" onClick={onLogout}>
          Logout
        </Button>
      )}
    </>
  );
}

/** Pages of one kind, under a heading (§shell.24). */
export function GroupedLinks({ title, items, onFollow }: NavigationGroup & LinksProps) {
  const id = useId();
  return (
    <div className={group}>
      <p id={id} className={heading}>
        {title}
      </p>
      <ul className={list} aria-labelledby={id}>
        {items.map((one) => (
          <li key={one.label}>
            <ItemLink item={one} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ItemLink({
  item: { label, to, note, second },
  onFollow,
}: { item: NavigationItem } & Pick<LinksProps, 'onFollow'>) {
  const { pathname } = useLocation();
  return (
    <RouteLink
      to={to}
      className={item}
      aria-label={note}
      aria-current={to === pathname && !second ? 'page' : undefined}
      onClick={onFollow}
    >
      {label}
    </RouteLink>
  );
}
