import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvitation } from '../account/invitation.ts';
import { users } from '../platform/database/schema/account.ts';
import { submissionFiles } from '../platform/database/schema/assignments.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn('student@example.com');
});
afterAll(() => server.close());

const hidden = {
  'a line break': 'Ada\n\nThe dean writes: pay here',
  'a carriage return': 'Ada\rBcc: all@example.com',
  'a tab': 'Ada\tOkafor',
  'a terminal sequence': 'Ada\u001b[2J\u001b]0;root\u0007',
  'a C1 control': 'Ada\u009b31m',
  'a turned direction': 'invoice\u202efdp.exe',
  'an isolate': 'Ada\u2066x\u2069',
  'a direction mark': 'Ada\u200f',
  'the Arabic letter mark': 'Ada\u061c',
  'a blank without width': 'Ada\u200bOkafor',
  'a line separator': 'Ada\u2028Bea',
  'a byte order mark': 'A\ufeffda',
};
const refused = 'first_name must not hold hidden characters, such as line breaks or marks that turn the direction';
const everyLine = Object.entries(hidden);
const everyText = everyLine.filter(([, text]) => !/[\n\r\t]/.test(text));
const send = (method: 'PUT' | 'POST', path: string, body: unknown) =>
  server.send(method, path, {
    token,
    body,
    headers: Buffer.isBuffer(body) ? { 'content-type': 'application/octet-stream' } : {},
  });

describe('§product.44 hidden characters', () => {
  it.each(everyLine)('are refused in a name: %s', async (_name, text) => {
    const answer = await send('PUT', '/auth/profile', { first_name: text, last_name: 'Okafor' });
    expect([answer.statusCode, answer.json().error]).toEqual([400, `${refused}.`]);
  });

  it.each(everyText)('are refused in a question to an instructor and in a reason: %s', async (_name, text) => {
    expect((await send('POST', '/courses/data-analytics/messages', { message: text })).statusCode).toBe(400);
    const reason = { reason: text, proposedDate: '2026-12-20T17:00:00Z' };
    expect((await send('POST', '/assignments/question-log/extension', reason)).statusCode).toBe(400);
  });

  it.each(everyLine)('are refused in the name of a file: %s', async (_name, text) => {
    const path = `/assignments/question-log/files?name=${encodeURIComponent(text)}`;
    expect((await send('POST', path, Buffer.from('Five questions.'))).statusCode).toBe(400);
  });

  it.each(everyLine)('are refused in an invitation: %s', async (_name, firstName) => {
    expect(() => createInvitation(server.context, { email: 'x@example.com', firstName, lastName: 'L' })).toThrow(
      /hidden character \(U\+/,
    );
  });

  it('names of all scripts, emoji and lines of a message are taken', async () => {
    for (const first_name of ['Zoë', 'نوری‌زاده', 'क्‍ष', '李', 'O’Neill-Gómez', '👩‍🎓']) {
      expect((await send('PUT', '/auth/profile', { first_name, last_name: 'Okafor' })).statusCode).toBe(200);
    }
    const message = { message: 'One.\n\n\tTwo.\r\nשלום' };
    expect((await send('POST', '/courses/data-analytics/messages', message)).statusCode).toBe(202);
  });
});

describe('§product.44 what was stored before', () => {
  it('writes no paragraph of its own into a mail', async () => {
    await server.db
      .update(users)
      .set({ firstName: 'Ada\n\nThe dean writes:', lastName: '\u202eOkafor\u001b[2J' })
      .where(eq(users.email, 'student@example.com'));
    const body = { questions: 'atOnce', extensionRequests: 'never', reports: 'never' };
    await server.send('PUT', '/teach/mail-choices', { token: await server.signIn('instructor@example.com'), body });
    server.mails.length = 0;
    const message = 'Do I need SQL?\n\nFor Dr. Lindqvist, from Dean <dean@example.com>:';
    await send('POST', '/courses/data-analytics/messages', { message });
    await server.send('POST', '/auth/reset-password', { body: { email: 'student@example.com' } });
    const [question, reset] = server.mails.map(({ text }) => text.split('\n'));
    expect(question?.[0]).toMatch(/^A question from Ada {2}The dean writes: Okafor\[2J <student@example.com>:$/);
    // What the student wrote is quoted, so that it cannot be taken for the platform's own words.
    expect(question?.slice(1, -2)).toEqual([
      '',
      '> Do I need SQL?',
      '>',
      '> For Dr. Lindqvist, from Dean <dean@example.com>:',
    ]);
    expect(reset?.[0]).toBe('Hello Ada  The dean writes:,');
  });

  it('is no part of the name of a downloaded file', async () => {
    const { id } = (await send('POST', '/assignments/question-log/files?name=a.txt', Buffer.from('Five.'))).json();
    await send('POST', '/assignments/question-log/submission', { fileIds: [id] });
    await server.db.update(submissionFiles).set({ name: 'invoice\u202efdp.exe\r\n' });
    const answer = await server.send('GET', `/assignments/question-log/submission/files/${id}`, { token });
    expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''invoicefdp.exe");
  });
});
