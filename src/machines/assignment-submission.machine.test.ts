import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { exampleAssignmentCompleted, exampleExtensionRequested } from '../api/examples.ts';
import { ApiError } from '../api/failure.ts';
import type { UploadEvent, UploadInput } from '../api/operation.ts';
import { assignmentSubmissionMachine } from './assignment-submission.machine.ts';
import { largestFile } from './submission-files.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const file = (name: string, content: BlobPart = 'notes', type = 'text/plain') => new File([content], name, { type });
const refusal = (status: number) => new ApiError({ kind: 'refused', status, message: 'No.', retryAfter: null });

function start(submit: () => Promise<typeof exampleAssignmentCompleted> = async () => exampleAssignmentCompleted) {
  const uploads: { name: string; tell: (event: UploadEvent) => void; stopped: boolean }[] = [];
  const submitted: unknown[] = [];
  const machine = assignmentSubmissionMachine.provide({
    actors: {
      uploadSubmissionFile: fromCallback<UploadEvent, UploadInput>(({ input, sendBack }) => {
        const upload = { name: input.file.name, tell: sendBack, stopped: false };
        uploads.push(upload);
        return () => {
          upload.stopped = true;
        };
      }),
      submitAssignment: fromPromise(({ input }) => {
        submitted.push(input);
        return submit();
      }),
    },
  });
  const flow = createActor(machine);
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', assignment: exampleExtensionRequested });
  return { flow, uploads, submitted, emitted };
}

describe('decisions 5: Submit Assignment', () => {
  it('sends each file with its progress, then text and files together', async () => {
    const { flow, uploads, submitted, emitted } = start();
    flow.send({ type: 'file.add', files: [file('a.md'), file('b.csv')] });
    flow.send({ type: 'submit', text: ' See the files. ' });
    uploads[0]?.tell({ type: 'upload.progress', share: 0.5 });
    expect(flow.getSnapshot()).toMatchObject({ value: { sending: 'uploading' } });
    expect(flow.getSnapshot().context.files.map(({ share }) => share)).toEqual([0.5, 0]);
    uploads[0]?.tell({ type: 'upload.done', id: 'one' });
    expect(uploads.map(({ name }) => name)).toEqual(['a.md', 'b.csv']);
    uploads[1]?.tell({ type: 'upload.done', id: 'two' });
    expect(flow.getSnapshot().value).toEqual({ sending: 'submitting' });
    await settled();
    expect(submitted).toEqual([{ assignmentId: 'question-log', text: 'See the files.', fileIds: ['one', 'two'] }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { text: '', files: [] } });
    expect(emitted).toEqual([{ type: 'assignmentChanged', assignment: exampleAssignmentCompleted }]);
  });

  it('takes a text alone, and nothing at all is not sent', async () => {
    const { flow, submitted } = start();
    flow.send({ type: 'submit', text: '  ' });
    expect(flow.getSnapshot().value).toEqual({ editing: 'writing' });
    flow.send({ type: 'submit', text: 'Five questions.' });
    await settled();
    expect(submitted).toEqual([{ assignmentId: 'question-log', text: 'Five questions.', fileIds: [] }]);
  });

  it('keeps everything where a file fails, and sends only what did not arrive again', () => {
    const { flow, uploads } = start();
    flow.send({ type: 'file.add', files: [file('a.md'), file('b.csv')] });
    flow.send({ type: 'submit', text: 'See the files.' });
    uploads[0]?.tell({ type: 'upload.done', id: 'one' });
    uploads[1]?.tell({ type: 'upload.failed', error: refusal(422) });
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
    [500, ['one'], []],
  ])('keeps everything where the server answers %i', async (status, ids, told) => {
    const { flow, uploads, emitted } = start(() => Promise.reject(refusal(status)));
    flow.send({ type: 'file.add', files: [file('a.md')] });
    flow.send({ type: 'submit', text: '' });
    uploads[0]?.tell({ type: 'upload.done', id: 'one' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { editing: 'rejected' }, context: { failure: { status } } });
    expect(flow.getSnapshot().context.files.map(({ id }) => id)).toEqual(ids);
    expect(emitted).toEqual(told);
  });

  it('forgets what failed, and what was not taken, once it is sent again', () => {
    const { flow, uploads } = start();
    flow.send({ type: 'file.add', files: [file('a.md'), file('empty.md', '')] });
    flow.send({ type: 'submit', text: 'Draft' });
    uploads[0]?.tell({ type: 'upload.failed', error: refusal(500) });
    flow.send({ type: 'file.add', files: [file('empty.md', '')] });
    flow.send({ type: 'submit', text: 'Draft' });
    expect(flow.getSnapshot().context).toMatchObject({ failure: null, failedKey: null, refused: [] });
  });

  it('begins a file that was stopped half way from its start', () => {
    const { flow, uploads } = start();
    flow.send({ type: 'file.add', files: [file('a.md')] });
    flow.send({ type: 'submit', text: 'Draft' });
    uploads[0]?.tell({ type: 'upload.progress', share: 0.5 });
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
