import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type AssignmentFile, assignmentFileMachine } from './attachment.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const file: AssignmentFile = { kind: 'attachment', assignmentId: 'question-log', fileName: 'notes.md' };
const bytes = new Blob(['notes']);

it('§assignments.12: Download fetches the file once, and again after a failure', async () => {
  const asked: AssignmentFile[] = [];
  const downloadFile = fromPromise<Blob, AssignmentFile>(async ({ input }) => {
    asked.push(input);
    if (asked.length === 1) throw new Error('no answer');
    return bytes;
  });
  const flow = createActor(assignmentFileMachine.provide({ actors: { downloadFile } }), {
    input: { file, name: 'notes.md' },
  });
  const saved: unknown[] = [];
  flow.on('save.file', (event) => saved.push(event));
  flow.start().send({ type: 'download' });
  expect(flow.getSnapshot().value).toBe('downloading');
  flow.send({ type: 'download' });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { kind: 'broken' } } });
  flow.send({ type: 'download' });
  await settled();
  expect(flow.getSnapshot().value).toBe('idle');
  expect(asked).toEqual([file, file]);
  expect(saved).toEqual([{ type: 'save.file', file: bytes, name: 'notes.md' }]);
});
