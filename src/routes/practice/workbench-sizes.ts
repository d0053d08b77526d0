/** The sizes of an exercise's panes as a person left them on this device, for all exercises. */
import * as z from 'zod/mini';
import { initialSizes, type WorkbenchSizes } from '../../machines/practice/workbench.machine.ts';

const key = 'workbench';
const stored = z.object({ aside: z.number(), code: z.number() });

export function readSizes(): WorkbenchSizes {
  try {
    return stored.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? initialSizes;
  } catch {
    return initialSizes; // no storage, or it holds something else
  }
}

export function keepSizes(sizes: WorkbenchSizes): void {
  try {
    localStorage.setItem(key, JSON.stringify(sizes));
  } catch {
    // Storage is switched off: the sizes last until the page is left.
  }
}
