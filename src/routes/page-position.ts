/**
 * Where a person was on a page, so that "Back" and a reload lead there again (§product.63): how far it was scrolled,
 * and how many rows its list showed. Kept for each entry of the history; the tab's own storage keeps it after a reload.
 */
type PagePosition = { scroll: number; rows: number };

const key = 'places';
/** How many are stored. People go back a few pages only, but each search is an entry of the history of its own. */
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
    return []; // no storage, or it holds something else
  }
}

const all = () => {
  positions ??= new Map(stored());
  return positions;
};

export const positionOf = (entry: string): PagePosition => all().get(entry) ?? nowhere;

/** Pixels of the page that will not be above it when the person comes back: pages of a list before the one that is seen. */
let above = 0;
export const setAbove = (height: number) => {
  above = height;
};
export const scrolled = () => Math.max(0, Math.round(scrollY - above));

export function savePosition(entry: string, change: Partial<PagePosition>): void {
  const position = { ...positionOf(entry), ...change };
  // Moved to the end, as the last ones in the map are stored.
  all().delete(entry);
  all().set(entry, position);
}

export function storePositions(): void {
  const kept = [...all()].slice(-most).map(([entry, { scroll, rows }]) => [entry, scroll, rows]);
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage, a reloaded page starts at the top.
  }
}
