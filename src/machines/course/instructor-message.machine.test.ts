import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import type { OperationInput } from '../../api/operation.ts';
import { step } from '../testing.ts';
import { instructorMessageMachine } from './instructor-message.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
type Call = OperationInput<'contactInstructor'>;

function start(answer: () => Promise<{ message: string; threadId: string }>) {
  const calls: Call[] = [];
  const contactInstructor = fromPromise(({ input }: { input: Call }) => {
    calls.push(input);
    return answer();
  });
  const flow = createActor(instructorMessageMachine.provide({ actors: { contactInstructor } }), {
    input: { courseId: 'data-analytics' },
  });
  const notices: unknown[] = [];
  flow.on('notify', (event) => notices.push(event.message));
  return { flow: flow.start(), calls, notices };
}

describe('§course.26 Course detail B: Contact Instructor', () => {
  it('sends what was written once, closes and says so', async () => {
    const { flow, calls, notices } = start(async () => ({ message: 'On its way.', threadId: 'thread' }));
    flow.send({ type: 'open' });
    flow.send({ type: 'submit', message: 'Do I need SQL?' });
    flow.send({ type: 'submit', message: 'Do I need SQL?' });
    expect(flow.getSnapshot().value).toBe('sending');
    await settled();
    expect(flow.getSnapshot().value).toBe('closed');
    expect(calls).toEqual([{ courseId: 'data-analytics', message: 'Do I need SQL?' }]);
    expect(notices).toEqual(['messageSent']);
  });

  it('keeps the text and the reason where sending fails', async () => {
    const tooMany = new ApiError({ kind: 'refused', status: 429, message: 'Try again in a minute.', retryAfter: 60 });
    const { flow, notices } = start(() => Promise.reject(tooMany));
    flow.send({ type: 'open' });
    flow.send({ type: 'submit', message: 'Do I need SQL?' });
    await settled();
    expect(flow.getSnapshot().value).toBe('rejected');
    expect(flow.getSnapshot().context).toMatchObject({
      message: 'Do I need SQL?',
      failure: { message: 'Try again in a minute.' },
    });
    expect(notices).toEqual([]);
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().context).toMatchObject({ message: '', failure: null });
  });

  it.each(['writing', 'sending', 'rejected'])('closes from %s', (value) => {
    const context = { courseId: 'data-analytics', message: '', failure: null };
    expect(step(instructorMessageMachine, value, { type: 'close' }, context).value).toBe('closed');
  });

  it('sends the words that were mended after a failure', () => {
    const context = { courseId: 'data-analytics', message: 'Do I need SQL?', failure: null };
    const event = { type: 'submit', message: 'Do I need to know SQL?' };
    expect(step(instructorMessageMachine, 'rejected', event, context)).toMatchObject({
      value: 'sending',
      context: { message: event.message },
    });
  });
});
