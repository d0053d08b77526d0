/** What a list's operation can be narrowed by is walked: each query parameter has a sample in the model of its flow. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readContract } from '../../../server/http/openapi.ts';
import { choicesOf, isPaged } from '../../contract/query.ts';
import { modelFileOf, stems } from '../../flows.ts';
import { modelOf } from '../../models/engine/flows.ts';
import { nodesOf } from '../../nodes.ts';

const narrowing = z.object({ filters: z.record(z.string(), z.unknown()) });

const listed = readContract().operations.filter(isPaged);
const narrowedBy = new Map<string, string[]>(
  listed.map((operation) => [operation.id, choicesOf(operation).map(({ name }) => name)]),
);

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
