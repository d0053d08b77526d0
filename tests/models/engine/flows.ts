/** The machines that the product ships, read from their folder, and their models. */
import { existsSync, globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { Model } from './model.ts';

/** The stems of all machines: none is exempt. */
export const stems = globSync('src/machines/*.machine.ts')
  .map((file) => basename(file, '.machine.ts'))
  .toSorted();

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'provide' in value;
const isModel = (value: unknown): value is Model => typeof value === 'object' && value !== null && 'see' in value;

/** Throws where the machine has no model, or the model is another machine's. */
export async function modelOf(stem: string): Promise<Model> {
  const file = `tests/models/flows/${stem}.model.ts`;
  if (!existsSync(file)) throw new Error(`Write ${file}: no walk takes ${stem}.machine.ts.`);
  const found = Object.values(await import(resolve(file))).find(isModel);
  const machine = Object.values(await import(resolve(`src/machines/${stem}.machine.ts`))).find(isMachine);
  if (!found || found.machine !== machine) throw new Error(`${file} exports no model of ${stem}.machine.ts.`);
  return found;
}
