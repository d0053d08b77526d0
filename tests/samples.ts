/**
 * Which cases of the large tables `npm test` runs: always the same, spread over all calls, forms and faults; of exercises,
 * others each day. `npm run faults`, `npm run journeys -- --whole` and `npm run test:whole` run all.
 */
export const isWhole = process.env['WHOLE'] === '1';

/** Of the cases of forms, one in this many is run. */
const formsOneIn = 800;
/** Of the rows of calls, one in this many is run. */
const callsOneIn = 48;
/** How many faults of each of these are run. */
const faultsOfCall = 2;

/** FNV-1a: the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return value;
}

/** Files of the server's tests that run on the embedded database, too: one in this many. */
const filesOneIn = 8;

export const isOnBothDatabases = (file: string): boolean => isWhole || hash(file) % filesOneIn === 0;

/** Operations that are sent bad requests: one in this many. */
const operationsOneIn = 10;

export const isOperationSampled = (id: string): boolean => isWhole || hash(id) % operationsOneIn === 0;

/** Exercises whose solutions are given small mistakes: one in this many, others each day, so that all have their turn. */
const exercisesOneIn = 6;

const today = Math.floor(Date.now() / (24 * 60 * 60 * 1000));

export const isExerciseSampled = (path: string, day = today): boolean =>
  isWhole || (hash(path) + day) % exercisesOneIn === 0;

export const isSampled = (name: string): boolean => isWhole || hash(name) % formsOneIn === 0;

export const sampledRows = <Row>(rows: readonly Row[]): readonly Row[] =>
  rows.filter((_, index) => isWhole || index % callsOneIn === 0);

/** Faults for the row of that number; the next row goes on where this one ends, so that each fault meets many rows. */
export function sampleOf<Fault>(faults: readonly Fault[], row: number): readonly Fault[] {
  if (isWhole) return faults;
  const first = row * faultsOfCall;
  const chosen = new Set(Array.from({ length: faultsOfCall }, (_, index) => faults[(first + index) % faults.length]));
  return faults.filter((fault) => chosen.has(fault));
}
