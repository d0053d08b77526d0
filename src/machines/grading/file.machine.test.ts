import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleArchiveListing, exampleSubmissionToGrade } from '../../api/generated/examples.ts';
import { settled, unreachable } from '../testing.ts';
import { gradingFileMachine } from './file.machine.ts';
import type { FileContent } from './types.ts';

const submission = { courseId: 'data-analytics', submissionId: exampleSubmissionToGrade.submissionId };

describe('§grading.15 a file', () => {
  const file = {
    id: '7d0e5b18-93aa-4e0f-b6c2-15f0a8c4d3e2',
    name: 'sources.zip',
    mediaType: 'application/zip',
    size: 9,
  } as const;
  const content: FileContent = { kind: 'entries', listing: exampleArchiveListing };

  function start(kind: FileContent['kind'] | null, answers: FileContent[] = []) {
    const asked: unknown[] = [];
    const machine = gradingFileMachine.provide({
      actors: {
        openFile: fromPromise(async ({ input }) => {
          asked.push(input);
          const answer = answers.shift();
          if (!answer) throw unreachable();
          return answer;
        }),
      },
    });
    return { flow: createActor(machine, { input: { ...submission, file, kind } }).start(), asked };
  }

  it('shows what is in it when asked, and can be hidden at any time', async () => {
    const { flow, asked } = start('entries', [content]);
    flow.send({ type: 'show' });
    expect(flow.getSnapshot().value).toBe('opening');
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { content } });
    expect(asked).toEqual([{ ...submission, file, kind: 'entries' }]);
    flow.send({ type: 'hide' });
    expect(flow.getSnapshot().value).toBe('closed');
    flow.send({ type: 'show' });
    flow.send({ type: 'hide' });
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('can be tried again', async () => {
    const { flow } = start('text');
    flow.send({ type: 'show' });
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toBe('opening');
    await settled();
    flow.send({ type: 'hide' });
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('is only downloaded where it cannot be shown', () => {
    const { flow } = start(null);
    expect(flow.getSnapshot().can({ type: 'show' })).toBe(false);
  });
});
