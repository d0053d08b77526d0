/** The sizes of an exercise's panes as a person left them on this device, for all exercises. */
import * as z from 'zod/mini';
import { initialSizes, type WorkbenchSizes } from '../../machines/practice/workbench.machine.ts';
import { attempt, localJson } from '../../sync/device-store.ts';

const key = 'workbench';
const stored = z.object({ aside: z.number(), code: z.number() });

/** As at first where nothing is stored, or something else. */
export const readSizes = (): WorkbenchSizes => stored.safeParse(localJson(key)).data ?? initialSizes;

/** Where storage is switched off, the sizes last until the page is left. */
export const keepSizes = (sizes: WorkbenchSizes): void =>
  attempt(() => localStorage.setItem(key, JSON.stringify(sizes)), undefined);
