/** The demonstration's data, beside this file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** A YAML file beside this one. Throws where it does not fit the schema. */
export const readDemonstration = <Value>(name: string, schema: z.ZodType<Value>): Value =>
  schema.parse(parse(readFileSync(join(import.meta.dirname, name), 'utf8')));
