/** The flows that the product ships, read from the machines' folders: a new one cannot be forgotten. */
import { globSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { isMachine } from './nodes.ts';

/** Every flow by its subject and name, such as `lesson/quiz`: none is exempt. */
export const stems = globSync('src/machines/*/*.machine.ts')
  .map((file) => file.replace(/^src\/machines\/(.+)\.machine\.ts$/, '$1'))
  .toSorted();

/** The files of a flow, in each room under its subject. */
export const machineFileOf = (stem: string) => `src/machines/${stem}.machine.ts`;
export const storyFileOf = (stem: string) => `src/ui/screens/${stem}/${posix.basename(stem)}.view.stories.tsx`;
export const modelFileOf = (stem: string) => `tests/models/flows/${stem}.model.ts`;

/** Throws where the file exports no machine. */
export async function machineOf(stem: string): Promise<AnyStateMachine> {
  const file = machineFileOf(stem);
  const exported: Record<string, unknown> = await import(resolve(file));
  const machine = Object.values(exported).find(isMachine);
  if (!machine) throw new Error(`${file} exports no machine.`);
  return machine;
}
