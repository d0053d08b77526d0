import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../src/api/generated/schema.d.ts';
import { lockFolder } from '../platform/database/folder-lock.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { runExtensions } from './extensions.ts';

type Assignment = components['schemas']['Assignment'];

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn('student@example.com');
});
afterAll(() => server.close());

const run = (...words: string[]) => runExtensions(server.db, words, testNow);
const own = async (id: string) =>
  (await server.send('GET', '/assignments', { token })).json<Assignment[]>().find((one) => one.id === id);
const ask = (id: string) =>
  server.send('POST', `/assignments/${id}/extension`, {
    token,
    body: { reason: 'I am\nill.', proposedDate: '2026-12-20T17:00:00Z' },
  });
const openId = async () => /^\S{36}/.exec(await run('list'))?.[0] ?? '';

describe('§assignments.19: Request Extension, answered by `npm run extensions`', () => {
  test('granting moves the due date, once', async () => {
    expect(await run()).toBe('No open requests.');
    await ask('question-log');
    expect(await run()).toContain('student@example.com  Question log\n  due 2026-11-27T17:00:00.000Z');
    const id = await openId();
    expect(await run('grant', id)).toBe(`Granted ${id}: due 2026-12-20T17:00:00.000Z.`);
    expect(await own('question-log')).toMatchObject({
      dueDate: '2026-12-20T17:00:00.000Z',
      status: 'pending',
      extension: { status: 'granted' },
    });
    await expect(run('decline', id)).rejects.toThrow('There is no open request of this id.');
  });

  test('declining leaves the due date as it was', async () => {
    const before = await own('pipeline-sketch');
    await ask('pipeline-sketch');
    await run('decline', await openId());
    expect(await own('pipeline-sketch')).toMatchObject({
      dueDate: before?.dueDate,
      extension: { status: 'declined', reason: 'I am\nill.' },
    });
  });

  test('a submitted assignment is due no later', async () => {
    await ask('pipeline-sketch');
    await server.send('POST', '/assignments/pipeline-sketch/submission', { token, body: { text: 'Done.' } });
    const id = await openId();
    await expect(run('grant', id)).rejects.toThrow('has been submitted meanwhile');
    expect(await run('decline', id)).toBe(`Declined ${id}.`);
  });

  test.each([['grant'], ['grant', 'x'], ['list', 'x'], ['dance']])('%s %s: says how it is used', async (...words) => {
    await expect(run(...words)).rejects.toThrow('Usage: npm run extensions');
  });

  test('says so where a running server has the embedded database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'extensions-'));
    mkdirSync(join(folder, 'database'));
    const unlock = await lockFolder(join(folder, 'database'));
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'extensions.ts')], {
      env: { PATH: process.env['PATH'] ?? '', DATA_FOLDER: folder },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/is in use by another process .*Stop that one first/)]);
    await unlock();
    rmSync(folder, { recursive: true });
  });
});
