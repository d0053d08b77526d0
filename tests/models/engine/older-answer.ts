/** A law of every list: what is shown is what was asked for last. It is held to the contract, as a machine would only say what it does. */
import { readContract } from '../../../server/http/openapi.ts';
import { queryOf } from '../../contract/query.ts';

const queries = new Map<string, readonly string[]>(
  readContract().operations.map((operation) => [operation.id, queryOf(operation).map(({ name }) => name)]),
);

/** The filters in a machine's context that the operation has a parameter for, as a text to be compared; none: an empty one. */
export function filtersOf(operation: string, context: unknown): string {
  const filters = typeof context === 'object' && context !== null && 'filters' in context ? context.filters : {};
  const named = Object.entries(filters ?? {}).filter(([name]) => queries.get(operation)?.includes(name));
  return JSON.stringify(Object.fromEntries(named.toSorted(([one], [other]) => one.localeCompare(other))));
}
