/**
 * What a list's operation can be narrowed by is specified, tested and walked: each query parameter cites its paragraph and has
 * a sample in the model of its flow, and each of its values has a test of the server and a row in the journeys that walk past
 * a list's first page.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readContract } from '../../../server/http/openapi.ts';
import { choicesOf, isPaged, valuesIn } from '../../contract/query.ts';
import { modelFileOf, stems } from '../../flows.ts';
import { shown } from '../../journeys/lists/table.ts';
import { modelOf } from '../../models/engine/flows.ts';
import { nodesOf } from '../../nodes.ts';
import { citedIn } from '../specification.ts';

const narrowing = z.object({ filters: z.record(z.string(), z.unknown()) });

const listed = readContract().operations.filter(isPaged);
const narrowedBy = new Map<string, string[]>(
  listed.map((operation) => [operation.id, choicesOf(operation).map(({ name }) => name)]),
);

test('§product.63 each filter of a list says which paragraph asks for it', () => {
  const missing = listed.flatMap((operation) =>
    choicesOf(operation)
      .filter(({ description = '' }) => citedIn(description).length === 0)
      .map(({ name }) => `openapi.yaml: ${operation.id}, a paragraph in the description of "${name}"`),
  );
  expect(missing).toEqual([]);
});

test('§product.63 which rows each value of a filter finds is tested', () => {
  const missing = listed.flatMap((operation) => {
    const { id, subject } = operation;
    const tests = globSync(`server/${subject}/**/*.test.ts`).map((file) => readFileSync(file, 'utf8'));
    return choicesOf(operation).flatMap((parameter) => {
      const asked = (valuesIn(parameter) ?? ['']).map((value) => `${parameter.name}=${value}`);
      const lacking = asked.filter((one) => !tests.some((text) => text.includes(one)));
      return lacking.map((one) => `server/${subject}: a test of ${id} with ?${one}`);
    });
  });
  expect(missing).toEqual([]);
});

test('§product.63 each filter of a list is chosen in its walks', async () => {
  const missing: string[] = [];
  for (const stem of stems) {
    const { machine, events } = await modelOf(stem);
    const operations = new Set(nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => String(src))));
    const names = [...operations].flatMap((id) => narrowedBy.get(id) ?? []);
    const chosen = (events['narrow'] ?? []).flatMap((sample) => Object.keys(narrowing.parse(sample).filters));
    const lacking = names.filter((name) => !chosen.includes(name));
    missing.push(...lacking.map((name) => `${modelFileOf(stem)}: a sample of narrow with the filter "${name}"`));
  }
  expect(missing).toEqual([]);
});

const table = 'tests/journeys/lists/table.ts';
type Ways = Record<string, { filters: Record<string, Record<string, unknown>> }>;

/** What the contract declares and the journeys' table does not choose. */
const unchosen = (ways: Ways) =>
  listed.flatMap((operation) => {
    const { id } = operation;
    const filters = ways[id]?.filters;
    if (!filters) return [`${table}: ${id}`];
    return choicesOf(operation).flatMap((parameter) => {
      const chosen = Object.keys(filters[parameter.name] ?? {});
      const lacking = valuesIn(parameter)?.filter((value) => !chosen.includes(value)) ?? [];
      if (chosen.length === 0) return [`${table}: ${id}, a way to choose "${parameter.name}"`];
      return lacking.map((value) => `${table}: ${id}, a way to choose "${parameter.name}=${value}"`);
    });
  });

test('§product.55, §product.63 the journeys choose each filter and order of a list in the browser, and load its next page', () => {
  expect(unchosen(shown)).toEqual([]);
});

test('§product.63 a filter or order that the journeys do not choose is reported', () => {
  const { listThreads: _, ...others } = shown;
  const narrowed = { listTaughtClasses: { filters: { when: { past: true } } }, listRoster: { filters: {} } };
  expect(unchosen({ ...others, ...narrowed })).toEqual([
    `${table}: listRoster, a way to choose "search"`,
    `${table}: listRoster, a way to choose "show"`,
    `${table}: listRoster, a way to choose "sort"`,
    `${table}: listThreads`,
    `${table}: listTaughtClasses, a way to choose "when=upcoming"`,
  ]);
});
