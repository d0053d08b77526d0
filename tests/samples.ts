/**
 * What `npm test` takes of the tables: always the same, spread over all calls, forms and faults. `npm run faults` and
 * `npm run journeys -- --whole` take all.
 */
export const isWhole = process.env['WHOLE'] === '1';

/** One case of a form in so many. */
const formsOneIn = 32;
/** So many faults of a call. */
const faultsOfCall = 3;

/** FNV-1a: the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return value;
}

export const isSampled = (name: string): boolean => isWhole || hash(name) % formsOneIn === 0;

/** Faults for the row of that number; the next row goes on where this one ends, so that each fault meets many rows. */
export function sampleOf<Fault>(faults: readonly Fault[], row: number): readonly Fault[] {
  if (isWhole) return faults;
  const first = row * faultsOfCall;
  const chosen = new Set(Array.from({ length: faultsOfCall }, (_, index) => faults[(first + index) % faults.length]));
  return faults.filter((fault) => chosen.has(fault));
}
