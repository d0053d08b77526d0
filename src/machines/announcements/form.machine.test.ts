import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { exampleAnnounced } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, settled } from '../testing.ts';
import { announcementFormMachine } from './form.machine.ts';

const values = { title: 'A new data set', text: 'Please load it again.', publishAt: undefined };
const another = { title: 'Another', text: 'Text.', publishAt: '2027-01-04T09:00:00Z' };
const courseId = 'data-analytics';
const announcementId = exampleAnnounced.id;

/** An undo without an answer succeeds. */
function start(undos: Error[] = []) {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'announce'>>>();
  const removed: unknown[] = [];
  const removeAnnouncement = fromPromise<OperationOutput<'removeAnnouncement'>, OperationInput<'removeAnnouncement'>>(
    async ({ input }) => {
      removed.push(input);
      const refused = undos.shift();
      if (refused) throw refused;
      return { wasTold: false };
    },
  );
  const machine = announcementFormMachine.provide({ actors: { announce: logic, removeAnnouncement } });
  const clock = new SimulatedClock();
  const flow = createActor(machine, { input: { courseId }, clock });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'submit', values });
  return { flow, sent, removed, emitted, clock };
}

const delivered = { type: 'call.succeeded', output: exampleAnnounced };

describe('§announcements.5 an announcement', () => {
  it('is sent once, and the list hears of it', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', values: another });
    expect(flow.getSnapshot()).toMatchObject({ value: { sending: 'underWay' }, context: { values } });
    sent[0]?.report(delivered);
    expect(sent.map(({ input }) => input)).toEqual([{ courseId, ...values }]);
    expect(emitted).toEqual([{ type: 'announced', announcement: exampleAnnounced }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'sent', context: { values, announced: exampleAnnounced } });
    flow.send({ type: 'another' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'writing', context: { values: null, announced: null } });
  });

  it('that was refused keeps its words, and is sent anew', () => {
    const { flow, sent } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(413) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { values, failure: { status: 413 } } });
    flow.send({ type: 'submit', values: another });
    expect(sent[1]?.input).toEqual({ courseId, ...another });
  });

  itAwaitsItsAnswer(start, {
    submit: { type: 'submit', values },
    output: exampleAnnounced,
    end: 'sent',
    takenBack: { write: 'writing' },
  });
});

describe('§announcements.7 an announcement that was sent', () => {
  function announced(undos: Error[] = []) {
    const begun = start(undos);
    begun.sent[0]?.report(delivered);
    return begun;
  }

  it('can be undone for half a minute, and is then written again', async () => {
    const { flow, removed, emitted, clock } = announced();
    clock.increment(29_999);
    flow.send({ type: 'undo' });
    flow.send({ type: 'undo' });
    expect(flow.getSnapshot().value).toBe('undoing');
    await settled();
    expect(removed).toEqual([{ courseId, announcementId }]);
    expect(emitted.at(-1)).toEqual({ type: 'undone', id: announcementId, wasTold: false });
    expect(flow.getSnapshot()).toMatchObject({ value: 'writing', context: { values } });
  });

  it('is told after that', () => {
    const { flow, clock } = announced();
    clock.increment(30_000);
    expect(flow.getSnapshot().value).toBe('told');
    flow.send({ type: 'undo' });
    expect(flow.getSnapshot().value).toBe('told');
    flow.send({ type: 'another' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'writing', context: { values: null, announced: null } });
  });

  it('says where it was not undone, and can be undone again', async () => {
    const { flow, removed } = announced([refusal(500)]);
    flow.send({ type: 'undo' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'notUndone', context: { failure: { status: 500 } } });
    flow.send({ type: 'undo' });
    await settled();
    expect(removed).toHaveLength(2);
    expect(flow.getSnapshot().value).toBe('writing');
  });

  it('can be left where it was not undone', async () => {
    const { flow } = announced([refusal(500)]);
    flow.send({ type: 'undo' });
    await settled();
    flow.send({ type: 'another' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'writing', context: { values: null, failure: null } });
  });
});
