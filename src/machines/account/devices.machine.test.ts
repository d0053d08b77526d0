import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { exampleOnlyThisSession, exampleSessions } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { devicesMachine } from './devices.machine.ts';

type Sessions = typeof exampleSessions;

const refused = new ApiError({ kind: 'refused', status: 500, message: 'Not now.', retryAfter: null }, null);

function start({
  list = [exampleSessions],
  end = [exampleOnlyThisSession],
}: {
  list?: (Sessions | Error)[];
  end?: (Sessions | Error)[];
} = {}) {
  const next = (answers: (Sessions | Error)[]) => {
    const answer = answers.shift() ?? new Error('no answer');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const endSession = vi.fn();
  const endOtherSessions = vi.fn();
  const flow = createActor(
    devicesMachine.provide({
      actors: {
        listSessions: fromPromise<Sessions>(async () => next(list)),
        endSession: fromPromise<Sessions, { ownSessionId: string }>(async ({ input }) => {
          endSession(input);
          return next(end);
        }),
        endOtherSessions: fromPromise<Sessions>(async () => {
          endOtherSessions();
          return next(end);
        }),
      },
    }),
  ).start();
  return { flow, endSession, endOtherSessions };
}

describe('§account.56 the list of devices', () => {
  it('is asked for once it is opened', async () => {
    const { flow } = start();
    await settled();
    expect(flow.getSnapshot().value).toBe('closed');
    flow.send({ type: 'open' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toBe('listed');
    expect(flow.getSnapshot().context).toEqual({ sessions: exampleSessions, ending: '', failure: null });
  });

  it('can be asked for again where it did not come', async () => {
    const { flow } = start({ list: [refused, exampleSessions] });
    flow.send({ type: 'open' });
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    expect(flow.getSnapshot().context.failure?.message).toBe('Not now.');
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().context).toMatchObject({ sessions: exampleSessions, failure: null });
  });

  it('signs out on one device, and shows what is left', async () => {
    const { flow, endSession, endOtherSessions } = start();
    flow.send({ type: 'open' });
    await settled();
    flow.send({ type: 'end', id: 'phone' });
    expect(flow.getSnapshot().value).toBe('ending');
    expect(flow.getSnapshot().context.sessions).toEqual(exampleSessions);
    flow.send({ type: 'endOthers' });
    flow.send({ type: 'end', id: 'laptop' });
    await settled();
    expect(flow.getSnapshot().value).toBe('listed');
    expect(flow.getSnapshot().context.sessions).toEqual(exampleOnlyThisSession);
    expect(endSession.mock.calls).toEqual([[{ ownSessionId: 'phone' }]]);
    expect(endOtherSessions).not.toHaveBeenCalled();
  });

  it('signs out on all others', async () => {
    const { flow, endSession, endOtherSessions } = start();
    flow.send({ type: 'open' });
    await settled();
    flow.send({ type: 'endOthers' });
    expect(flow.getSnapshot().value).toBe('endingOthers');
    await settled();
    expect(flow.getSnapshot().value).toBe('listed');
    expect(flow.getSnapshot().context.sessions).toEqual(exampleOnlyThisSession);
    expect(endOtherSessions).toHaveBeenCalledOnce();
    expect(endSession).not.toHaveBeenCalled();
  });

  it.each(['end', 'endOthers'] as const)('keeps the list where %s fails, and can try either again', async (type) => {
    const send = () => flow.send(type === 'end' ? { type, id: 'phone' } : { type });
    const { flow, endSession } = start({ end: [refused, refused, exampleOnlyThisSession] });
    flow.send({ type: 'open' });
    await settled();
    send();
    await settled();
    expect(flow.getSnapshot().value).toBe('notEnded');
    expect(flow.getSnapshot().context).toMatchObject({ sessions: exampleSessions, failure: { message: 'Not now.' } });
    flow.send({ type: 'endOthers' });
    expect(flow.getSnapshot().value).toBe('endingOthers');
    await settled();
    expect(flow.getSnapshot().value).toBe('notEnded');
    flow.send({ type: 'end', id: 'laptop' });
    await settled();
    expect(flow.getSnapshot().value).toBe('listed');
    expect(flow.getSnapshot().context).toMatchObject({ sessions: exampleOnlyThisSession, failure: null });
    expect(endSession).toHaveBeenLastCalledWith({ ownSessionId: 'laptop' });
  });
});
