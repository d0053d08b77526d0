/** Which tests hold which paragraph of the specification. A test holds what its titles cite. */
import { globSync, readFileSync } from 'node:fs';
import { citationsIn, paragraphsOf } from '../../tests/gates/specification.ts';
import type { Kind, Traced } from './kinds.ts';

const places: readonly (readonly [Kind, RegExp])[] = [
  ['journey', /^tests\/(journeys|engines)\//],
  ['fault', /^tests\/faults\//],
  ['walk', /^tests\/models\/flows\//],
  ['story', /\.stories\.tsx$|^tests\/workshop\//],
  ['gate', /^tests\/gates\//],
  ['server', /^(server|tests\/contract)\//],
];

export const kindOf = (file: string): Kind => places.find(([, place]) => place.test(file))?.[0] ?? 'unit';

const testFiles = '{src,server,tests,scripts,.storybook}/**/*.{test.ts,spec.ts,model.ts,stories.tsx}';

const read = (pattern: string) =>
  globSync(pattern)
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** All paragraphs in the specification's order, with what holds each. */
export function traced(): Traced[] {
  const proofs = read(testFiles).flatMap((source) =>
    citationsIn(source).map(({ id, title, line }) => ({
      id,
      proof: { kind: kindOf(source.file), file: source.file, line, title },
    })),
  );
  const byId = Map.groupBy(proofs, ({ id }) => id);
  return read('docs/specification/*.md')
    .flatMap(paragraphsOf)
    .map((paragraph) => ({ ...paragraph, proofs: (byId.get(paragraph.id) ?? []).map(({ proof }) => proof) }));
}
