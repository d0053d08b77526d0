import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { exampleThreadMessage } from '../../api/generated/examples.ts';
import type { OperationInput, UploadEvent, Whole } from '../../api/operation.ts';
import { largestFile } from '../chosen-files.ts';
import { pendingCalls, refusal, unreachable } from '../testing.ts';
import { threadReplyMachine } from './reply.machine.ts';

const file = (name: string, content: BlobPart = 'notes') => new File([content], name, { type: 'text/plain' });
const delivered = { type: 'call.succeeded', output: exampleThreadMessage };
const delayed = { type: 'call.delayed', error: unreachable() };

function start() {
  const uploads: { name: string; report: (event: UploadEvent) => void; stopped: boolean }[] = [];
  const { sent, logic } = pendingCalls<Whole<OperationInput<'replyToThread'>>>();
  const machine = threadReplyMachine.provide({
    actors: {
      uploadAttachment: fromCallback<UploadEvent, { file: File }>(({ input, sendBack }) => {
        const upload = { name: input.file.name, report: sendBack, stopped: false };
        uploads.push(upload);
        return () => {
          upload.stopped = true;
        };
      }),
      replyToThread: logic,
    },
  });
  const flow = createActor(machine, { input: { threadId: 'one' } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), uploads, sent, emitted };
}

