/** Hands one mail over: by SMTP, or to a local outbox, a file in the data folder with one JSON line for each mail. */
import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Mail = { to: string; subject: string; text: string };

/** `id` is the same in each attempt, so that a mail's receiver can tell one that arrives twice. */
export type MailTransport = { send: (mail: Mail, id: string) => Promise<void> };

type Options = { smtpUrl: string | undefined; from: string; folder: string; print: (mail: Mail) => void };

/** Milliseconds for each step of talking to the mail server. */
const timeout = 8_000;

/** Bytes of the outbox. A full one takes the place of `outbox.old.jsonl`. */
const outboxLimit = 1024 * 1024;

/** `print` is called for each mail of the local outbox, never for those sent by SMTP. */
export function createMailTransport({ smtpUrl, from, folder, print }: Options): MailTransport {
  if (!smtpUrl) return outbox(folder, from, print);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async (mail, id) => {
      await transport.sendMail({ from, ...mail, messageId: `<${id}@${domain}>` });
    },
  };
}

function outbox(folder: string, from: string, print: Options['print']): MailTransport {
  const file = join(folder, 'outbox.jsonl');
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true });
      const held = await stat(file).catch(() => null);
      if (held && held.size >= outboxLimit) await rename(file, join(folder, 'outbox.old.jsonl'));
      const line = JSON.stringify({ from, ...mail, sentAt: new Date().toISOString() });
      await appendFile(file, `${line}\n`, { mode: 0o600 });
      print(mail);
    },
  };
}

/** For tests: keeps the mails in memory. */
export function createMemoryTransport(): MailTransport & { sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.push(mail);
    },
  };
}
