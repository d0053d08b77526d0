/** Links, codes and keys that are good for one use, used many times at the same moment. */
import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { users } from '../../server/platform/database/schema/account.ts';
import { threads } from '../../server/platform/database/schema/questions.ts';
import { eventually, type Person, type Target } from './target.ts';
import type { Topic } from './types.ts';

const many = 12;
const password = 'Kestrel-over-9-hills';

const together = <Result>(call: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: many }, (_, index) => call(index)));

const succeeded = (answers: { status: number }[]) => answers.filter(({ status }) => status < 300).length;

/** The token of the newest link that was mailed to the address. */
export async function linkTo(target: Target, email: string): Promise<string> {
  await target.call('POST', '/auth/reset-password', { body: { email } });
  return eventually(() => {
    const text = target.mailsTo(email).findLast(({ text }) => text.includes('/reset-password'))?.text ?? '';
    return /token=([\w.-]+)/.exec(text)?.[1];
  });
}

const ask = ({ call }: Target, { token, email }: Person) =>
  call('POST', '/courses/data-analytics/messages', {
    token,
    body: { message: `Do I need SQL? ${email}` },
    headers: { 'idempotency-key': 'the-only-question' },
  });

async function haveAskedOnce(target: Target, people: readonly Person[]): Promise<void> {
  await target.withDatabase(async (db) => {
    for (const { email } of people) {
      const rows = await db
        .select({ id: threads.id })
        .from(threads)
        .innerJoin(users, eq(users.id, threads.userId))
        .where(eq(users.email, email));
      assert.equal(rows.length, 1, `asked ${rows.length} times`);
    }
  });
}

/** The mistake that idempotency keys are kept in memory, where another process does not find them. */
const keysForgotten = {
  file: 'server/sync/idempotency.ts',
  from: 'export async function once(context: Context,',
  to: `const answers = new Map();
export async function once(context, call, { prepare }) {
  const first = answers.get(call.caller + call.key);
  if (first) return first;
  const answer = await (await prepare())(context);
  answers.set(call.caller + call.key, answer);
  return answer;
}
export async function unused(context: Context,`,
};

export const once: Topic = {
  attacks: [
    {
      name: 'register many accounts at once with one invitation',
      async run(target) {
        const token = await target.invite();
        const body = { password };
        const answers = await together(() => target.call('POST', '/auth/complete-registration', { token, body }));
        assert.equal(succeeded(answers), 1, answers.map(({ status }) => status).join(' '));
        const later = await target.call('POST', '/auth/register', { body: { token, password } });
        assert.notEqual(later.status, 201, 'the invitation still works by the other call');
      },
      mutations: [
        [
          {
            file: 'server/account/registration.ts',
            from: '.values({ email, firstName,',
            to: '.values({ email: crypto.randomUUID() + email, firstName,',
          },
          {
            file: 'server/account/registration.ts',
            from: '    if (!used) throw invalidToken();\n    const [created]',
            to: '    const [created]',
          },
          { file: 'server/account/registration.ts', from: '  if (used) throw invalidToken();\n', to: '' },
        ],
      ],
    },
    {
      name: 'set several passwords at once with one reset link',
      async run(target) {
        const { email } = await target.register();
        const token = await linkTo(target, email);
        const answers = await together((index) =>
          target.call('POST', '/auth/reset-password/confirm', { token, body: { password: `${password}-${index}` } }),
        );
        assert.equal(succeeded(answers), 1, answers.map(({ status }) => status).join(' '));
        const signedIn = [];
        for (const index of answers.keys()) {
          const body = { email, password: `${password}-${index}` };
          const { status } = await target.call('POST', '/auth/login', { body });
          if (status === 200) signedIn.push(index);
        }
        assert.equal(signedIn.length, 1, `the passwords ${signedIn} all sign in`);
      },
      mutations: [
        {
          file: 'server/account/password.ts',
          from: 'eq(oneTimeTokens.id, id), unusedLink,',
          to: 'eq(oneTimeTokens.id, id),',
        },
      ],
    },
    {
      name: 'use an older reset link after a newer one was used',
      async run(target) {
        const { email } = await target.register();
        const older = await linkTo(target, email);
        await new Promise((done) => setTimeout(done, 1100));
        await target.call('POST', '/auth/reset-password', { body: { email } });
        const newer = await eventually(() => {
          const tokens = target.mailsTo(email).flatMap(({ text }) => /token=([\w.-]+)/.exec(text)?.[1] ?? []);
          return tokens.findLast((token) => token !== older);
        });
        const used = await target.call('POST', '/auth/reset-password/confirm', { token: newer, body: { password } });
        if (used.status !== 204) throw new Error(`The newer link: ${used.status} ${used.text}`);
        const late = await target.call('POST', '/auth/reset-password/confirm', {
          token: older,
          body: { password: `${password}-attacker` },
        });
        assert.equal(late.status, 401);
      },
      mutations: [
        {
          file: 'server/account/password.ts',
          from: '.where(and(eq(oneTimeTokens.email, user.email), unusedLink));',
          to: '.where(and(eq(oneTimeTokens.id, user.id), unusedLink));',
        },
      ],
    },
    {
      name: 'have a thing done several times by sending it with one key at the same moment',
      async run(target) {
        const person = await target.register();
        const answers = await together(() => ask(target, person));
        assert.deepEqual(
          answers.map(({ status }) => status),
          Array(many).fill(202),
        );
        await haveAskedOnce(target, [person]);
      },
      mutations: [
        {
          file: 'server/operations.ts',
          from: "takesKey && typeof key === 'string'",
          to: "takesKey && typeof key === 'symbol'",
        },
      ],
    },
    {
      name: 'have a thing done twice, or not at all, by its key again after the server was killed over it',
      isSlow: true,
      async run(target) {
        const people: Person[] = [];
        for (const milliseconds of [0, 10, 30, 100, 1000]) {
          const person = await target.register();
          people.push(person);
          const first = ask(target, person).catch(() => null);
          await new Promise((done) => setTimeout(done, milliseconds));
          await target.restart('SIGKILL');
          await first;
          const again = await ask(target, person);
          assert.equal(again.status, 202, `after ${milliseconds} ms: ${again.text}`);
        }
        await haveAskedOnce(target, people);
      },
      mutations: [keysForgotten],
    },
    {
      name: "replay somebody else's answer with their idempotency key",
      async run(target) {
        const [one, other] = [await target.register({ firstName: 'Quillfeather' }), await target.register()];
        const headers = { 'idempotency-key': 'the-key-of-the-other' };
        const first = await target.call('POST', '/courses/data-literacy/enroll', { token: one.token, headers });
        if (first.status !== 200 && first.status !== 201) throw new Error(first.text);
        const again = await target.call('POST', '/courses/data-literacy/enroll', { token: other.token, headers });
        assert.equal(again.headers.get('idempotency-replayed'), null, 'the answer was replayed to another person');
      },
      mutations: [{ file: 'server/operations.ts', from: 'caller: user?.id ?? token ?? ip', to: "caller: 'anyone'" }],
    },
  ],
};
