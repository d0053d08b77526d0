import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { settled, step } from '../testing.ts';
import { enrolmentMachine } from './enrolment.machine.ts';

type Quote = OperationOutput<'quotePayment'>;
const refused = (status: number, message: string) =>
  new ApiError({ kind: 'refused', status, message, retryAfter: null });
const course = { id: 'data-analytics', title: 'Data Analytics' };
const plain: Quote = { courseId: course.id, currency: 'GBP', amount: 299.99, discount: 0, total: 299.99 };
const reduced: Quote = { ...plain, discount: 75, total: 224.99, promotionCode: 'LEARN25' };

type Calls = {
  enrollInCourse?: () => Promise<OperationOutput<'enrollInCourse'>>;
  quotePayment?: (input: OperationInput<'quotePayment'>) => Promise<Quote>;
  createCheckout?: (input: OperationInput<'createCheckout'>) => Promise<OperationOutput<'createCheckout'>>;
};

const never = () => new Promise<never>(() => {});
const priced = async ({ promotionCode }: OperationInput<'quotePayment'>) => {
  if (promotionCode === undefined) return plain;
  if (promotionCode.toUpperCase() === 'LEARN25') return reduced; // as the server does
  throw refused(422, 'This promotion code is not valid.');
};

function start({ enrollInCourse = never, quotePayment = priced, createCheckout = never }: Calls) {
  const flow = createActor(
    enrolmentMachine.provide({
      actors: {
        enrollInCourse: fromPromise<OperationOutput<'enrollInCourse'>, OperationInput<'enrollInCourse'>>(
          enrollInCourse,
        ),
        quotePayment: fromPromise<Quote, OperationInput<'quotePayment'>>(({ input }) => quotePayment(input)),
        createCheckout: fromPromise<OperationOutput<'createCheckout'>, OperationInput<'createCheckout'>>(({ input }) =>
          createCheckout(input),
        ),
      },
    }),
  );
  const emitted: object[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted };
}

describe('§payment.1 Course enrolment', () => {
  it('enrols at once where the course is free, says so, and tells who lists courses', async () => {
    const { flow, emitted } = start({
      enrollInCourse: async () => ({ courseId: course.id, enrolledAt: '2026-11-02T09:15:00Z' }),
    });
    flow.send({ type: 'enrol', course });
    await settled();
    expect(flow.getSnapshot().value).toBe('closed');
    expect(emitted).toEqual([
      { type: 'notify', message: 'enrolmentSuccessful' },
      { type: 'enrolled', courseId: course.id },
    ]);
  });

  it('§payment.4: a 402 opens the payment dialog', async () => {
    const { flow } = start({ enrollInCourse: () => Promise.reject(refused(402, 'Pay first.')) });
    flow.send({ type: 'enrol', course });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ open: 'ready' });
  });

  it('§payment.3: any other failure is a notice, and nothing opens', async () => {
    const { flow, emitted } = start({ enrollInCourse: () => Promise.reject(refused(500, 'No.')) });
    flow.send({ type: 'enrol', course });
    await settled();
    expect(flow.getSnapshot().value).toBe('closed');
    expect(emitted).toEqual([{ type: 'notify', message: 'enrolmentFailed' }]);
  });
});

describe('§payment.8 Payment dialog', () => {
  it('§payment.9 LEARN25: shows the amount before and after a code', async () => {
    const { flow } = start({});
    flow.send({ type: 'pay', course });
    await settled();
    expect(flow.getSnapshot().context.quote).toEqual(plain);
    flow.send({ type: 'code.type', text: ' LEARN25 ' });
    flow.send({ type: 'code.apply' });
    await settled();
    expect(flow.getSnapshot().context.quote).toEqual(reduced);
  });

  it.each(['LEARN25', 'learn25', ' Learn25 '])(
    '§payment.9 the code is applied however it is typed: "%s"',
    async (text) => {
      const { flow } = start({});
      flow.send({ type: 'pay', course });
      await settled();
      flow.send({ type: 'code.type', text });
      flow.send({ type: 'code.apply' });
      expect(flow.getSnapshot().value).toEqual({ open: 'quoting' });
      await settled();
      expect(flow.getSnapshot().context).toMatchObject({ quote: reduced, failure: null });
    },
  );

  it('keeps a refused code in the field, with the reason and the full amount', async () => {
    const { flow } = start({});
    flow.send({ type: 'pay', course, code: 'LEARN99' });
    await settled();
    await settled();
    const { value, context } = flow.getSnapshot();
    expect(value).toEqual({ open: 'codeRefused' });
    expect(context).toMatchObject({ code: 'LEARN99', quote: plain });
    expect(context.failure?.message).toBe('This promotion code is not valid.');
  });

  it('never pays another amount than the one shown: a typed code is looked at before paying', async () => {
    const { flow } = start({});
    flow.send({ type: 'pay', course });
    await settled();
    flow.send({ type: 'code.type', text: 'learn25' });
    flow.send({ type: 'pay.now' });
    expect(flow.getSnapshot().value).toEqual({ open: 'quoting' });
  });

  it('goes to the checkout once, however often "Pay Now" is pressed', async () => {
    let checkouts = 0;
    const { flow, emitted } = start({
      createCheckout: async () => {
        checkouts += 1;
        return { sessionId: 'cs_12345678', url: '/sandbox/checkout/cs_12345678' };
      },
    });
    flow.send({ type: 'pay', course });
    await settled();
    for (let press = 0; press < 20; press += 1) flow.send({ type: 'pay.now' });
    await settled();
    expect(checkouts).toBe(1);
    expect(emitted).toEqual([{ type: 'leave', url: '/sandbox/checkout/cs_12345678' }]);
    flow.send({ type: 'return' });
    expect(flow.getSnapshot().value).toEqual({ open: 'ready' });
  });

  it('says that nothing was charged where the checkout does not start, and tries again', async () => {
    const { flow } = start({ createCheckout: () => Promise.reject(refused(503, 'Payments are not set up.')) });
    flow.send({ type: 'pay', course });
    await settled();
    flow.send({ type: 'pay.now' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ open: 'refused' });
    flow.send({ type: 'pay.now' });
    expect(flow.getSnapshot().value).toEqual({ open: 'checkingOut' });
  });

  it('§payment.27: pays what is shown, or shows the new price to be confirmed', async () => {
    const quotes = [plain, reduced];
    const sent: (number | undefined)[] = [];
    const { flow } = start({
      quotePayment: async () => quotes.shift() ?? reduced,
      createCheckout: async ({ total }) => {
        sent.push(total);
        if (total !== reduced.total) throw refused(422, 'The price is now £224.99.');
        return { sessionId: 'cs_12345678', url: '/sandbox/checkout/cs_12345678' };
      },
    });
    flow.send({ type: 'pay', course });
    await settled();
    flow.send({ type: 'pay.now' });
    await settled();
    await settled();
    const { value, context } = flow.getSnapshot();
    expect(value).toEqual({ open: 'refused' });
    expect(context).toMatchObject({ quote: reduced, failure: { message: 'The price is now £224.99.' } });
    flow.send({ type: 'pay.now' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ open: 'leaving' });
    expect(sent).toEqual([plain.total, reduced.total]);
  });

  it('counts an already enrolled student as enrolled', async () => {
    const { flow, emitted } = start({ createCheckout: () => Promise.reject(refused(409, 'Already enrolled.')) });
    flow.send({ type: 'pay', course });
    await settled();
    flow.send({ type: 'pay.now' });
    await settled();
    expect(flow.getSnapshot().value).toBe('closed');
    expect(emitted).toEqual([{ type: 'enrolled', courseId: course.id }]);
  });
});

