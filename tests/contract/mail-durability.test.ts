/** An accepted mail survives kill -9, and a mail server that hangs holds up no call and no end of the process. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../server/testing/mail-server.ts';
import { isSampled } from '../samples.ts';
import { type ServerProcess, seededFolder, startServer, stopServer } from './server-process.ts';

/** Milliseconds: real processes start here, on a machine that may be busy. */
const timeout = 180_000;

let folder: string;
let server: ServerProcess;
let hanging: MailServer;
let working: MailServer;
beforeAll(async () => {
  folder = await seededFolder();
  hanging = await startMailServer({ silent: true });
  working = await startMailServer();
  server = await startServer(folder, { SMTP_URL: hanging.url });
}, timeout);
afterAll(async () => {
  await stopServer(server, 'SIGKILL');
  await hanging.close();
  await working.close();
  rmSync(folder, { recursive: true, force: true });
});

async function post(path: string, body: object, token?: string) {
  const answer = await fetch(`${server.origin}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

describe.runIf(isSampled('costly', 'mail-durability'))('§product.41 a mail that was accepted', { timeout }, () => {
  it('holds up no call while the mail server hangs, and goes out once after kill -9', async () => {
    const { body } = await post('/auth/login', { email: 'student@example.com', password: 'Learning1' });
    const message = { message: 'Do I need SQL?' };
    const started = Date.now();
    for (const courseId of ['data-ethics', 'data-engineering']) {
      expect((await post(`/courses/${courseId}/messages`, message, body.token)).status).toBe(202);
    }
    expect((await post('/auth/reset-password', { email: 'student@example.com' })).status).toBe(202);
    expect(Date.now() - started).toBeLessThan(7_000); // the mail server is given up after eight seconds
    await vi.waitFor(() => expect(hanging.connections()).toBeGreaterThan(0), 5_000);
    await stopServer(server, 'SIGKILL');

    server = await startServer(folder, { SMTP_URL: working.url });
    const subjects = () => [...working.received().matchAll(/^Subject: (.*)\r$/gm)].map(([, subject]) => subject).sort();
    await vi.waitFor(() => expect(subjects()).toHaveLength(4), 20_000);
    expect(subjects()).toEqual([
      'A question about Data Engineering',
      'A question about Data Ethics',
      'New sign-in to your account',
      'Reset your password',
    ]);
  });

  it('does not hold up the end of the process', async () => {
    await stopServer(server, 'SIGTERM');
    server = await startServer(folder, { SMTP_URL: hanging.url });
    const before = hanging.connections();
    expect((await post('/auth/reset-password', { email: 'student@example.com' })).status).toBe(202);
    await vi.waitFor(() => expect(hanging.connections()).toBeGreaterThan(before), 5_000);
    expect(await stopServer(server, 'SIGTERM')).toBe(0);
    expect(working.received().match(/^Subject: /gm)).toHaveLength(4);
  });
});
