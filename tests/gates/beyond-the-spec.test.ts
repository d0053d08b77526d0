/** docs/beyond-the-spec.md lists the operations that the contract marks as beyond the specification, and no other. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const contract = z
  .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(parse(readFileSync('openapi.yaml', 'utf8'), { merge: true }));
const marked = z.object({ operationId: z.string(), 'x-beyond-spec': z.literal(true) });

it('docs/beyond-the-spec.md lists exactly the operations marked x-beyond-spec', () => {
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => marked.safeParse(operation).success)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  const page = readFileSync('docs/beyond-the-spec.md', 'utf8');
  const listed = [...page.matchAll(/`((?:GET|POST|PUT|DELETE|PATCH) [^`]+)`/g)].map(([, name]) => name ?? '');
  expect(listed.toSorted()).toEqual(operations.toSorted());
});

it('§7: what is not marked are the fifteen calls of the specification', () => {
  const calls = Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).filter((operation) => z.object({ operationId: z.string() }).safeParse(operation).success),
  );
  expect(calls.filter((operation) => !marked.safeParse(operation).success)).toHaveLength(15);
});
