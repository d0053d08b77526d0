import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { exampleCurrentPath, exampleLearningPath, exampleNoPath } from '../../api/generated/examples.ts';
import type { OperationOutput } from '../../api/operation.ts';
import { refusal, settled } from '../testing.ts';
import { followedIn, followedPathMachine } from './followed-path.machine.ts';

type Answer = OperationOutput<'getPath'> | Error | 'never';

function start(answer: Answer) {
  const clock = new SimulatedClock();
  const getPath = fromPromise<OperationOutput<'getPath'>, unknown>(async () => {
    if (answer === 'never') return new Promise(() => {});
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const flow = createActor(followedPathMachine.provide({ actors: { getPath } }), { clock }).start();
  return { clock, settled, look: () => flow.getSnapshot() };
}

describe('§dashboard.17 Recommendations that follow the path', () => {
  it('has what the student is not in yet, with what it comes after', () => {
    expect(followedIn(exampleLearningPath)).toEqual({
      aim: 'Work as a data analyst',
      courses: [
        { courseId: 'sql-for-beginners', after: 'Data Analytics' },
        { courseId: 'spreadsheet-foundations', after: 'SQL for Beginners' },
      ],
    });
    const [first, ...others] = exampleLearningPath.steps;
    if (!first) throw new Error('The example has no step.');
    // What is done is neither recommended nor said to come before.
    expect(followedIn({ ...exampleLearningPath, steps: [{ ...first, state: 'done' }, ...others] }).courses[0]).toEqual({
      courseId: 'sql-for-beginners',
      after: null,
    });
  });

  it('follows the path once it is there', async () => {
    const { settled, look } = start(exampleCurrentPath);
    expect(look().value).toBe('waiting');
    await settled();
    expect(look()).toMatchObject({ value: 'followed', context: { followed: { aim: 'Work as a data analyst' } } });
  });

  it('follows none where there is none, nothing is left of it, or it does not load', async () => {
    const enrolled = { ...exampleLearningPath, steps: exampleLearningPath.steps.slice(0, 1) };
    for (const answer of [exampleNoPath, { path: enrolled }, refusal(500)]) {
      const { settled, look } = start(answer);
      await settled();
      expect(look().value).toBe('none');
    }
  });

  it('waits for a second, and then shows the others for good', () => {
    const { clock, look } = start('never');
    clock.increment(999);
    expect(look().value).toBe('waiting');
    clock.increment(1);
    expect(look().value).toBe('none');
  });
});
