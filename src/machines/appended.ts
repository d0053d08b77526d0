/** The rows with those of the next page below. A row that moved down between the two calls is not shown twice. */
export function appended<Row>(rows: readonly Row[], added: readonly Row[], idOf: (row: Row) => string): Row[] {
  const shown = new Set(rows.map(idOf));
  return [...rows, ...added.filter((row) => !shown.has(idOf(row)))];
}
