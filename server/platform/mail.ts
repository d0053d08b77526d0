/** Sends mail by SMTP, or writes it to a local outbox: a file in the data folder with one JSON line for each message. */
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Mail = { to: string; subject: string; text: string };

export type Mailer = { send: (mail: Mail) => Promise<void> };

type Options = { smtpUrl: string | undefined; from: string; folder: string; print: (mail: Mail) => void };

/** Milliseconds. A mail server that does not answer must not keep a student, or a transaction, waiting. */
const timeout = 8_000;

/** `print` is called for each message of the local outbox, never for those sent by SMTP. */
export function createMailer({ smtpUrl, from, folder, print }: Options): Mailer {
  if (smtpUrl) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    });
    return {
      send: async (mail) => {
        await transport.sendMail({ from, ...mail });
      },
    };
  }
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true });
      const line = JSON.stringify({ from, ...mail, sentAt: new Date().toISOString() });
      await appendFile(join(folder, 'outbox.jsonl'), `${line}\n`, { mode: 0o600 });
      print(mail);
    },
  };
}

/** For tests: keeps the messages in memory. */
export function createMemoryMailer(): Mailer & { sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.push(mail);
    },
  };
}
