/** The models of the machines that the product ships. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { machineOf } from '../../machines.ts';
import type { Model } from './model.ts';

const isModel = (value: unknown): value is Model => typeof value === 'object' && value !== null && 'see' in value;

/** Throws where the machine has no model, or the model is another machine's. */
export async function modelOf(stem: string): Promise<Model> {
  const file = `tests/models/flows/${stem}.model.ts`;
  if (!existsSync(file)) throw new Error(`Write ${file}: no walk takes ${stem}.machine.ts.`);
  const found = Object.values(await import(resolve(file))).find(isModel);
  if (!found || found.machine !== (await machineOf(stem)))
    throw new Error(`${file} exports no model of ${stem}.machine.ts.`);
  return found;
}
