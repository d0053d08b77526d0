import { type FocusEvent, type KeyboardEvent, useState } from 'react';

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

/** What takes the focus in a cell: its link or button, or else the cell. */
const focusable = (cell: HTMLElement) => cell.querySelector<HTMLElement>('a, button') ?? cell;

function move(event: KeyboardEvent<HTMLTableElement>) {
  if (event.altKey || event.shiftKey) return;
  const here = event.target instanceof Element && event.target.closest<HTMLTableCellElement>('[data-column]');
  if (!here) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>('tr[data-row]')];
  const row = rows.findIndex((one) => one.contains(here));
  const to = target(event, { row, column: here.cellIndex }, rows.length);
  if (!to) return;
  event.preventDefault();
  const cells = rows[to[0]]?.cells;
  const cell = cells?.[Math.min(to[1], cells.length - 1)];
  if (cell) focusable(cell).focus();
}

/**
 * The keyboard in a grid, as in a spreadsheet (§teaching.65): one cell is in the order of Tab, the others are reached with the
 * arrows. `first` is that cell until another has the focus.
 */
export function useGrid(first: Place | undefined, onPlace: (place: Place) => void) {
  const [place, setPlace] = useState(first);
  return {
    place,
    onKeyDown: move,
    onFocus: ({ target }: FocusEvent<HTMLTableElement>) => {
      const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
      const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (column === undefined || row === undefined) return;
      setPlace({ row, column });
      onPlace({ row, column });
    },
  };
}
