/** Many rows, read a few at a time, so that calls are answered meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';

const rowsOfBatch = 2_000;
const millisecondsBetween = 5;

/** `read` answers the first rows that come after that one, at most as many as it is told. */
export async function* inBatches<Row>(read: (after: Row | undefined, limit: number) => Promise<Row[]>) {
  let last: Row | undefined;
  do {
    const rows = await read(last, rowsOfBatch);
    yield rows;
    last = rows.length === rowsOfBatch ? rows.at(-1) : undefined;
    await pause(millisecondsBetween);
  } while (last);
}
