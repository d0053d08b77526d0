/** The cells that `npm test` takes: always the same, each fault in two forms and more. `npm run faults` takes all. */
export const isSampled = (cell: string): boolean => hash(cell) % 32 === 0;

/** FNV-1a: the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return value;
}
