/** Names of files and folders, which are also addresses: `01-a-title`. */
import type { Problems } from './problems.ts';

/** Sorts by the numbers that the names begin with. The numbers must differ, as they are part of addresses. */
export function inOrder(names: string[], at: string, problems: Problems): [number, string][] {
  const byNumber = new Map<number, string>();
  for (const name of names) {
    const number = Number.parseInt(name, 10);
    const known = byNumber.get(number);
    if (!/^\d+-[a-z0-9-]+(\.\w+)?$/.test(name) || number === 0) {
      problems.add(
        `${at}/${name}`,
        1,
        'the name must be like 01-a-title, with small letters a to z, digits and hyphens',
      );
    } else if (known !== undefined) problems.add(`${at}/${name}`, 1, `has the same number as ${known}`);
    else byNumber.set(number, name);
  }
  return [...byNumber].sort(([one], [other]) => one - other);
}
