import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';
import { mails } from './database/schema/mails.ts';
import type { Mail, MailTransport } from './mail.ts';
import { createMailQueue, pauseAfter, retryPeriod } from './mail-queue.ts';

const mail = { to: 'ada@example.com', subject: 'Reset your password', text: 'Follow /?token=secret' };
const refusal = Object.assign(new Error('<ada@example.com>: no such box'), { code: 'EENVELOPE', responseCode: 550 });

let server: TestServer;
let now = testNow;
const logged: object[] = [];
const reported: string[] = [];
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
afterEach(async () => {
  now = testNow;
  logged.length = 0;
  reported.length = 0;
  await server.db.delete(mails);
});
afterAll(() => server.close());

function queue(send: MailTransport['send'], random = 0.5) {
  const log = { error: (entry: object) => logged.push(entry), warn: () => {} };
  const report = (outcome: string) => reported.push(outcome);
  return createMailQueue({ db: server.db, now: () => now, log, transport: { send }, random: () => random, report });
}
const passes = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const row = async () => (await server.db.select().from(mails))[0];

describe('§product.41 a mail is a row', () => {
  it('that comes and goes with the transaction that writes it, and is sent right after it', async () => {
    const sent: Mail[] = [];
    const own = queue(async (given) => void sent.push(given));
    await server.db
      .transaction(async (tx) => {
        await own.enqueue(tx, mail);
        throw new Error('Something else failed');
      })
      .catch(() => {});
    await own.wake();
    expect(sent).toEqual([]);
    await server.db.transaction((tx) => own.enqueue(tx, mail));
    await own.wake();
    await own.wake();
    expect(sent).toEqual([mail]);
  });

  it('whose text is gone once it is delivered: it may hold a link', async () => {
    const own = queue(async () => {});
    await own.enqueue(server.db, mail);
    await own.wake();
    expect(await row()).toMatchObject({ sentAt: testNow, text: null, to: mail.to, attempts: 1 });
  });

  it('that is deleted unsent where nobody has the address', async () => {
    const own = queue(() => expect.unreachable());
    await own.enqueue(server.db, { ...mail, to: null });
    await own.wake();
    expect(await row()).toBeUndefined();
  });
});

describe('§product.41 the mail server does not take it', () => {
  it('it is tried again after half a minute, then twice as long up to an hour, half of it left to chance', async () => {
    for (const [random, share] of [
      [0, 0.5],
      [1, 1],
    ] as const) {
      let tries = 0;
      const own = queue(async () => {
        tries += 1;
        throw refusal;
      }, random);
      await own.enqueue(server.db, mail);
      await own.wake();
      for (const seconds of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
        const before = tries;
        passes(seconds * 1000 * share - 1);
        await own.deliver();
        expect(tries).toBe(before);
        passes(1);
        await own.deliver();
        expect(tries).toBe(before + 1);
      }
      await server.db.delete(mails);
    }
    expect(pauseAfter(1000, 1)).toBe(3_600_000);
  });

  it('it is given up after three days, with an error in the log that names no person, and its text is gone', async () => {
    const own = queue(() => Promise.reject(refusal));
    await own.enqueue(server.db, mail);
    await own.wake();
    passes(retryPeriod - 1);
    await own.deliver();
    expect(await row()).toMatchObject({ givenUpAt: null, text: mail.text });
    passes(1);
    await own.deliver();
    expect(await row()).toMatchObject({ givenUpAt: now, text: null, lastError: 'EENVELOPE 550' });
    expect(logged).toEqual([{ mailId: (await row())?.id, lastError: 'EENVELOPE 550', attempts: 3 }]);
    expect(reported).toEqual(['retried', 'retried', 'given up']);
    passes(retryPeriod);
    await queue(() => expect.unreachable()).deliver();
  });

  it('a mail whose link has run out is given up then', async () => {
    const own = queue(() => Promise.reject(refusal));
    await own.enqueue(server.db, { ...mail, giveUpAt: new Date(testNow.getTime() + 40_000) });
    await own.wake();
    for (const _ of [1, 2, 3]) {
      passes(20_000);
      await own.deliver();
    }
    expect(await row()).toMatchObject({ givenUpAt: new Date(testNow.getTime() + 40_000) });
  });

  it('a start tries all that waits at once', async () => {
    const failing = queue(() => Promise.reject(refusal));
    await failing.enqueue(server.db, mail);
    await failing.wake();
    const sent: Mail[] = [];
    const next = queue(async (given) => void sent.push(given));
    await next.deliver();
    expect(sent).toEqual([]);
    await next.start(false);
    await next.stop();
    expect(sent).toEqual([mail]);
    expect(reported).toEqual(['retried', 'sent']);
  });
});

describe('§product.41 several processes', () => {
  it('send each mail once', async () => {
    const sent: string[] = [];
    const send = async ({ subject }: Mail) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      sent.push(subject);
    };
    const queues = [queue(send), queue(send), queue(send)] as const;
    const subjects = Array.from({ length: 40 }, (_, index) => `Mail ${index}`);
    for (const subject of subjects) await queues[0].enqueue(server.db, { ...mail, subject });
    await Promise.all(queues.map((one) => one.deliver()));
    expect(sent.sort()).toEqual(subjects.sort());
  });

  it('take over what one of them left half done, after a minute; with one process alone at its start', async () => {
    const hanging = Promise.withResolvers<void>();
    const first = queue(() => hanging.promise);
    await first.enqueue(server.db, mail);
    const done = first.wake();
    await vi.waitFor(async () => expect(await row()).toMatchObject({ attempts: 1 }), 10_000);
    const sent: Mail[] = [];
    const second = queue(async (given) => void sent.push(given));
    await second.start(false);
    passes(59_999);
    await second.deliver();
    expect(sent).toEqual([]);
    passes(1);
    await second.deliver();
    expect(sent).toEqual([mail]);
    hanging.reject(refusal); // what the first one learns late changes nothing
    await done;
    expect(await row()).toMatchObject({ sentAt: now, attempts: 2 });
    await second.stop();

    const third = queue(() => new Promise<void>(() => {}));
    await third.enqueue(server.db, mail);
    void third.wake();
    await vi.waitFor(async () => expect(await server.db.$count(mails)).toBe(2), 10_000);
    const alone = queue(async (given) => void sent.push(given));
    await vi.waitFor(async () => {
      await alone.start(true);
      await alone.deliver();
      expect(sent).toHaveLength(2);
    }, 10_000);
    await alone.stop();
  });

  it('one that is stopping sends no further mail', async () => {
    const own = queue(() => expect.unreachable());
    await own.stop();
    await own.enqueue(server.db, mail);
    await own.wake();
    expect(await row()).toMatchObject({ attempts: 0 });
  });
});
