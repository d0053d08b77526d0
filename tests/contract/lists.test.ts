/** How the contract's lists are paged, and that each of the others says how long it can be. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Operation, readContract } from '../../server/http/openapi.ts';

const { operations } = readContract();

type Schema = z.infer<typeof schema>;
const schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  required: z.array(z.string()).optional(),
  allOf: z.array(z.record(z.string(), z.unknown())).optional(),
  oneOf: z.array(z.record(z.string(), z.unknown())).optional(),
  maxItems: z.int().optional(),
});

/** The schema and those that it is made of. */
function partsOf(whole: unknown): Schema[] {
  const read = schema.parse(whole);
  return [read, ...[...(read.allOf ?? []), ...(read.oneOf ?? [])].flatMap(partsOf)];
}

const membersOf = (whole: unknown) =>
  partsOf(whole).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, member]) => partsOf(member).map((part) => ({ name, part }))),
  );

const isArray = ({ type }: Schema) => [type].flat().includes('array');

const answersOf = ({ responses }: Operation) =>
  Object.entries(responses).flatMap(([status, types]) => (status.startsWith('2') ? Object.values(types) : []));

const queryOf = ({ parameters }: Operation) => parameters.filter((one) => one.in === 'query').map(({ name }) => name);

/** Arrays in an operation's answers, alone or in an object, for which the contract sets no greatest length. */
const endless = (operation: Operation) =>
  answersOf(operation).flatMap((answer) => [
    ...partsOf(answer).flatMap((part) => (isArray(part) && part.maxItems === undefined ? [operation.id] : [])),
    ...membersOf(answer).flatMap(({ name, part }) =>
      isArray(part) && part.maxItems === undefined ? [`${operation.id}.${name}`] : [],
    ),
  ]);

/** Lists whose pages have numbers, as each has an address of its own (docs/adr/027-catalogue-pages.md). */
const numbered: readonly string[] = ['browseCatalogue'];

/** Where an operation is paged by anything but `limit` and `cursor`, `items` and `next`, or by only some of these. */
function wrongPaging(operation: Operation): string[] {
  const query = queryOf(operation);
  const members = new Set(answersOf(operation).flatMap((answer) => membersOf(answer).map(({ name }) => name)));
  const pages = query.includes('cursor');
  return [
    ...query
      .filter((name) => ['offset', 'after', 'before', 'page', 'skip', 'from', 'start_after'].includes(name))
      .filter((name) => name !== 'page' || !numbered.includes(operation.id)),
    ...(pages && !query.includes('limit') ? ['no limit'] : []),
    ...(pages && !members.has('items') ? ['no items'] : []),
    ...(pages && !members.has('next') ? ['no next'] : []),
    ...(!pages && members.has('items') && members.has('next') ? ['no cursor'] : []),
  ].map((what) => `${operation.id}: ${what}`);
}

describe('§product.55 every list', () => {
  it('is paged by limit and cursor, and answers items and next', () => {
    expect(operations.flatMap(wrongPaging)).toEqual([]);
    expect(operations.filter((one) => queryOf(one).includes('cursor')).map(({ id }) => id)).toHaveLength(13);
  });

  it('says its greatest length', () => {
    expect(operations.flatMap(endless)).toEqual([]);
  });

  it('is reported if it is paged in another way, or declares no greatest length', () => {
    const [list] = operations.filter(({ id }) => id === 'listRoster');
    if (!list) throw new Error('There is no roster.');
    const offset = { name: 'offset', in: 'query', schema: {} };
    const limit = list.parameters.filter(({ name }) => name === 'limit');
    expect(wrongPaging({ ...list, parameters: [...limit, offset] })).toEqual([
      'listRoster: offset',
      'listRoster: no cursor',
    ]);
    const responses = { 200: { 'application/json': { properties: { students: { type: 'array' } } } } };
    expect(wrongPaging({ ...list, responses })).toEqual(['listRoster: no items', 'listRoster: no next']);
    expect(endless({ ...list, responses })).toEqual(['listRoster.students']);
    expect(endless({ ...list, responses: { 200: { 'application/json': { type: 'array' } } } })).toEqual(['listRoster']);
  });
});
