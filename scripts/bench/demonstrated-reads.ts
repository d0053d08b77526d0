/** Every GET of the contract with an address at which the demonstration has something, and how many statements it asks. */
import { and, eq } from 'drizzle-orm';
import { Client } from 'pg';
import pino from 'pino';
import { createApp } from '../../server/app.ts';
import { demoInstructor, demoStudent } from '../../server/demonstration/accounts.ts';
import { startSession } from '../../server/http/authentication.ts';
import type { Context } from '../../server/http/context.ts';
import type { OperationId } from '../../server/http/handler-types.ts';
import { readContract } from '../../server/http/openapi.ts';
import { createPaymentProvider } from '../../server/payment/provider.ts';
import { readConfig } from '../../server/platform/config.ts';
import { type Database, openDatabase } from '../../server/platform/database/client.ts';
import { users } from '../../server/platform/database/schema/account.ts';
import { portfolios, submissions } from '../../server/platform/database/schema/assignments.ts';
import { certificates } from '../../server/platform/database/schema/certificates.ts';
import { createMemoryTransport } from '../../server/platform/mail.ts';
import { createMailQueue } from '../../server/platform/mail-queue.ts';
import { noPackages } from '../../server/platform/python/packages.ts';
import type { TestServer } from '../../server/testing/server.ts';
import { sampleAddress } from '../../tests/contract/bad-requests.ts';
import { addOwnersThings } from '../../tests/contract/owners-things.ts';

export type Read = { operation: OperationId; address: string; token: string; statements: number };

/** What is no ordinary read, and why. */
const left: Partial<Record<OperationId, string>> = {
  getHealth: 'it reads nothing',
  getPhoto: 'a file, which browsers keep',
  listArchiveEntries: 'unpacks an archive in a worker',
  downloadDataExport: 'a file that is made in the background',
};

/** The statements that this process has asked PostgreSQL for. */
let asked = 0;
const { query } = Client.prototype;
Client.prototype.query = function counted(this: Client, ...given: never[]) {
  asked += 1;
  return Reflect.apply(query, this, given);
};

type Tokens = { owner: string; teacher: string };

/** Adds to the demonstration what it lacks, and counts each read's statements on PostgreSQL, in this process. */
export async function readsIn(settings: Record<string, string>): Promise<{ reads: Read[]; token: string }> {
  const config = readConfig(settings);
  const { db, close } = await openDatabase(config);
  const now = () => new Date();
  const log = pino({ level: 'silent' });
  const mail = createMailQueue({ db, now, log, transport: createMemoryTransport() });
  const context: Context = {
    db,
    config,
    now,
    mail,
    payments: createPaymentProvider(config),
    packages: noPackages,
    log,
  };
  const app = await createApp(context);
  const signIn = async (email: string) => {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (!user) throw new Error(`No account: ${email}`);
    return startSession(context, user, { address: '127.0.0.1', userAgent: undefined, device: null });
  };
  const send: TestServer['send'] = (method, path, { token, body, headers } = {}) =>
    app.inject({
      method,
      url: `/v1${path}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const tokens = { owner: await signIn(demoStudent.email), teacher: await signIn(demoInstructor.email) };
  const owned = await addOwnersThings({ send, db, signIn, context }, tokens);
  const addresses = { ...owned, ...(await addTheRest(db, send, tokens, owned['threadId'] ?? '')) };
  const reads: Read[] = [];
  const problems: string[] = [];
  for (const operation of readContract().operations.filter(({ method }) => method === 'GET')) {
    if (left[operation.id]) continue;
    const token = /^(teacher|instructor)$/.test(operation.mayCall) ? tokens.teacher : tokens.owner;
    const address = sampleAddress(operation, addresses);
    await send('GET', address, { token });
    const before = asked;
    const { statusCode, body } = await send('GET', address, { token });
    const statements = asked - before;
    if (statusCode !== 200) problems.push(`${operation.id}: ${statusCode} ${body.slice(0, 100)}`);
    reads.push({ operation: operation.id, address, token, statements });
  }
  await app.close();
  await close();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { reads, token: tokens.owner };
}

/** Adds what the demonstration and `addOwnersThings` lack, and returns the parts of its addresses. */
async function addTheRest(db: Database, send: TestServer['send'], tokens: Tokens, threadId: string) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoStudent.email));
  const userId = user?.id ?? '';
  const [certificate] = await db
    .insert(certificates)
    .values({
      userId,
      courseId: 'data-literacy',
      studentName: 'Ada',
      courseTitle: 'Data Literacy',
      criteria: ['Read it.'],
    })
    .returning();
  const [portfolio] = await db
    .insert(portfolios)
    .values({ userId, assignmentId: 'survey-clean-up', withGrade: true, sharedAt: new Date() })
    .returning();
  const [submission] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.assignmentId, 'question-log')));
  const made = async (token: string, path: string, body?: object) => {
    const answer = await send('POST', path, { token, ...(body && { body }) });
    if (answer.statusCode > 299) throw new Error(`${path}: ${answer.body}`);
    return answer.statusCode === 204 ? {} : answer.json();
  };
  const { url = '' } = await made(tokens.owner, '/schedules/feed');
  await made(tokens.teacher, `/messages/${threadId}/replies`, { text: 'Because the mean moves.' });
  return {
    certificateId: certificate?.id ?? '',
    portfolioId: portfolio?.id ?? '',
    submissionId: submission?.id ?? '',
    feedToken: /([^/]+)\.ics$/.exec(url)?.[1] ?? '',
  };
}
