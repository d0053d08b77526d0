/** Verdicts on changed pictures, in a file that is committed. Each is valid for exactly the pixels it was given on. */
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
const approvalsFile = z.record(z.string(), z.partialRecord(mode, verdict));

export type Verdict = z.infer<typeof verdict>;
export type Approvals = z.infer<typeof approvalsFile>;

export const change = z.object({
  story: z.object({ id: z.string(), title: z.string(), name: z.string() }),
  mode,
  kind: z.enum(['new', 'changed', 'removed']),
  sha256: z.string(),
  /** How much of the picture differs, from 0 to 1. */
  share: z.number().optional(),
});
export type Change = z.infer<typeof change>;

/** `stale`: there is a verdict, but on other pixels. */
export type Status = 'approved' | 'rejected' | 'stale' | 'open';

export function statusOf({ story, mode, sha256 }: Change, approvals: Approvals): Status {
  const verdict = approvals[story.id]?.[mode];
  if (!verdict) return 'open';
  return verdict.sha256 === sha256 ? verdict.verdict : 'stale';
}

/** A story by its id or a part of it, a picture by `id@mode`. */
export const matches = ({ story, mode }: Change, pattern: string) =>
  pattern.includes('@') ? `${story.id}@${mode}` === pattern : story.id.includes(pattern);

/** The approvals with a verdict on each of the pictures; earlier ones on other pictures are kept. */
export function withVerdict(
  approvals: Approvals,
  changes: readonly Change[],
  verdict: Omit<Verdict, 'sha256'>,
): Approvals {
  const next = structuredClone(approvals);
  for (const { story, mode, sha256 } of changes) {
    next[story.id] = { ...next[story.id], [mode]: { sha256, ...verdict } };
  }
  return Object.fromEntries(Object.entries(next).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function readApprovals(file: string): Approvals {
  try {
    return approvalsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

export function writeApprovals(file: string, approvals: Approvals): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(approvals, null, 2)}\n`);
}
