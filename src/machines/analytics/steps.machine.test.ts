import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { pathStepsMachine, type StepsForm } from './steps.machine.ts';

const module = { courseId: 'sql-for-beginners', moduleId: 'm2' };

function start(form: StepsForm) {
  const flow = createActor(pathStepsMachine, { input: { form } }).start();
  return { flow, look: () => flow.getSnapshot() };
}

describe('§analytics.97 The steps of a path', () => {
  it('are a map, and a list for everyone who prefers it', () => {
    const { flow, look } = start('map');
    expect(look().value).toBe('drawn');
    flow.send({ type: 'list' });
    expect(look().value).toBe('listed');
    flow.send({ type: 'draw' });
    expect(look().value).toBe('drawn');
  });

  it('begin as the list where the address says so', () => {
    const { flow, look } = start('list');
    expect(look().value).toBe('listed');
    flow.send({ type: 'draw' });
    expect(look().value).toBe('drawn');
  });

  it('have the numbers of a module that is pressed, and the map again once they are closed', () => {
    const { flow, look } = start('map');
    flow.send({ type: 'open', module });
    expect(look()).toMatchObject({ value: 'opened', context: { module } });
    flow.send({ type: 'close' });
    expect(look()).toMatchObject({ value: 'drawn', context: { module: null } });
  });
});
