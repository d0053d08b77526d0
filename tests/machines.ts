/** The machines that the product ships, read from their folder: a new one cannot be forgotten. */
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';

/** The stems of all machines: none is exempt. */
export const stems = globSync('src/machines/*.machine.ts')
  .map((file) => basename(file, '.machine.ts'))
  .toSorted();

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;

/** Throws where the file exports no machine. */
export async function machineOf(stem: string): Promise<AnyStateMachine> {
  const file = `src/machines/${stem}.machine.ts`;
  const exported: Record<string, unknown> = await import(resolve(file));
  const machine = Object.values(exported).find(isMachine);
  if (!machine) throw new Error(`${file} exports no machine.`);
  return machine;
}
