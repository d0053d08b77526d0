/** The query parameters that the contract declares of an operation, and the values that a test gives them. */
import { z } from 'zod';
import type { Operation } from '../../server/http/openapi.ts';

export type Parameter = Operation['parameters'][number];

export const queryOf = ({ parameters }: Operation) => parameters.filter((one) => one.in === 'query');

/** The parameters that a list is filtered and sorted by. */
export const choicesOf = (operation: Operation) =>
  queryOf(operation).filter(({ name }) => name !== 'limit' && name !== 'cursor');

export const isPaged = (operation: Operation) => queryOf(operation).some(({ name }) => name === 'cursor');

/** The `given` values, or those that the contract enumerates; undefined where there are neither. */
export const valuesIn = ({ schema }: Parameter, given?: string[]): string[] | undefined =>
  given ?? z.array(z.string()).optional().parse(schema['enum']);

/** The values whose answers must differ: `null` stands for the parameter left out. */
export function toldApart({ required }: Parameter, values: string[]): (string | null)[] {
  // One of several values may be the default, whose answer equals that without the parameter.
  return required || values.length > 1 ? values : [null, ...values];
}
