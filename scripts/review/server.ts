/** Keeps a review's result and the verdicts on it, which come from the served page or from a command. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { change, matches, readApprovals, type Verdict, withVerdict, writeApprovals } from './approvals.ts';
import { pageOf, type Result } from './page.ts';
import { folder, serve } from './workshop.ts';

export const approvalsFile = 'review/approvals.json';
const resultFile = join(folder, 'result.json');

const result = z.object({ base: z.string(), date: z.string(), same: z.number(), changes: z.array(change) });

export function writeResult(found: Result): void {
  writeFileSync(resultFile, JSON.stringify(found));
  writeFileSync(join(folder, 'index.html'), pageOf(found, readApprovals(approvalsFile)));
}

const lastResult = (): Result => result.parse(JSON.parse(readFileSync(resultFile, 'utf8')));

function userName(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return userInfo().username;
  }
}

/** Gives a verdict on the pictures that the patterns match, `*` being all; returns how many those are. */
export function giveVerdict(patterns: readonly string[], verdict: Verdict['verdict'], note: string): number {
  const found = lastResult();
  const chosen = found.changes.filter((one) => patterns.some((pattern) => pattern === '*' || matches(one, pattern)));
  const given = { verdict, note, by: userName(), date: new Date().toISOString().slice(0, 10) };
  writeApprovals(approvalsFile, withVerdict(readApprovals(approvalsFile), chosen, given));
  writeResult(found);
  return chosen.length;
}

const verdictBody = z.object({ story: z.string(), verdict: z.enum(['approved', 'rejected']), note: z.string() });

export async function openReviewServer(port: number): Promise<string> {
  const { url } = await serve(folder, port, (app) => {
    app.post('/verdicts', (request, reply) => {
      const body = verdictBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send('A verdict needs a story, "approved" or "rejected", and a note.');
      const { story, verdict, note } = body.data;
      const isKnown = story === '*' || lastResult().changes.some((one) => one.story.id === story);
      return reply.send({ count: giveVerdict(isKnown ? [story] : [], verdict, note) });
    });
  });
  return url;
}
