/**
 * Where a person was on a page, so that "Back" and a reload lead there again (§product.63): how far it was scrolled, and how
 * many rows its list showed. Kept for each entry of the history, through a reload in the tab's own storage.
 */
type PagePosition = { scroll: number; rows: number };

const key = 'places';
/** How many are stored: a person goes back a few pages, and each search in an address is an entry of its own. */
const most = 100;
const nowhere: PagePosition = { scroll: 0, rows: 0 };

let positions: Map<string, PagePosition> | null = null;

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** Checked by hand, as every page loads this. */
function stored(): [string, PagePosition][] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return (Array.isArray(found) ? found : []).flatMap(([entry, scroll, rows]): [string, PagePosition][] =>
      isCount(scroll) && isCount(rows) ? [[String(entry), { scroll, rows }]] : [],
    );
  } catch {
    return []; // no storage, or something else is in it
  }
}

const all = () => {
  positions ??= new Map(stored());
  return positions;
};

export const positionOf = (entry: string): PagePosition => all().get(entry) ?? nowhere;

export function savePosition(entry: string, change: Partial<PagePosition>): void {
  const position = { ...positionOf(entry), ...change };
  // Those that were left last are stored.
  all().delete(entry);
  all().set(entry, position);
}

export function storePositions(): void {
  const kept = [...all()].slice(-most).map(([entry, { scroll, rows }]) => [entry, scroll, rows]);
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Where nothing can be stored, a reload begins at the top.
  }
}
