/** The kinds of tests that hold a paragraph of the specification. Reads nothing, so that the workshop's page uses it, too. */

/** From what a person does in a browser with the real server to what is read off the files. */
export const kinds = ['journey', 'fault', 'walk', 'story', 'server', 'unit', 'gate'] as const;
export type Kind = (typeof kinds)[number];

export type Proof = { kind: Kind; file: string; line: number; title: string };
export type Traced = { id: string; file: string; line: number; proofs: Proof[] };

type Holding = Pick<Traced, 'id'> & { proofs: readonly Pick<Proof, 'kind'>[] };

export const chapterOf = ({ id }: Pick<Traced, 'id'>) => id.split('.')[0] ?? '';

export const isHeldBy = (kind: Kind) => (one: Holding) => one.proofs.some((proof) => proof.kind === kind);

export const kindsOf = (one: Holding): Kind[] => kinds.filter((kind) => isHeldBy(kind)(one));

/** The only kind of test that holds a paragraph; null where there are several. */
export function onlyKindOf(one: Holding): Kind | null {
  const [kind, another] = kindsOf(one);
  return kind !== undefined && another === undefined ? kind : null;
}