describe('§questions.10 a reply', () => {
  it('sends each file with its progress, then text and files together, and is empty again', () => {
    const { flow, uploads, sent, emitted } = start();
    flow.send({ type: 'file.add', files: [file('a.md'), file('b.csv')] });
    flow.send({ type: 'submit', text: 'See the files.' });
    uploads[0]?.report({ type: 'upload.progress', share: 0.5 });
    expect(flow.getSnapshot().context.files.map(({ share }) => share)).toEqual([0.5, 0]);
    uploads[0]?.report({ type: 'upload.done', id: 'one' });
    expect(flow.getSnapshot().value).toEqual({ sending: 'uploading' });
    uploads[1]?.report({ type: 'upload.done', id: 'two' });
    expect(uploads.map(({ name }) => name)).toEqual(['a.md', 'b.csv']);
    expect(flow.getSnapshot().value).toEqual({ sending: { submitting: 'underWay' } });
    sent[0]?.report(delivered);
    expect(sent.map(({ input }) => input)).toEqual([
      { threadId: 'one', text: 'See the files.', attachmentIds: ['one', 'two'] },
    ]);
    expect(flow.getSnapshot()).toMatchObject({ value: { editing: 'writing' }, context: { text: '', files: [] } });
    expect(emitted).toEqual([{ type: 'replied', message: exampleThreadMessage }]);
  });

  it('needs no file', () => {
    const { flow, sent } = start();
    flow.send({ type: 'submit', text: 'Thank you.' });
    expect(sent.map(({ input }) => input)).toEqual([{ threadId: 'one', text: 'Thank you.', attachmentIds: [] }]);
  });

  it('keeps everything where a file fails, and sends only what did not arrive again', () => {
    const { flow, uploads } = start();
    flow.send({ type: 'file.add', files: [file('a.md'), file('b.csv')] });
    flow.send({ type: 'submit', text: 'See the files.' });
    uploads[0]?.report({ type: 'upload.done', id: 'one' });
    uploads[1]?.report({ type: 'upload.progress', share: 0.5 });
    uploads[1]?.report({ type: 'upload.failed', error: refusal(422) });
    const { value, context } = flow.getSnapshot();
    expect(value).toEqual({ editing: 'rejected' });
    expect(context).toMatchObject({ text: 'See the files.', failure: { message: 'No.' } });
    expect(context.files[1]).toMatchObject({ key: context.failedKey, share: 0 });
    flow.send({ type: 'submit', text: 'See the files.' });
    expect(uploads.map(({ name }) => name)).toEqual(['a.md', 'b.csv', 'b.csv']);
    expect(flow.getSnapshot().context).toMatchObject({ failure: null, failedKey: null });
  });

  it.each([
    [422, [null]], // the server no longer has the file
    [403, ['one']],
  ])('keeps everything where the server answers %i', (status, ids) => {
    const { flow, uploads, sent, emitted } = start();
    flow.send({ type: 'file.add', files: [file('a.md')] });
    flow.send({ type: 'submit', text: 'See the file.' });
    uploads[0]?.report({ type: 'upload.done', id: 'one' });
    sent[0]?.report({ type: 'call.refused', error: refusal(status) });
    expect(flow.getSnapshot()).toMatchObject({ value: { editing: 'rejected' }, context: { failure: { status } } });
    expect(flow.getSnapshot().context.files.map(({ id }) => id)).toEqual(ids);
    expect(emitted).toEqual([]);
  });

  it('stops an upload, which begins anew', () => {
    const { flow, uploads } = start();
    flow.send({ type: 'file.add', files: [file('a.md')] });
    flow.send({ type: 'submit', text: 'See the file.' });
    uploads[0]?.report({ type: 'upload.progress', share: 0.5 });
    flow.send({ type: 'stop' });
    expect(uploads).toMatchObject([{ stopped: true }]);
    expect(flow.getSnapshot()).toMatchObject({ value: { editing: 'writing' }, context: { files: [{ share: 0 }] } });
  });

  /** Sent with its file, and delayed. */
  function startDelayed() {
    const { flow, uploads, ...rest } = start();
    flow.send({ type: 'file.add', files: [file('a.md')] });
    flow.send({ type: 'submit', text: 'See the file.' });
    uploads[0]?.report({ type: 'upload.done', id: 'one' });
    rest.sent[0]?.report(delayed);
    return { flow, ...rest };
  }

  it('arrives by itself after a delay', () => {
    const { flow, sent, emitted } = startDelayed();
    expect(flow.getSnapshot()).toMatchObject({
      value: { sending: { submitting: 'delayed' } },
      context: { text: 'See the file.', failure: { kind: 'unreachable' } },
    });
    sent[0]?.report(delivered);
    expect(flow.getSnapshot()).toMatchObject({ value: { editing: 'writing' }, context: { text: '', failure: null } });
    expect(emitted).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it('is sent now after a delay, and not sent a second time', () => {
    const { flow, sent } = startDelayed();
    flow.send({ type: 'submit', text: 'See the file.' });
    expect(flow.getSnapshot().value).toEqual({ sending: { submitting: 'underWay' } });
    expect(sent).toMatchObject([{ sentNow: 1, isCancelled: false }]);
  });

  const changes: [Parameters<ReturnType<typeof start>['flow']['send']>[0], number][] = [
    [{ type: 'write' }, 1],
    [{ type: 'file.add', files: [file('b.csv')] }, 2],
    [{ type: 'file.remove', key: '' }, 1],
  ];
  it.each(changes)('is taken back by %j after a delay', (event, files) => {
    const { flow, sent } = startDelayed();
    flow.send(event);
    expect(flow.getSnapshot().value).toEqual({ editing: 'writing' });
    expect(flow.getSnapshot().context.files).toHaveLength(files);
    expect(sent).toMatchObject([{ isCancelled: true }]);
  });

  it('is taken back without the file that is removed after a delay', () => {
    const { flow } = startDelayed();
    const [{ key } = { key: '' }] = flow.getSnapshot().context.files;
    flow.send({ type: 'file.remove', key });
    expect(flow.getSnapshot()).toMatchObject({ value: { editing: 'writing' }, context: { files: [] } });
  });

  it('removes a chosen file, and names the ones that it does not take', () => {
    const { flow } = start();
    flow.send({ type: 'file.add', files: [file('a.md'), file('b.md', new Uint8Array(largestFile + 1))] });
    const [{ key } = { key: '' }] = flow.getSnapshot().context.files;
    expect(flow.getSnapshot().context.refused).toEqual([{ name: 'b.md', why: 'tooLarge' }]);
    flow.send({ type: 'file.remove', key });
    expect(flow.getSnapshot().context).toMatchObject({ files: [], refused: [] });
  });
});
