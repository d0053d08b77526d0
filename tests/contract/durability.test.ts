/** What the server acknowledged survives kill -9, and a call that is repeated counts once. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvitation } from '../../server/account/invitation.ts';
import { readConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database/client.ts';
import { lockFolder } from '../../server/platform/database/folder-lock.ts';
import { users } from '../../server/platform/database/schema/account.ts';
import { quizAttempts } from '../../server/platform/database/schema/lesson.ts';
import { cluster } from '../../server/testing/database.ts';
import {
  processEnv,
  type ServerProcess,
  seededInstallation,
  spawnServer,
  startServer,
  stopServer,
} from './server-process.ts';

const freeCourse = 'data-literacy';
const killAfter = 6; // enrolments
const answers = ['q1', 'q2'].map((questionId) => ({ questionId, optionId: 'a' }));
/** Milliseconds: real processes start here, on a machine that may be busy. */
const timeout = 180_000;
const signer = { config: readConfig(processEnv), now: () => new Date() };

let folder: string;
let env: Record<string, string>;
let server: ServerProcess;
/** Tokens of students whose quiz was being sent, or was answered, when the server was killed. */
const answered: string[] = [];
beforeAll(async () => {
  ({ folder, env } = await seededInstallation());
  server = await startServer(folder, env);
}, timeout);
afterAll(async () => {
  await stopServer(server, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function call(method: string, path: string, token: string | null, body?: unknown, key?: string) {
  const answer = await fetch(`${server.origin}/v1${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const answerQuiz = (token: string) =>
  call('POST', `/courses/${freeCourse}/lessons/m1-l4/answers`, token, { answers }, 'the-first-try');

/** Registers, signs in and enrols one student after another until the server is gone; each sends a quiz, too. */
async function enrolStudents(
  name: string,
  enrolled: (token: string) => void,
  answering: (token: string) => void,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const email = `${name}-${count}@example.com`;
    const invitation = await createInvitation(signer, { email, firstName: 'Noor', lastName: 'Haddad' });
    await call('POST', '/auth/complete-registration', invitation, { password: 'Learning1' });
    const { token } = await call('POST', '/auth/login', null, { email, password: 'Learning1' });
    await call('POST', `/courses/${freeCourse}/enroll`, token);
    enrolled(token);
    answering(token);
    await answerQuiz(token);
  }
}

describe('§product.36 a server', { timeout }, () => {
  it('keeps every enrolment that it acknowledged before kill -9, and starts again at once', async () => {
    const acknowledged: string[] = [];
    const students = ['a', 'b', 'c'].map((name) =>
      enrolStudents(
        name,
        (token) => {
          acknowledged.push(token);
          if (acknowledged.length === killAfter) server.child.kill('SIGKILL');
        },
        (token) => answered.push(token),
      ),
    );
    const ends = await Promise.allSettled(students);
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
    for (const end of ends) expect(String(end.status === 'rejected' && end.reason)).toMatch(/fetch failed|terminated/);

    server = await startServer(folder, env);
    for (const token of acknowledged) {
      const courses = await call('GET', '/courses/enrolled', token);
      expect(courses).toEqual([expect.objectContaining({ id: freeCourse })]);
    }
  });

  it('answers what is sent again under its key, whether or not it was done before kill -9', async () => {
    for (const token of answered) expect(await answerQuiz(token)).toMatchObject({ answers: [{}, {}] });
  });

  it.skipIf(cluster)('refuses a second process on its folder, and says what to do', async () => {
    const second = spawnServer(env);
    const code = await new Promise((resolve) => second.child.on('exit', resolve));
    expect(code).toBe(1);
    expect(second.output()).toMatch(/Cannot start\.\nThe database in .* is in use by another process \(\d+\)/);
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
  });

  it.skipIf(cluster)('§content.7: prints the demonstration accounts and an invitation that works', async () => {
    expect(server.output()).toContain('student@example.com / Learning1');
    expect(server.output()).toContain('instructor@example.com / Teaching1');
    const invitation = /registration#token=(\S+)/.exec(server.output())?.[1] ?? '';
    expect(await call('POST', '/auth/verify-token', invitation)).toMatchObject({ first_name: 'Noor' });
    await call('POST', '/auth/login', null, { email: 'student@example.com', password: 'Learning1' });
  });

  it('finishes on SIGTERM and gives the folder back', async () => {
    expect(await stopServer(server, 'SIGTERM')).toBe(0);
    if (cluster) return;
    const unlock = await lockFolder(join(folder, 'database'));
    await unlock();
  });

  it('has recorded each acknowledged quiz attempt once', async () => {
    const { db, close } = await openDatabase({ databaseUrl: env['DATABASE_URL'], dataFolder: folder });
    const rows = await db
      .select({ attempts: count() })
      .from(quizAttempts)
      .innerJoin(users, eq(users.id, quizAttempts.userId))
      .where(like(users.email, '_-%@example.com'))
      .groupBy(quizAttempts.userId);
    await close();
    expect(answered.length).toBeGreaterThanOrEqual(killAfter);
    expect(rows).toEqual(answered.map(() => ({ attempts: 1 })));
  });
});

describe('§product.35 production', { timeout }, () => {
  it('refuses to start without its secrets', async () => {
    const { child, output } = spawnServer({ NODE_ENV: 'production', DATA_FOLDER: folder });
    const code = await new Promise((resolve) => child.on('exit', resolve));
    expect([code, output()]).toEqual([1, 'Cannot start.\nJWT_SECRET: must be set\nPUBLIC_URL: must be set\n']);
  });
});
