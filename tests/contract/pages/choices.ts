/** The queries that a list is asked with: each choice of its filters and orders. */
import type { Operation } from '../../../server/http/openapi.ts';
import { choicesOf, type Parameter, valuesIn } from '../query.ts';
import { type List, lists } from './lists.ts';

/** Throws where the list has no rows yet. */
export function listOf({ id }: Operation): List {
  const list = lists[id];
  if (!list) throw new Error(`${id} is a list: give it its rows in tests/contract/pages/lists.ts.`);
  return list;
}

/** The values of a parameter. Throws where neither the contract nor `lists.ts` has any. */
export function given({ id }: Operation, list: List, parameter: Parameter): string[] {
  const values = valuesIn(parameter, list.values?.[parameter.name]);
  if (!values) throw new Error(`Give ${id} values of ${parameter.name} in tests/contract/pages/lists.ts.`);
  return values;
}

export type Query = Record<string, string>;

/** Each value of each filter and order, alone and with those of the others. */
export const queriesOf = (operation: Operation, list: List): Query[] =>
  choicesOf(operation).reduce<Query[]>(
    (queries, parameter) =>
      queries.flatMap((query) => [
        ...(parameter.required ? [] : [query]),
        ...given(operation, list, parameter).map((value) => ({ ...query, [parameter.name]: value })),
      ]),
    [{}],
  );
