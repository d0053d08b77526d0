import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { exampleAssignmentCompleted, exampleExtensionRequested } from '../../api/generated/examples.ts';
import type { OperationInput, UploadEvent, UploadInput, Whole } from '../../api/operation.ts';
import { largestFile } from '../chosen-files.ts';
import { pendingCalls, refusal, unreachable } from '../testing.ts';
import { assignmentSubmissionMachine } from './submission.machine.ts';

const file = (name: string, content: BlobPart = 'notes', type = 'text/plain') => new File([content], name, { type });
const delivered = { type: 'call.succeeded', output: exampleAssignmentCompleted };
const delayed = { type: 'call.delayed', error: unreachable() };

function start() {
  const uploads: { name: string; report: (event: UploadEvent) => void; stopped: boolean }[] = [];
  const { sent, logic } = pendingCalls<Whole<OperationInput<'submitAssignment'>>>();
  const machine = assignmentSubmissionMachine.provide({
    actors: {
      uploadSubmissionFile: fromCallback<UploadEvent, UploadInput>(({ input, sendBack }) => {
        const upload = { name: input.file.name, report: sendBack, stopped: false };
        uploads.push(upload);
        return () => {
          upload.stopped = true;
        };
      }),
      submitAssignment: logic,
    },
  });
  const flow = createActor(machine);
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', assignment: exampleExtensionRequested });
  return { flow, uploads, sent, emitted };
}

