import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleStudent } from '../api/examples.ts';
import { ApiError } from '../api/failure.ts';
import { profileDetailsMachine } from './profile-details.machine.ts';
import { step } from './testing.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const typed = { first_name: ' Ada', last_name: 'Okafor ' };

function start(updateProfile: (values: typeof typed) => Promise<typeof exampleStudent>) {
  const machine = profileDetailsMachine.provide({
    actors: { updateProfile: fromPromise(({ input }) => updateProfile(input)) },
  });
  const flow = createActor(machine, { input: { first_name: 'A', last_name: 'O' } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted };
}

describe('§2 Profile: details', () => {
  it('saves the name, tells the session, and says so', async () => {
    const sent: unknown[] = [];
    const { flow, emitted } = start(async (values) => {
      sent.push(values);
      return exampleStudent;
    });
    flow.send({ type: 'submit', values: typed });
    expect(flow.getSnapshot().value).toBe('submitting');
    expect(flow.getSnapshot().can({ type: 'submit', values: typed })).toBe(false);
    await settled();
    expect(sent).toEqual([typed]);
    expect(flow.getSnapshot()).toMatchObject({
      value: 'saved',
      context: { values: { first_name: exampleStudent.first_name, last_name: exampleStudent.last_name } },
    });
    expect(emitted).toEqual([
      { type: 'userChanged', user: exampleStudent },
      { type: 'notify', message: 'profileSaved' },
    ]);
  });

  it('keeps what was typed when it fails', async () => {
    const { flow, emitted } = start(() =>
      Promise.reject(new ApiError({ kind: 'unreachable', status: 0, message: null, retryAfter: null })),
    );
    flow.send({ type: 'submit', values: typed });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: 'rejected',
      context: { values: typed, failure: { kind: 'unreachable' } },
    });
    expect(emitted).toEqual([]);
  });

  it.each(['saved', 'rejected'])('can be sent again from %s', (value) => {
    const before = { values: { first_name: 'A', last_name: 'O' }, failure: { kind: 'unreachable' } };
    expect(step(profileDetailsMachine, value, { type: 'submit', values: typed }, before)).toMatchObject({
      value: 'submitting',
      context: { values: typed, failure: null },
    });
  });
});
