import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleThread, exampleThreadMessage } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { refusal, settled } from '../testing.ts';
import { threadMachine } from './thread.machine.ts';

const read = { ...exampleThread, unread: 0 };

async function start(
  answer: () => Promise<typeof exampleThread>,
  mark: () => Promise<undefined> = async () => undefined,
) {
  const marks: OperationInput<'markThreadRead'>[] = [];
  const actors = {
    getThread: fromPromise((_: { input: OperationInput<'getThread'> }) => answer()),
    markThreadRead: fromPromise(({ input }: { input: OperationInput<'markThreadRead'> }) => {
      marks.push(input);
      return mark();
    }),
  };
  const flow = createActor(threadMachine.provide({ actors }), { input: { threadId: exampleThread.id } }).start();
  await settled();
  return { flow, marks };
}

describe('§questions.9 one thread', () => {
  it('is marked as read up to its newest message, once', async () => {
    const { flow, marks } = await start(async () => exampleThread);
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'read' });
    expect(marks).toEqual([{ threadId: exampleThread.id, messageId: exampleThread.messages.at(-1)?.id }]);
    expect(flow.getSnapshot().context.thread).toEqual(exampleThread);
  });

  it('stays where the mark fails, and needs none where nothing is new', async () => {
    const { flow } = await start(
      async () => exampleThread,
      () => Promise.reject(refusal(500)),
    );
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'read' });
    expect((await start(async () => read)).marks).toEqual([]);
  });

  it('shows a reply as soon as it is sent', async () => {
    const { flow } = await start(async () => read);
    flow.send({ type: 'replied', message: exampleThreadMessage });
    expect(flow.getSnapshot().context.thread).toEqual({
      ...read,
      isAnswered: false,
      messages: [...read.messages, exampleThreadMessage],
    });
  });

  it('shows a reply once that was there before its own sending was answered', async () => {
    const { flow } = await start(async () => read);
    flow.send({ type: 'replied', message: exampleThreadMessage });
    flow.send({ type: 'replied', message: exampleThreadMessage });
    expect(flow.getSnapshot().context.thread?.messages).toEqual([...read.messages, exampleThreadMessage]);
  });

  it('keeps where it was published', async () => {
    const { flow } = await start(async () => read);
    flow.send({ type: 'published', id: 'post' });
    expect(flow.getSnapshot().context.thread).toEqual({ ...read, publishedAs: 'post' });
  });

  it.each([
    [404, 'notFound'],
    [400, 'notFound'],
    [500, 'failed'],
  ])('HTTP %i: %s', async (status, value) => {
    const { flow } = await start(() => Promise.reject(refusal(status)));
    expect(flow.getSnapshot().value).toBe(value);
  });

  it('a failed load can be tried again', async () => {
    let calls = 0;
    const { flow } = await start(async () => {
      calls += 1;
      if (calls === 1) throw refusal(500);
      return read;
    });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'read' });
  });
});
