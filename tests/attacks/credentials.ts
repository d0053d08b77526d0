/** Certificates and access that were not earned, were revoked or were not paid for. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { readContent } from '../../server/content/read.ts';
import { openCheckout, paid, report } from './purchase.ts';
import { stringIn, type Target } from './target.ts';
import type { Topic } from './types.ts';

const freeCourse = 'spreadsheet-foundations';
const paidCourse = 'data-engineering';

const lessonsOf = (courseId: string) =>
  (readContent('content').courses.find(({ id }) => id === courseId)?.modules ?? []).flatMap(({ lessons }) => lessons);

type Lesson = ReturnType<typeof lessonsOf>[number];

const pathOf = ({ id }: Lesson) => `/courses/${freeCourse}/lessons/${id}`;

/** Registers, and completes the free course as a person does. */
async function graduate(target: Target) {
  const { token } = await target.register({ firstName: 'Ada', lastName: 'Okafor' });
  await target.call('POST', `/courses/${freeCourse}/enroll`, { token });
  for (const lesson of lessonsOf(freeCourse)) {
    await target.call('GET', pathOf(lesson), { token });
    if (lesson.type !== 'quiz') await target.call('POST', `${pathOf(lesson)}/complete`, { token });
    else {
      const answers = lesson.questions.map(({ correct }, index) => ({
        questionId: `q${index + 1}`,
        optionId: 'abcdefgh'.charAt(correct),
      }));
      await target.call('POST', `${pathOf(lesson)}/answers`, { token, body: { answers } });
    }
  }
  const id = /"id":"([0-9a-f-]{36})"/.exec((await target.call('GET', '/certificates', { token })).text)?.[1];
  if (!id) throw new Error('There is no certificate.');
  const credential = (await target.call('GET', `/certificates/${id}/credential`)).text;
  return { token, id, credential };
}

const check = async (target: Target, credential: string) =>
  stringIn((await target.call('POST', '/certificates/check', { body: { credential } })).body, 'result');

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Buys the course by a payment that has an id, which refunds and disputes can name. */
async function buy(target: Target, token: string) {
  const order = await openCheckout(target, token, { courseId: paidCourse });
  const payment = `pi_${order.id}`;
  const confirm = () =>
    report(target, order, 'checkout.session.completed', { ...paid(34_999, 'gbp'), payment_intent: payment });
  const refund = () =>
    report(target, order, 'charge.refunded', {
      id: `ch_${order.id}`,
      payment_intent: payment,
      refunded: true,
      metadata: { order_id: order.id },
    });
  const dispute = (status: string) =>
    report(target, order, 'charge.dispute.updated', { id: `du_${order.id}`, payment_intent: payment, status });
  return { ...order, confirm, refund, dispute };
}

const reads = async (target: Target, token: string) =>
  (await target.call('GET', `/courses/${paidCourse}/lessons/m2-l1`, { token })).status === 200;

