import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import type { GridFocus } from '../grade-entry/grid-focus.ts';

/** A cell of the gradebook, by its student and its column. */
export type Place = { row: string; column: string };

/** How far a page of rows is, for "Page up" and "Page down". */
const page = 10;

/** Where a key leads from the cell at `row` and `column`; undefined for a key that does not move. */
function target(event: KeyboardEvent, { row, column }: { row: number; column: number }, rows: number) {
  const whole = event.ctrlKey || event.metaKey;
  const last = rows - 1;
  const moves: Record<string, [number, number]> = {
    ArrowDown: [row + 1, column],
    ArrowUp: [row - 1, column],
    ArrowRight: [row, column + 1],
    ArrowLeft: [row, column - 1],
    PageDown: [Math.min(row + page, last), column],
    PageUp: [Math.max(row - page, 0), column],
    Home: [whole ? 0 : row, 0],
    End: [whole ? last : row, Number.POSITIVE_INFINITY],
  };
  return moves[event.key];
}

/** What takes the focus in a cell: its field, link or button, or else the cell. */
const focusable = (cell: HTMLElement) => cell.querySelector<HTMLElement>('input, a, button') ?? cell;

const cellAt = (grid: HTMLElement, { row, column }: Place) =>
  [...grid.querySelectorAll<HTMLTableCellElement>(`[data-row="${CSS.escape(row)}"] [data-column]`)].find(
    ({ dataset }) => dataset['column'] === column,
  );

/** What keys other than the moving ones do to the cell that has the focus. */
export type CellKeys = {
  /** A digit was typed, or F2 pressed: then `text` is null. */
  onType: (place: Place, text: string | null) => void;
  onHistory: (place: Place) => void;
  onUndo: () => void;
};

function move(event: KeyboardEvent<HTMLTableElement>, here: HTMLTableCellElement) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>('tr[data-row]')];
  const row = rows.findIndex((one) => one.contains(here));
  const to = target(event, { row, column: here.cellIndex }, rows.length);
  if (!to) return;
  event.preventDefault();
  const cells = rows[to[0]]?.cells;
  const cell = cells?.[Math.min(to[1], cells.length - 1)];
  if (cell) focusable(cell).focus();
}

function act(event: KeyboardEvent, place: Place, { onType, onHistory, onUndo }: CellKeys) {
  const { key, ctrlKey, metaKey } = event;
  const isUndo = (ctrlKey || metaKey) && key.toLowerCase() === 'z';
  const isPlain = !ctrlKey && !metaKey;
  if (isUndo) onUndo();
  else if (isPlain && /^[0-9]$/.test(key)) onType(place, key);
  else if (key === 'F2') onType(place, null);
  else if (isPlain && key.toLowerCase() === 'h') onHistory(place);
  else return;
  event.preventDefault();
}

const placeOf = (element: Element): Place | null => {
  const column = element.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const row = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return column === undefined || row === undefined ? null : { row, column };
};

/**
 * The keyboard in a grid, as in a spreadsheet (§teaching.65): one cell is in the order of Tab, the others are reached with the
 * arrows. `first` is that cell until another has the focus.
 */
export function useGrid(first: Place | undefined, onPlace: (place: Place) => void, keys: CellKeys) {
  const [place, setPlace] = useState(first);
  const grid = useRef<HTMLTableElement>(null);
  const left = useRef<Left>({ place: first, to: 'here' });
  const [focus] = useState(() => focusOf(grid, left));
  return {
    place,
    focus,
    grid: {
      ref: grid,
      onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
        const { altKey, shiftKey, target } = event;
        // A field has these keys for its text.
        if (altKey || shiftKey || !(target instanceof Element) || target instanceof HTMLInputElement) return;
        const here = target.closest<HTMLTableCellElement>('[data-column]');
        const at = placeOf(target);
        if (!here || !at) return;
        move(event, here);
        if (!event.defaultPrevented) act(event, at, keys);
      },
      onClick: ({ target }: MouseEvent<HTMLTableElement>) => {
        if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
        const cell = target.closest<HTMLElement>('[data-column]');
        if (cell) focusable(cell).focus();
      },
      onFocus: ({ target }: FocusEvent<HTMLTableElement>) => {
        const at = placeOf(target);
        if (!at) return;
        if (!isSame(left.current.place, at)) left.current = { place: at, to: 'here' };
        setPlace((before) => (isSame(before, at) ? before : at));
        onPlace(at);
      },
    },
  };
}

/** The cell that had the focus last, and where the focus goes when the field in it goes. */
type Left = { place: Place | undefined; to: 'below' | 'here' };

const isSame = (one: Place | undefined, other: Place) => one?.row === other.row && one.column === other.column;

/** A field that goes takes the focus with it: the grid gives it to the same cell, or to the one below. */
function focusOf(grid: RefObject<HTMLTableElement | null>, left: RefObject<Left>): GridFocus {
  return {
    leave: (to) => {
      left.current.to = to;
    },
    settle: () => {
      const { place, to } = left.current;
      const cell = grid.current && place ? cellAt(grid.current, place) : undefined;
      const at = document.activeElement;
      // A cell that had the focus itself, as it held nothing to focus, has its link again.
      if (!cell || (at && at !== document.body && at !== cell)) return;
      left.current.to = 'here';
      const row = cell.parentElement?.nextElementSibling;
      const below = to === 'below' && row instanceof HTMLTableRowElement ? row.cells[cell.cellIndex] : undefined;
      focusable(below ?? cell).focus();
    },
  };
}
