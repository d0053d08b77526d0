import { css } from 'styled-system/css';
import { Link } from '../../../primitives/link.tsx';

export type PageLinksProps = {
  /** What is paged: the name of the links together, for screen readers. */
  label: string;
  /** The page that is seen, and how many there are. From 1. */
  page: number;
  count: number;
  /** The address of a page. */
  toPage: (page: number) => string;
};

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '2',
  listStyleType: 'none',
  p: '0',
  m: '0',
});
const item = css({
  '& a, & span': { display: 'grid', placeItems: 'center', minHeight: 'control', minWidth: 'control' },
  '& [aria-current=page]': { fontWeight: 'bold', textDecorationLine: 'none', color: 'fg.default' },
});

/** The first and the last page, the one that is seen and its neighbours; null where some are left out. */
function shownOf(page: number, count: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, count].filter((one) => one >= 1 && one <= count);
  const shown = [...new Set(wanted)].sort((one, other) => one - other);
  return shown.flatMap((one, index) => (index > 0 && one - (shown[index - 1] ?? one) > 1 ? [null, one] : [one]));
}

/** Links to the pages of a list. They work without a script. */
export function PageLinks({ label, page, count, toPage }: PageLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {shownOf(page, count).map((one, index) => (
          <li key={one ?? `gap ${index}`} className={item}>
            {one === null ? (
              <span aria-hidden>…</span>
            ) : (
              <Link to={toPage(one)} aria-label={`Page ${one}`} aria-current={one === page ? 'page' : undefined}>
                {one}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
