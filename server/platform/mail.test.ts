import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createMailer, type Mail } from './mail.ts';

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
    const mailer = createMailer({ smtpUrl: undefined, from, folder, print: (sent) => printed.push(sent) });
    await mailer.send(mail);
    await mailer.send(mail);
    const file = join(folder, 'outbox.jsonl');
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining(mail),
      expect.objectContaining(mail),
    ]);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(printed).toEqual([mail, mail]);
  });

  it('goes to the SMTP server with SMTP_URL', async () => {
    let received = '';
    const smtp = createServer((socket) => speakSmtp(socket, (text) => (received += text)));
    await once(smtp.listen(0, '127.0.0.1'), 'listening');
    const address = smtp.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const print = () => expect.unreachable();
    await createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from, folder, print }).send(mail);
    smtp.close();
    expect(received).toContain('RCPT TO:<ada@example.com>');
    expect(received).toContain('Subject: Reset your password');
  });
});

/** As much of a mail server as one message needs. */
function speakSmtp(socket: Socket, heard: (text: string) => void): void {
  let inMessage = false;
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    heard(text);
    if (inMessage && !text.endsWith('\r\n.\r\n')) return;
    const starts = !inMessage && text.startsWith('DATA');
    inMessage = starts;
    socket.write(starts ? '354 go on\r\n' : '250 ok\r\n');
    if (text.startsWith('QUIT')) socket.end();
  });
}
