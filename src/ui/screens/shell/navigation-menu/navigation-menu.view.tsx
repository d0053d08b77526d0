import { css, cx } from 'styled-system/css';
import { brand } from '../../../../brand.ts';
import { SearchButton, type SearchButtonProps } from '../../../parts/search/open-button.tsx';
import { Logo } from '../../../primitives/logo.tsx';
import { RouteLink } from '../../../primitives/route-link.tsx';
import { Menu } from './menu.tsx';
import { BarItems, GroupedLinks, type NavigationGroup, type NavigationItem } from './navigation-links.tsx';

export type NavigationMenuView = {
  state: 'closed' | 'open';
  home: string;
  /** What the bar holds; on a narrow screen the menu. */
  items: readonly NavigationItem[];
  /** What the menu holds besides; none for a visitor. */
  groups: readonly NavigationGroup[];
  onToggle: () => void;
  onSet: (isOpen: boolean) => void;
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
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '[min(1rem, 5vw)]', md: '1' },
  maxWidth: 'page',
  mx: 'auto',
  px: 'gutter',
  minHeight: '16',
  // On a working page the room is for the work: with the line of its place below, 96 pixels, and as wide as it is.
  'body:has([data-working]) &': { minHeight: '12', maxWidth: '[none]', px: '4' },
});
const home = css({
  color: 'fg.default',
  borderRadius: 'sm',
  minHeight: '11',
  minWidth: '0',
  marginInlineEnd: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  // Where the width is needed, the mark stands alone.
  '& > span > span': { display: { md: 'none', lg: 'inline' }, '@media (width < 360px)': { display: 'none' } },
});
const search = css({ flexShrink: '0' });
const wide = css({ display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '1' });
const menu = css({ flexShrink: '0' });
const onlyNarrow = css({ display: { md: 'none' } });
const narrow = css({
  display: { base: 'grid', md: 'none' },
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 8rem), 1fr))]',
  columnGap: '4',
});
const groupGrid = css({
  display: { base: 'grid', md: 'flex' },
  flexWrap: 'wrap',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 8rem), 1fr))]',
  gap: { base: '4', md: '2' },
});

/** The navigation bar (§shell.3 to §shell.6) and the menu with every other page (§shell.24). */
export function NavigationMenuScreen({ view }: { view: NavigationMenuView }) {
  const { state, items, groups, onToggle, onSet, onLogout } = view;
  const onFollow = () => onSet(false);
  return (
    <header className={bar}>
      <nav aria-label="Main" className={inner}>
        <RouteLink to={view.home} className={home} aria-label={`${brand}, home`}>
          <Logo name={brand} />
        </RouteLink>
        {view.search && (
          <div className={search}>
            <SearchButton {...view.search} />
          </div>
        )}
        <div className={wide}>
          <BarItems items={items} onLogout={onLogout} />
        </div>
        <Menu
          isOpen={state === 'open'}
          onToggle={onToggle}
          onSet={onSet}
          className={cx(menu, groups.length === 0 && onlyNarrow)}
        >
          <div className={narrow}>
            <BarItems items={items.filter(({ own }) => !own)} onFollow={onFollow} />
          </div>
          {groups.length > 0 && (
            <div className={groupGrid}>
              {groups.map((group) => (
                <GroupedLinks
                  key={group.title}
                  {...group}
                  {...(group.own && { ofBar: items.filter(({ own }) => own), onLogout })}
                  onFollow={onFollow}
                />
              ))}
            </div>
          )}
        </Menu>
      </nav>
    </header>
  );
}
