/** The operations that the contract marks as beyond the original fifteen stand in the specification as added since. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const contract = z
  .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(parse(readFileSync('openapi.yaml', 'utf8'), { merge: true }));
const operationSchema = z.object({ operationId: z.string(), 'x-beyond-spec': z.literal(true).optional() });

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const { success, data } = operationSchema.safeParse(operation);
    return success ? [{ name: `${method.toUpperCase()} ${path}`, isAdded: data['x-beyond-spec'] === true }] : [];
  }),
);

/** The operations that a part of the specification names: `GET /courses/{courseId}`. */
function namedIn(which: 'original' | 'added'): string[] {
  const names = globSync('docs/specification/*.md').flatMap((file) => {
    const [original = '', ...added] = readFileSync(file, 'utf8').split(/^## Added since/m);
    const text = which === 'original' ? original : added.join('\n');
    return [...text.matchAll(/`((?:GET|POST|PUT|DELETE|PATCH) [^`]+)`/g)].map(([, name]) => name ?? '');
  });
  return [...new Set(names)].toSorted();
}

describe('The specification names', () => {
  it('every operation marked x-beyond-spec under "Added since", and no other', () => {
    expect(namedIn('added')).toEqual(operations.flatMap(({ name, isAdded }) => (isAdded ? name : [])).toSorted());
  });

  it('§product.17: what is not marked, the fifteen original calls, elsewhere', () => {
    const original = operations.flatMap(({ name, isAdded }) => (isAdded ? [] : name)).toSorted();
    expect(original).toHaveLength(15);
    expect(namedIn('original')).toEqual(original);
  });
});