export const credentials: Topic = {
  attacks: [
    {
      name: 'show a credential that was changed, or that another key signed',
      async run(target) {
        const { credential } = await graduate(target);
        assert.equal(await check(target, credential), 'verified');
        const [header = '', , signature = ''] = credential.split('.');
        const forged = part({ ...decodeJwt(credential), name: 'Deep Learning' });
        assert.equal(await check(target, `${header}.${forged}.${signature}`), 'tampered', 'a changed one was verified');
        const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        const headers = [
          {},
          { jwk: publicKey.export({ format: 'jwk' }) },
          { jku: 'http://127.0.0.1:9/jwks.json' },
          { kid: 'https://learn.example.com/.well-known/jwks.json#mine' },
        ];
        for (const header of headers) {
          const content = `${part({ ...decodeProtectedHeader(credential), ...header })}.${forged}`;
          const own = sign('sha256', Buffer.from(content), privateKey).toString('base64url');
          assert.equal(await check(target, `${content}.${own}`), 'tampered', `${Object.keys(header)} was verified`);
        }
        const unsigned = `${part({ ...decodeProtectedHeader(credential), alg: 'none' })}.${forged}.`;
        assert.equal(await check(target, unsigned), 'tampered', 'an unsigned one was verified');
      },
      mutations: [
        {
          file: 'server/certificates/check.ts',
          from: 'if (!(await isSigned(credential.trim(), key.publicKey))) return tampered;',
          to: '',
        },
      ],
    },
    {
      name: 'go on with a certificate that was revoked',
      isSlow: true,
      async run(target) {
        const { id, credential } = await graduate(target);
        await target.stop(); // the embedded database belongs to one process
        const command = ['server/cli/certificates.ts', '--revoke', id, '--reason', 'Issued twice.'];
        execFileSync(process.execPath, command, { env: { PATH: process.env['PATH'], ...target.env }, stdio: 'pipe' });
        await target.restart();
        for (const file of ['pdf', 'credential']) {
          assert.equal((await target.call('GET', `/certificates/${id}/${file}`)).status, 410, `${file} was handed out`);
        }
        assert.equal(await check(target, credential), 'revoked');
        const status = await target.call('GET', `/certificates/${id}/status`);
        assert.match(status.text, /"revoked":true/);
      },
      mutations: [
        { file: 'server/certificates/queries.ts', from: 'if (found.revoked) throw', to: 'if (false) throw' },
        {
          file: 'server/certificates/check.ts',
          from: "certificate.revoked ? 'revoked' : 'verified'",
          to: "'verified'",
        },
      ],
    },
    {
      name: 'put another name on a certificate after its issue',
      async run(target) {
        const { token, id } = await graduate(target);
        const body = { first_name: 'Grace', last_name: 'Hopper' };
        assert.equal((await target.call('PUT', '/auth/profile', { token, body })).status, 200);
        const { text } = await target.call('GET', `/certificates/${id}`);
        assert.ok(text.includes('Ada Okafor') && !text.includes('Grace'), text);
        const { text: credential } = await target.call('GET', `/certificates/${id}/credential`);
        assert.ok(!JSON.stringify(decodeJwt(credential)).includes('Grace'), 'the credential has another name');
      },
      mutations: [
        [
          {
            file: 'server/certificates/queries.ts',
            from: "import { desc, eq, type SQL } from 'drizzle-orm';",
            to: "import { desc, eq, type SQL, sql } from 'drizzle-orm';",
          },
          {
            file: 'server/certificates/queries.ts',
            from: 'studentName: certificates.studentName,',
            to: "studentName: sql`(select first_name || ' ' || last_name from users where users.id = certificates.user_id)`,",
          },
        ],
      ],
    },
    {
      name: 'complete lessons that are locked, were never opened, or are quizzes that were not passed',
      async run(target) {
        const { token } = await target.register();
        const lessons = lessonsOf(freeCourse);
        const complete = (lesson: Lesson) => target.call('POST', `${pathOf(lesson)}/complete`, { token });
        for (const lesson of lessons.slice(0, 3)) assert.equal((await complete(lesson)).status, 403, 'a locked one');
        await target.call('POST', `/courses/${freeCourse}/enroll`, { token });
        for (const lesson of lessons.slice(1)) assert.equal((await complete(lesson)).status, 409, lesson.id);
        for (const lesson of lessons.filter(({ type }) => type === 'quiz')) {
          await target.call('GET', pathOf(lesson), { token });
          assert.equal((await complete(lesson)).status, 409, 'a quiz that was not passed');
        }
        assert.deepEqual((await target.call('GET', '/certificates', { token })).body, []);
      },
      mutations: [
        { file: 'server/lesson/completion.ts', from: 'if (locked.length === 0) throw enrolmentRequired();', to: '' },
        {
          file: 'server/lesson/handlers.ts',
          from: 'if (lesson.position > 1 && !(await hasOpened',
          to: 'if (false && !(await hasOpened',
        },
        {
          file: 'server/lesson/handlers.ts',
          from: "if (lesson.type === 'quiz') throw new Problem(409, 'Pass the quiz to complete this lesson.');",
          to: '',
        },
      ],
    },
    {
      name: 'keep a course whose payment went back, by reports that are sent again or come late',
      async run(target) {
        const { token } = await target.register();
        const order = await buy(target, token);
        await order.confirm();
        assert.equal(await reads(target, token), true);
        await order.refund();
        const late = [order.confirm, () => order.dispute('needs_response'), () => order.dispute('won'), order.confirm];
        for (const send of late) {
          assert.equal((await send()).status, 200);
          assert.equal(await reads(target, token), false, 'the course can be read after its refund');
        }
        const enrolled = await target.call('POST', `/courses/${paidCourse}/enroll`, { token });
        assert.equal(enrolled.status, 402);
        const status = async () =>
          stringIn((await target.call('GET', `/payments/${order.sessionId}`, { token })).body, 'status');
        assert.equal(await status(), 'refunded');
      },
      mutations: [
        {
          file: 'server/payment/reversal.ts',
          from: "if (order.status === 'confirmed') await setAccess(",
          to: 'if (false) await setAccess(',
        },
        { file: 'server/course/handlers.ts', from: 'isNull(orders.refundedAt),', to: '' },
      ],
    },
    {
      name: 'be enrolled by a payment that was refunded or disputed before it was reported',
      async run(target) {
        const [first, second] = [await target.register(), await target.register()];
        const refunded = await buy(target, first.token);
        await refunded.refund();
        await refunded.confirm();
        assert.equal(await reads(target, first.token), false, 'a refunded payment enrolled');
        const disputed = await buy(target, second.token);
        await disputed.dispute('lost');
        await disputed.dispute('needs_response');
        await disputed.confirm();
        assert.equal(await reads(target, second.token), false, 'a payment whose dispute was lost enrolled');
      },
      mutations: [
        {
          file: 'server/payment/confirm.ts',
          from: 'const change = await applyReversals(tx, confirmed, { now, refundEndsAccess, by: paymentProvider });',
          to: 'const change = null;',
        },
      ],
    },
  ],
};
