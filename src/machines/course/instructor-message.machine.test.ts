import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import type { OperationInput, UploadEvent } from '../../api/operation.ts';
import { settled, step } from '../testing.ts';
import { instructorMessageMachine } from './instructor-message.machine.ts';

type Call = OperationInput<'contactInstructor'>;

function start(answer: () => Promise<{ message: string; threadId: string }>) {
  const calls: Call[] = [];
  const contactInstructor = fromPromise(({ input }: { input: Call }) => {
    calls.push(input);
    return answer();
  });
  /** The uploads that are under way, by the file's name. */
  const uploads: string[] = [];
  const uploadAttachment = fromCallback<UploadEvent, { file: File }>(({ input: { file } }) => {
    uploads.push(file.name);
    return () => void uploads.splice(uploads.indexOf(file.name), 1);
  });
  const machine = instructorMessageMachine.provide({ actors: { uploadAttachment, contactInstructor } });
  const flow = createActor(machine, { input: { courseId: 'data-analytics' } });
  const notices: unknown[] = [];
  flow.on('notify', (event) => notices.push(event.message));
  return { flow: flow.start(), calls, uploads, notices };
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
    expect(flow.getSnapshot().value).toEqual({ editing: 'rejected' });
    expect(flow.getSnapshot().context).toMatchObject({
      message: 'Do I need SQL?',
      failure: { message: 'Try again in a minute.' },
    });
    expect(notices).toEqual([]);
    flow.send({ type: 'submit', message: 'Do I need SQL?' });
    expect(flow.getSnapshot().context.failure).toBeNull();
    await settled();
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().context).toMatchObject({ message: '', failure: null });
  });

  const open = { courseId: 'data-analytics', message: '', files: [], refused: [], failure: null, failedKey: null };

  it.each([{ editing: 'writing' }, 'uploading', 'sending', { editing: 'rejected' }])('closes from %j', (value) => {
    expect(step(instructorMessageMachine, value, { type: 'close' }, open).value).toBe('closed');
  });

  it('sends the corrected message after a failure', () => {
    const event = { type: 'submit', message: 'Do I need to know SQL?' };
    const context = { ...open, message: 'Do I need SQL?' };
    expect(step(instructorMessageMachine, { editing: 'rejected' }, event, context)).toMatchObject({
      value: 'sending',
      context: { message: event.message },
    });
  });
});

describe('§course.26, §questions.1 Contact Instructor: files', () => {
  const [plot, table] = [new File(['a'], 'plot.md'), new File(['b'], 'table.csv')];
  const done = async () => ({ message: 'On its way.', threadId: 'thread' });
  const names = (flow: ReturnType<typeof start>['flow']) =>
    flow.getSnapshot().context.files.map(({ file, id }) => [file.name, id]);

  it('uploads one after the other, and sends their ids with the message', async () => {
    const { flow, calls, uploads } = start(done);
    flow.send({ type: 'open' });
    flow.send({ type: 'file.add', files: [plot, table] });
    flow.send({ type: 'submit', message: 'See these.' });
    expect(uploads).toEqual(['plot.md']);
    flow.send({ type: 'upload.progress', share: 0.5 });
    expect(flow.getSnapshot().context.files[0]?.share).toBe(0.5);
    flow.send({ type: 'upload.done', id: 'one' });
    expect(uploads).toEqual(['table.csv']);
    expect(calls).toEqual([]);
    flow.send({ type: 'upload.done', id: 'two' });
    expect(uploads).toEqual([]);
    await settled();
    expect(calls).toEqual([{ courseId: 'data-analytics', message: 'See these.', attachmentIds: ['one', 'two'] }]);
    expect(flow.getSnapshot().context).toMatchObject({ message: '', files: [] });
  });

  it('keeps text and files where an upload fails, names the file, and goes on with it', () => {
    const { flow, uploads } = start(done);
    flow.send({ type: 'open' });
    flow.send({ type: 'file.add', files: [plot, table] });
    flow.send({ type: 'submit', message: 'See these.' });
    flow.send({ type: 'upload.done', id: 'one' });
    flow.send({ type: 'upload.progress', share: 0.5 });
    flow.send({ type: 'upload.failed', error: new TypeError('offline') });
    expect(flow.getSnapshot().value).toEqual({ editing: 'rejected' });
    expect(names(flow)).toEqual([
      ['plot.md', 'one'],
      ['table.csv', null],
    ]);
    const { files, failedKey, failure, message } = flow.getSnapshot().context;
    expect([failedKey, files[1]?.share, failure?.kind, message]).toEqual([files[1]?.key, 0, 'broken', 'See these.']);
    flow.send({ type: 'submit', message: 'See these.' });
    expect(uploads).toEqual(['table.csv']);
    expect(flow.getSnapshot().context).toMatchObject({ failedKey: null, failure: null, refused: [] });
  });

  it('stops an upload, and keeps what was chosen', () => {
    const { flow, uploads } = start(done);
    flow.send({ type: 'open' });
    flow.send({ type: 'file.add', files: [plot] });
    flow.send({ type: 'submit', message: 'See this.' });
    flow.send({ type: 'stop' });
    expect(uploads).toEqual([]);
    expect(flow.getSnapshot().value).toEqual({ editing: 'writing' });
    expect(names(flow)).toEqual([['plot.md', null]]);
  });

  it('uploads all again where the server no longer has them', async () => {
    const refused = new ApiError({ kind: 'refused', status: 422, message: null, retryAfter: null });
    const { flow } = start(() => Promise.reject(refused));
    flow.send({ type: 'open' });
    flow.send({ type: 'file.add', files: [plot] });
    flow.send({ type: 'submit', message: 'See this.' });
    flow.send({ type: 'upload.done', id: 'one' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ editing: 'rejected' });
    expect(names(flow)).toEqual([['plot.md', null]]);
    expect(flow.getSnapshot().context.failure?.status).toBe(422);
  });

  it('leaves out what is too large, says so, and removes what is not wanted', () => {
    const { flow } = start(done);
    flow.send({ type: 'open' });
    flow.send({ type: 'file.add', files: [plot, new File([], 'empty.md')] });
    expect(flow.getSnapshot().context.refused).toEqual([{ name: 'empty.md', why: 'empty' }]);
    flow.send({ type: 'file.remove', key: flow.getSnapshot().context.files[0]?.key ?? '' });
    expect(flow.getSnapshot().context).toMatchObject({ files: [], refused: [] });
  });
});
