/** Where verdicts are given: on the served page, or by a command. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { change, matches, readApprovals, say, type Verdict, writeApprovals } from './approvals.ts';
import { pageOf, type Result } from './page.ts';
import { folder, serve } from './workshop.ts';

export const approvalsFile = 'review/approvals.json';
const resultFile = join(folder, 'result.json');

const result = z.object({ base: z.string(), date: z.string(), same: z.number(), changes: z.array(change) });

export function keep(found: Result): void {
  writeFileSync(resultFile, JSON.stringify(found));
  writeFileSync(join(folder, 'index.html'), pageOf(found, readApprovals(approvalsFile)));
}

export const lastResult = (): Result => result.parse(JSON.parse(readFileSync(resultFile, 'utf8')));

function person(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return userInfo().username;
  }
}

/** Says it of the pictures that the patterns find, `*` being all; how many those are. */
export function give(patterns: readonly string[], verdict: Verdict['verdict'], note: string): number {
  const found = lastResult();
  const meant = found.changes.filter((one) => patterns.some((pattern) => pattern === '*' || matches(one, pattern)));
  const words = { verdict, note, by: person(), date: new Date().toISOString().slice(0, 10) };
  writeApprovals(approvalsFile, say(readApprovals(approvalsFile), meant, words));
  keep(found);
  return meant.length;
}

const wish = z.object({ story: z.string(), verdict: z.enum(['approved', 'rejected']), note: z.string() });

export async function openDesk(port: number): Promise<string> {
  const { url } = await serve(folder, port, (app) => {
    app.post('/verdicts', (request, reply) => {
      const said = wish.safeParse(request.body);
      if (!said.success) return reply.code(400).send('What is said of which story?');
      const { story, verdict, note } = said.data;
      const id = story === '*' ? story : (lastResult().changes.find((one) => one.story.id === story)?.story.id ?? '');
      return reply.send({ count: give(id ? [id] : [], verdict, note) });
    });
  });
  return url;
}