describe('§assignments.20: Submit Assignment', () => {
  it('sends each file with its progress, then text and files together', () => {
    const { flow, uploads, sent, emitted } = start();
    flow.send({ type: 'file.add', files: [file('a.md'), file('b.csv')] });
    flow.send({ type: 'submit', text: ' See the files. ' });
    uploads[0]?.report({ type: 'upload.progress', share: 0.5 });
    expect(flow.getSnapshot()).toMatchObject({ value: { sending: 'uploading' } });
    expect(flow.getSnapshot().context.files.map(({ share }) => share)).toEqual([0.5, 0]);
    uploads[0]?.report({ type: 'upload.done', id: 'one' });
    expect(uploads.map(({ name }) => name)).toEqual(['a.md', 'b.csv']);
    uploads[1]?.report({ type: 'upload.done', id: 'two' });
    expect(flow.getSnapshot().value).toEqual({ sending: { submitting: 'underWay' } });
    sent[0]?.report(delivered);
    expect(sent.map(({ input }) => input)).toEqual([
      { assignmentId: 'question-log', text: 'See the files.', fileIds: ['one', 'two'] },
    ]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { text: '', files: [] } });
    expect(emitted).toEqual([{ type: 'assignmentChanged', assignment: exampleAssignmentCompleted }]);
  });

  it('takes a text alone, and nothing at all is not sent', () => {
    const { flow, sent } = start();
    flow.send({ type: 'submit', text: '  ' });
    expect(flow.getSnapshot().value).toEqual({ editing: 'writing' });
    flow.send({ type: 'submit', text: 'Five questions.' });
    expect(sent.map(({ input }) => input)).toEqual([
      { assignmentId: 'question-log', text: 'Five questions.', fileIds: [] },
    ]);
  });

  it('§assignments.23: keeps everything where a file fails, and sends only what did not arrive again', () => {
    const { flow, uploads } = start();
    flow.send({ type: 'file.add', files: [file('a.md'), file('b.csv')] });
    flow.send({ type: 'submit', text: 'See the files.' });
    uploads[0]?.report({ type: 'upload.done', id: 'one' });
    uploads[1]?.report({ type: 'upload.failed', error: refusal(422) });
    const { value, context } = flow.getSnapshot();
    expect(value).toEqual({ editing: 'rejected' });
    expect(context).toMatchObject({ text: 'See the files.', failure: { message: 'No.' } });
    expect(context.files[1]?.key).toBe(context.failedKey);
    flow.send({ type: 'submit', text: 'See the files.' });
    expect(uploads.map(({ name }) => name)).toEqual(['a.md', 'b.csv', 'b.csv']);
  });

  it.each([
    [409, ['one'], [{ type: 'assignmentChanged' }]],
    [422, [null], []], // the server no longer has the file
    [403, ['one'], []],
  ])('keeps everything where the server answers %i', (status, ids, told) => {
    const { flow, uploads, sent, emitted } = start();
    flow.send({ type: 'file.add', files: [file('a.md')] });
    flow.send({ type: 'submit', text: '' });
    uploads[0]?.report({ type: 'upload.done', id: 'one' });
    sent[0]?.report({ type: 'call.refused', error: refusal(status) });
    expect(flow.getSnapshot()).toMatchObject({ value: { editing: 'rejected' }, context: { failure: { status } } });
    expect(flow.getSnapshot().context.files.map(({ id }) => id)).toEqual(ids);
    expect(emitted).toEqual(told);
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
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { text: '', files: [] } });
    expect(emitted).toEqual([{ type: 'assignmentChanged', assignment: exampleAssignmentCompleted }]);
    expect(sent).toHaveLength(1);
  });

  it('is sent now after a delay, and not sent a second time', () => {
    const { flow, sent } = startDelayed();
    flow.send({ type: 'submit', text: 'See the file.' });
    expect(flow.getSnapshot().value).toEqual({ sending: { submitting: 'underWay' } });
    expect(sent).toMatchObject([{ sentNow: 1, isCancelled: false }]);
  });

  it.each([
    [{ type: 'write' }, { editing: 'writing' }, ['a.md'], 'See the file.'],
    [{ type: 'file.add', files: [file('b.csv')] }, { editing: 'writing' }, ['a.md', 'b.csv'], 'See the file.'],
    [{ type: 'close', text: 'Another text.' }, 'closed', ['a.md'], 'Another text.'],
  ] as const)('is taken back after a delay by %o', (event, value, names, text) => {
    const { flow, sent } = startDelayed();
    flow.send(event.type === 'file.add' ? { type: 'file.add', files: [...event.files] } : event);
    expect(sent).toMatchObject([{ isCancelled: true }]);
    expect(flow.getSnapshot()).toMatchObject({ value, context: { text } });
    expect(flow.getSnapshot().context.files.map(({ file: { name } }) => name)).toEqual(names);
  });

  it('is taken back after a delay where a file is removed', () => {
    const { flow, sent } = startDelayed();
    flow.send({ type: 'file.remove', key: flow.getSnapshot().context.files[0]?.key ?? '' });
    expect(sent).toMatchObject([{ isCancelled: true }]);
    expect(flow.getSnapshot()).toMatchObject({ value: { editing: 'writing' }, context: { files: [] } });
  });

  it('forgets what failed, and what was not taken, once it is sent again', () => {
    const { flow, uploads } = start();
    flow.send({ type: 'file.add', files: [file('a.md'), file('empty.md', '')] });
    flow.send({ type: 'submit', text: 'Draft' });
    uploads[0]?.report({ type: 'upload.failed', error: refusal(500) });
    flow.send({ type: 'file.add', files: [file('empty.md', '')] });
    flow.send({ type: 'submit', text: 'Draft' });
    expect(flow.getSnapshot().context).toMatchObject({ failure: null, failedKey: null, refused: [] });
  });

  it('begins a file that was stopped half way from its start', () => {
    const { flow, uploads } = start();
    flow.send({ type: 'file.add', files: [file('a.md')] });
    flow.send({ type: 'submit', text: 'Draft' });
    uploads[0]?.report({ type: 'upload.progress', share: 0.5 });
    flow.send({ type: 'close', text: 'Draft' });
    expect(flow.getSnapshot().context.files).toMatchObject([{ id: null, share: 0 }]);
  });

  it('stops an upload, and keeps the draft while the page is open', () => {
    const { flow, uploads } = start();
    flow.send({ type: 'file.add', files: [file('a.md')] });
    flow.send({ type: 'submit', text: 'Draft' });
    flow.send({ type: 'close', text: 'Draft' });
    expect(uploads[0]?.stopped).toBe(true);
    expect(flow.getSnapshot().value).toEqual({ editing: 'writing' });
    flow.send({ type: 'close', text: 'Draft 2' });
    flow.send({ type: 'open', assignment: exampleExtensionRequested });
    expect(flow.getSnapshot().context).toMatchObject({ text: 'Draft 2', files: [{ id: null, share: 0 }] });
    flow.send({ type: 'close', text: 'Draft 2' });
    flow.send({ type: 'open', assignment: { ...exampleExtensionRequested, id: 'other' } });
    expect(flow.getSnapshot().context).toMatchObject({ text: '', files: [] });
  });

  it('tells the limits before anything is sent', () => {
    const { flow } = start();
    const six = ['1', '2', '3', '4', '5', '6'].map((name) => file(name));
    const large = file('large.csv', new Uint8Array(largestFile + 1));
    flow.send({
      type: 'file.add',
      files: [large, file('empty.md', ''), file('a.mov', 'x', 'video/quicktime'), ...six],
    });
    expect(flow.getSnapshot().context.refused).toEqual([
      { name: 'large.csv', why: 'tooLarge' },
      { name: 'empty.md', why: 'empty' },
      { name: 'a.mov', why: 'otherKind' },
      { name: '6', why: 'tooMany' },
    ]);
    expect(flow.getSnapshot().context.files).toHaveLength(5);
    flow.send({ type: 'file.remove', key: flow.getSnapshot().context.files[0]?.key ?? '' });
    expect(flow.getSnapshot().context).toMatchObject({ refused: [], files: { length: 4 } });
  });
});
