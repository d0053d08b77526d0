/** The operations that the contract marks as beyond the original fifteen stand in the specification as added since. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../server/http/openapi.ts';

const operations = readContract().operations.map(({ method, path, isBeyondSpec }) => ({
  name: `${method} ${path}`,
  isAdded: isBeyondSpec,
}));

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

  it('§product.17: the fifteen original operations, which are not marked, outside "Added since"', () => {
    const original = operations.flatMap(({ name, isAdded }) => (isAdded ? [] : name)).toSorted();
    expect(original).toHaveLength(15);
    expect(namedIn('original')).toEqual(original);
  });
});
