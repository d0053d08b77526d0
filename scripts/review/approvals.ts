/** What was said of pictures, kept in a file that is committed. It holds for the very pixels that it was said of. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { modeNames } from '../../.storybook/modes.ts';

const verdict = z.object({
  sha256: z.string(),
  verdict: z.enum(['approved', 'rejected']),
  note: z.string(),
  by: z.string(),
  date: z.iso.date(),
});
const mode = z.enum(modeNames);
const approvals = z.record(z.string(), z.partialRecord(mode, verdict));

export type Verdict = z.infer<typeof verdict>;
export type Approvals = z.infer<typeof approvals>;

export const change = z.object({
  story: z.object({ id: z.string(), title: z.string(), name: z.string() }),
  mode,
  kind: z.enum(['new', 'changed', 'removed']),
  sha256: z.string(),
  /** How much of the picture differs, from 0 to 1. */
  share: z.number().optional(),
});
export type Change = z.infer<typeof change>;

/** `stale`: something was said, but of other pixels. */
export type Standing = 'approved' | 'rejected' | 'stale' | 'open';

export function standingOf({ story, mode, sha256 }: Change, said: Approvals): Standing {
  const verdict = said[story.id]?.[mode];
  if (!verdict) return 'open';
  return verdict.sha256 === sha256 ? verdict.verdict : 'stale';
}

/** A story by its id or a part of it, a picture by `id@mode`. */
export const matches = ({ story, mode }: Change, pattern: string) =>
  pattern.includes('@') ? `${story.id}@${mode}` === pattern : story.id.includes(pattern);

/** The approvals with this said of each of the pictures; what was said of pictures that are no more is kept. */
export function say(said: Approvals, changes: readonly Change[], words: Omit<Verdict, 'sha256'>): Approvals {
  const next = structuredClone(said);
  for (const { story, mode, sha256 } of changes) {
    next[story.id] = { ...next[story.id], [mode]: { sha256, ...words } };
  }
  return Object.fromEntries(Object.entries(next).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function readApprovals(file: string): Approvals {
  try {
    return approvals.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

export function writeApprovals(file: string, said: Approvals): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(said, null, 2)}\n`);
}
