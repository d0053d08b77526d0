/** The models of the machines that the product ships. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { machineFileOf, machineOf, modelFileOf } from '../../flows.ts';
import type { Model } from './model.ts';

const isModel = (value: unknown): value is Model => typeof value === 'object' && value !== null && 'see' in value;

/** Throws where the machine has no model, or the model is another machine's. */
export async function modelOf(stem: string): Promise<Model> {
  const file = modelFileOf(stem);
  if (!existsSync(file)) throw new Error(`Write ${file}: no walk takes ${machineFileOf(stem)}.`);
  const found = Object.values(await import(resolve(file))).find(isModel);
  if (!found || found.machine !== (await machineOf(stem)))
    throw new Error(`${file} exports no model of ${machineFileOf(stem)}.`);
  return found;
}
