import { CircleUser } from 'lucide-react';
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
  /** About the person, not a page of the product: in the narrow menu it stands with what belongs to the account. */
  own?: boolean;
};

export type NavigationGroup = {
  title: string;
  items: readonly NavigationItem[];
  /** The group that has the person's own items, and the way out. */
  own?: boolean;
};

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
const list = css({
  listStyleType: 'none',
  p: '0',
  m: '0',
  '& a': { width: 'full' },
  // A button has a border, which a link has not.
  '& button': { width: 'full', justifyContent: 'flex-start', px: '[calc(token(spacing.3) - 1px)]' },
});
const onlyNarrow = css({ display: { md: 'none' } });
const whose = css({ marginInlineEnd: '1.5', flexShrink: '0' });

type LinksProps = {
  items: readonly NavigationItem[];
  /** Called when a link is followed, the one to the current page included. */
  onFollow?: (() => void) | undefined;
};

type Leaving = { onLogout?: (() => void) | undefined };

/** The items of the bar, and of the menu that takes their place (§shell.4, §shell.5). */
export function BarItems({ items, onFollow, onLogout }: LinksProps & Leaving) {
  return (
    <>
      {items.map((one) => (
        <ItemLink key={one.label} item={one} onFollow={onFollow} />
      ))}
      {onLogout && <Logout onLogout={onLogout} />}
    </>
  );
}

const Logout = ({ onLogout }: { onLogout: () => void }) => (
  <Button variant="ghost" onClick={onLogout}>
    Logout
  </Button>
);

type GroupProps = NavigationGroup &
  LinksProps &
  Leaving & {
    /** What the bar shows where the window is wide. */
    ofBar?: readonly NavigationItem[];
  };

/** Pages of one kind, under a heading (§shell.24). */
export function GroupedLinks({ title, items, ofBar = [], onFollow, onLogout }: GroupProps) {
  const id = useId();
  return (
    <div className={group}>
      <p id={id} className={heading}>
        {title}
      </p>
      <ul className={list} aria-labelledby={id}>
        {ofBar.map((one) => (
          <li key={one.label} className={onlyNarrow}>
            <ItemLink item={one} onFollow={onFollow} />
          </li>
        ))}
        {items.map((one) => (
          <li key={one.label}>
            <ItemLink item={one} onFollow={onFollow} />
          </li>
        ))}
        {onLogout && (
          <li className={onlyNarrow}>
            <Logout onLogout={onLogout} />
          </li>
        )}
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
      {second && <CircleUser aria-hidden size="1rem" className={whose} />}
      {label}
    </RouteLink>
  );
}
