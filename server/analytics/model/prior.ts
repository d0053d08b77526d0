/**
 * The model that an installation begins with, `prior.json`: fitted from 375,767 answers of 2,716 learners in two public data
 * sets, ASSISTments 2009–2010 (skill builder) and Engineering Statics 2011 (DataShop), as preprocessed by Gervet, Koedinger,
 * Schneider and Mitchell (2020). Their terms allow no copy of the answers here, and it holds none: numbers over all of them
 * alone. `node scripts/evidence/fit-prior.ts <files>` makes it again.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Model } from './predict.ts';
import { fromStored, storedModel } from './stored.ts';

const text = readFileSync(join(import.meta.dirname, 'prior.json'), 'utf8');
const { fittedOn: _, ...stored } = storedModel
  .extend({ fittedOn: z.strictObject({ answers: z.int(), students: z.int() }) })
  .parse(JSON.parse(text));

export const prior: Model = fromStored(stored);

/** Another one with each change of the file. */
export const priorVersion = `prior ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
