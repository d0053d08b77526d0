import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { examplePublication } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { refusal, settled } from '../testing.ts';
import { publicationMachine } from './publication.machine.ts';

const about = { courseId: 'data-analytics', threadId: 'thread' };

async function start(answers: { propose?: Error | null; publish?: (Error | null)[] } = {}) {
  const { propose = null, publish = [null] } = answers;
  const calls: unknown[] = [];
  let failed = false;
  const actors = {
    proposePublication: fromPromise(async ({ input }: { input: OperationInput<'proposePublication'> }) => {
      calls.push(input);
      if (propose && !failed) {
        failed = true;
        throw propose;
      }
      return examplePublication;
    }),
    publishThread: fromPromise(async ({ input }: { input: OperationInput<'publishThread'> }) => {
      calls.push(input);
      const answer = publish.shift();
      if (answer) throw answer;
      return { id: 'post' };
    }),
  };
  const flow = createActor(publicationMachine.provide({ actors }), { input: about });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open' });
  await settled();
  return { flow, calls, emitted };
}

describe('§questions.20 publishing a thread', () => {
  it('proposes the texts, and sends them as they were changed', async () => {
    const { flow, calls, emitted } = await start();
    expect(flow.getSnapshot()).toMatchObject({ value: 'editing', context: { texts: examplePublication } });
    const changed = { ...examplePublication, title: 'Another title' };
    flow.send({ type: 'submit', ...changed });
    flow.send({ type: 'submit', ...changed });
    await settled();
    expect(flow.getSnapshot().value).toBe('closed');
    expect(calls).toEqual([about, { ...about, ...changed }]);
    expect(emitted).toEqual([{ type: 'published', id: 'post' }]);
  });

  it('keeps the texts where it is refused', async () => {
    const { flow, emitted } = await start({ publish: [refusal(422), null] });
    const changed = { ...examplePublication, question: 'By Ada Okafor' };
    flow.send({ type: 'submit', ...changed });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: 'rejected',
      context: { texts: changed, failure: { status: 422 } },
    });
    flow.send({ type: 'submit', ...examplePublication });
    expect(flow.getSnapshot().context.failure).toBeNull();
    await settled();
    expect(emitted).toHaveLength(1);
  });

  it('can be prepared again, and closed', async () => {
    const { flow } = await start({ propose: refusal(500) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'unprepared', context: { failure: { status: 500 } } });
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
    flow.send({ type: 'open' });
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
    flow.send({ type: 'open' });
    await settled();
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('is tried again, and can be left after a refusal', async () => {
    const { flow } = await start({ propose: refusal(500), publish: [refusal(422)] });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'editing', context: { texts: examplePublication } });
    flow.send({ type: 'submit', ...examplePublication });
    await settled();
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
  });
});
