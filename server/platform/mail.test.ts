import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { createMailTransport, type Mail } from './mail.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mail: Mail = {
  to: 'ada@example.com',
  subject: 'Reset your password',
  text: 'Follow this link: http://x/?token=1',
};
const from = 'School <no-reply@example.com>';

describe('§product.38 mail', () => {
  it('goes into a local outbox without SMTP_URL, readable by its owner only, and is printed', async () => {
    const printed: Mail[] = [];
    const transport = createMailTransport({ smtpUrl: undefined, from, folder, print: (sent) => printed.push(sent) });
    await transport.send(mail, '1');
    await transport.send(mail, '2');
    const file = join(folder, 'outbox.jsonl');
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining(mail),
      expect.objectContaining(mail),
    ]);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(printed).toEqual([mail, mail]);
  });

  it('§product.42: the outbox stays small, and keeps the newest mails', async () => {
    const transport = createMailTransport({ smtpUrl: undefined, from, folder, print: () => {} });
    const long = { ...mail, text: 'x'.repeat(200_000) };
    for (let count = 0; count < 20; count += 1) await transport.send({ ...long, subject: `${count}` }, `${count}`);
    const files = ['outbox.jsonl', 'outbox.old.jsonl'].map((name) => join(folder, name));
    for (const file of files) expect(statSync(file).size).toBeLessThan(1_500_000);
    expect(readFileSync(files[0] ?? '', 'utf8')).toContain('"subject":"19"');
    expect(existsSync(join(folder, 'outbox.old.old.jsonl'))).toBe(false);
  });

  it('goes to the SMTP server with SMTP_URL, under the same id each time', async () => {
    const server = await startMailServer();
    const transport = createMailTransport({ smtpUrl: server.url, from, folder, print: () => expect.unreachable() });
    await transport.send(mail, '0d3');
    await server.close();
    expect(server.received()).toContain('RCPT TO:<ada@example.com>');
    expect(server.received()).toContain('Subject: Reset your password');
    expect(server.received()).toContain('Message-ID: <0d3@example.com>');
  });
});
