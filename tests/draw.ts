/** Draws by a seed: the same seed draws the same on every machine, another one something else. Stories, too, use this. */

/** FNV-1a, whose bits are mixed at the end: otherwise names that are alike would be drawn together by every seed. */
export function numberOf(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Whether this one is drawn, for a caller that does not know the others. */
export const isDrawn = (name: string, oneIn: number, seed: string): boolean =>
  numberOf(`${seed} ${name}`) % oneIn === 0;

export function shuffled<Item>(items: readonly Item[], seed: string, nameOf: (item: Item) => string = String): Item[] {
  const numbers = new Map(items.map((item) => [item, numberOf(`${seed} ${nameOf(item)}`)]));
  return items.toSorted((one, other) => (numbers.get(one) ?? 0) - (numbers.get(other) ?? 0));
}

/** So many of the items, in their own order. */
export function drawn<Item>(
  items: readonly Item[],
  count: number,
  seed: string,
  nameOf: (item: Item) => string = String,
): Item[] {
  const chosen = new Set(shuffled(items, seed, nameOf).slice(0, count));
  return items.filter((item) => chosen.has(item));
}

/** One of each list after another, until all are empty. */
export function takeTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}