describe('§payment.7 Payment dialog: what it can be told', () => {
  const refusal = refused(422, 'This promotion code is not valid.').failure;
  const typed = { course, quote: plain, code: 'LEARN99', failure: null };
  const open = (state: string) => ({ open: state });

  it.each(['quoting', 'quotingAgain', 'failed', 'ready', 'codeRefused', 'refused', 'checkingOut', 'leaving'])(
    'closes from %s, and forgets price and failure, but not the code',
    (state) => {
      const { value, context } = step(enrolmentMachine, open(state), { type: 'close' }, { ...typed, failure: refusal });
      expect(value).toBe('closed');
      expect(context).toMatchObject({ quote: null, failure: null, code: 'LEARN99' });
    },
  );

  it.each([
    ['failed', { type: 'retry' }, 'quoting'],
    ['codeRefused', { type: 'code.apply' }, 'quoting'],
    ['codeRefused', { type: 'code.type', text: 'LEARN25' }, 'ready'],
    ['codeRefused', { type: 'pay.now' }, 'checkingOut'],
    ['refused', { type: 'code.apply' }, 'quoting'],
    ['refused', { type: 'pay.now' }, 'checkingOut'],
  ])('goes on from %s by %o to %s', (state, event, next) => {
    expect(step(enrolmentMachine, open(state), event, typed).value).toEqual(open(next));
  });

  it.each([
    ['LEARN25', 'quotingWithoutCode'],
    ['', 'failed'],
  ])('§payment.27: a new price that is refused with the code "%s" leads to %s', (code, state) => {
    const refusal = { type: 'xstate.error.actor.quoteAgain', error: refused(422, 'This promotion code has ended.') };
    expect(step(enrolmentMachine, { open: 'quotingAgain' }, refusal, { course, code, quote: reduced })).toMatchObject({
      value: { open: state },
      context: { failure: { status: 422 } },
    });
  });

  it('keeps the code as it is typed', () => {
    const { context } = step(enrolmentMachine, open('codeRefused'), { type: 'code.type', text: 'LEARN2' }, typed);
    expect(context.code).toBe('LEARN2');
  });

  it('pays the full amount without a code that was refused', () => {
    expect(step(enrolmentMachine, open('codeRefused'), { type: 'pay.now' }, typed).context.code).toBe('');
  });

  it.each(['ready', 'refused'])('applies no code in %s where none is typed', (state) => {
    const noCode = { ...typed, code: ' ' };
    expect(step(enrolmentMachine, open(state), { type: 'code.apply' }, noCode).value).toEqual(open(state));
  });

  it.each([
    ['quoting', 'quotePayment'],
    ['quotingWithoutCode', 'quoteWithoutCode'],
    ['quotingAgain', 'quoteAgain'],
  ])('§payment.11: says why there is no price where %s fails', (state, actor) => {
    const event = { type: `xstate.error.actor.${actor}`, error: refused(500, 'No.'), actorId: actor };
    expect(step(enrolmentMachine, open(state), event, { ...typed, code: '' })).toMatchObject({
      value: open('failed'),
      context: { failure: { message: 'No.' } },
    });
  });

  it('§payment.11: says why the checkout did not start', () => {
    const actor = 'createCheckout';
    const event = { type: `xstate.error.actor.${actor}`, error: refused(503, 'Not set up.'), actorId: actor };
    expect(step(enrolmentMachine, open('checkingOut'), event, typed)).toMatchObject({
      value: open('refused'),
      context: { failure: { message: 'Not set up.' } },
    });
  });
});
