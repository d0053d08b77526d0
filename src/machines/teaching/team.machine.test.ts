import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  exampleCourseInstructorAdded,
  exampleCourseTeam,
  exampleCourseTeamAlone,
} from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { refusal, settled, step } from '../testing.ts';
import { teachingTeamMachine } from './team.machine.ts';

type Team = OperationOutput<'listCourseInstructors'>;
const courseId = 'data-analytics';
const mira = exampleCourseInstructorAdded;
const you = exampleCourseTeamAlone.instructors[0] ?? expect.fail('The contract has one who is alone.');

/** Each call returns the next of these answers; a removal without one succeeds. */
async function load(answers: (Team | Error)[] = [exampleCourseTeam], removals: Error[] = []) {
  const asked: unknown[] = [];
  const machine = teachingTeamMachine.provide({
    actors: {
      listCourseInstructors: fromPromise<Team, OperationInput<'listCourseInstructors'>>(async ({ input }) => {
        asked.push(input);
        const next = answers.shift();
        if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
        return next;
      }),
      removeCourseInstructor: fromPromise<undefined, OperationInput<'removeCourseInstructor'>>(async ({ input }) => {
        asked.push(input);
        const refused = removals.shift();
        if (refused) throw refused;
        return undefined;
      }),
    },
  });
  const flow = createActor(machine, { input: { courseId } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  await settled();
  return { flow, asked, emitted, settled };
}

describe('§teaching.18 the team of a course', () => {
  it('is loaded, and asked for again after a failure', async () => {
    const { flow, asked, settled } = await load([refusal(500), exampleCourseTeam]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: 'listed',
      context: { ...exampleCourseTeam, failure: null },
    });
    expect(asked).toEqual([{ courseId }, { courseId }]);
  });

  it('has whoever was added, once', async () => {
    const { flow } = await load([exampleCourseTeamAlone]);
    for (const _repeat of [1, 2]) flow.send({ type: 'added', instructor: mira });
    expect(flow.getSnapshot()).toMatchObject({ value: 'listed', context: { instructors: [you, mira] } });
  });

  it('is loaded anew where somebody was added before it came, or after it did not', async () => {
    const { flow, settled } = await load([refusal(500), exampleCourseTeamAlone, exampleCourseTeam]);
    flow.send({ type: 'added', instructor: mira });
    expect(flow.getSnapshot().value).toBe('loading');
    flow.send({ type: 'added', instructor: mira });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'listed', context: exampleCourseTeam });
  });

  it.each(['confirming', 'notRemoved'])('has whoever was added while %s', (value) => {
    const before = { courseId, courseTitle: '', instructors: [you], chosen: you, failure: null };
    expect(step(teachingTeamMachine, value, { type: 'added', instructor: mira }, before)).toMatchObject({
      value,
      context: { instructors: [you, mira] },
    });
  });

  it('removes an instructor once it was confirmed', async () => {
    const { flow, asked, emitted, settled } = await load();
    flow.send({ type: 'remove', instructor: mira });
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('listed');
    flow.send({ type: 'remove', instructor: mira });
    flow.send({ type: 'confirm' });
    expect(flow.getSnapshot().value).toBe('removing');
    await settled();
    expect(asked.slice(1)).toEqual([{ courseId, userId: mira.id }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'listed', context: { instructors: [you] } });
    expect(emitted).toEqual([]);
  });

  it('keeps who was not removed, says why, and tries again', async () => {
    const { flow, settled } = await load([exampleCourseTeam], [refusal(403), refusal(500)]);
    flow.send({ type: 'remove', instructor: mira });
    flow.send({ type: 'confirm' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'notRemoved', context: { failure: { status: 403 } } });
    flow.send({ type: 'close' });
    flow.send({ type: 'remove', instructor: mira });
    expect(flow.getSnapshot()).toMatchObject({ value: 'confirming', context: { failure: null } });
    flow.send({ type: 'confirm' });
    await settled();
    flow.send({ type: 'confirm' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'listed', context: { instructors: [you] } });
  });

  it('keeps its last instructor', async () => {
    const { flow } = await load([exampleCourseTeamAlone]);
    expect(flow.getSnapshot().can({ type: 'remove', instructor: you })).toBe(false);
  });

  it.each([
    ['at once', []],
    ['after an answer was lost, when the server knows them no more', [refusal(500), refusal(403)]],
  ])('is left by who removes themselves: %s', async (_when, removals: Error[]) => {
    const isSecondTry = removals.length > 0;
    const { flow, emitted, settled } = await load([exampleCourseTeam], removals);
    flow.send({ type: 'remove', instructor: you });
    flow.send({ type: 'confirm' });
    await settled();
    if (isSecondTry) {
      expect(flow.getSnapshot().value).toBe('notRemoved');
      flow.send({ type: 'confirm' });
      await settled();
    }
    expect(flow.getSnapshot().value).toBe('left');
    expect(emitted).toEqual([{ type: 'left' }]);
  });

  it('is not left by who may not leave', async () => {
    const { flow, emitted, settled } = await load([exampleCourseTeam], [refusal(409)]);
    flow.send({ type: 'remove', instructor: you });
    flow.send({ type: 'confirm' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'notRemoved', context: { failure: { status: 409 } } });
    expect(emitted).toEqual([]);
  });
});
