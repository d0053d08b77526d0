import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleStudentOfCourse } from '../../api/generated/examples.ts';
import { refusal, settled } from '../testing.ts';
import { type Student, teachingStudentMachine } from './student.machine.ts';

const input = { courseId: 'data-analytics', studentId: exampleStudentOfCourse.id };

async function start(answers: (Student | Error)[]) {
  const asked: unknown[] = [];
  const getStudentOfCourse = fromPromise<Student, typeof input>(async ({ input: path }) => {
    asked.push(path);
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const flow = createActor(teachingStudentMachine.provide({ actors: { getStudentOfCourse } }), { input }).start();
  await settled();
  return { flow, asked, look: () => flow.getSnapshot() };
}

describe('§teaching.70', () => {
  it('shows the student of the address', async () => {
    const { look, asked } = await start([exampleStudentOfCourse]);
    expect(look()).toMatchObject({ value: 'shown', context: { student: exampleStudentOfCourse, failure: null } });
    expect(asked).toEqual([input]);
  });

  it('says that the course has no such student', async () => {
    const { look } = await start([refusal(404)]);
    expect(look()).toMatchObject({ value: 'missing', context: { student: null, failure: null } });
  });

  it('§teaching.70 stays while it comes anew, and where it does not', async () => {
    const written = { ...exampleStudentOfCourse, progress: 100 };
    const { flow, look, asked } = await start([exampleStudentOfCourse, written, refusal(500), exampleStudentOfCourse]);
    flow.send({ type: 'refresh' });
    expect(look()).toMatchObject({ value: 'refreshing', context: { student: exampleStudentOfCourse } });
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { student: written } });
    flow.send({ type: 'refresh' });
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { student: written, failure: null } });
    flow.send({ type: 'refresh' });
    flow.send({ type: 'refresh' });
    expect(look().value).toBe('refreshing');
    await settled();
    expect(asked).toHaveLength(5);
  });

  it('is asked for again when it did not come', async () => {
    const { flow, look } = await start([refusal(500), exampleStudentOfCourse]);
    expect(look()).toMatchObject({ value: 'failed', context: { student: null, failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { student: exampleStudentOfCourse, failure: null } });
  });
});
