import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleAnnounced, exampleChangedAnnouncement } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, settled, step } from '../testing.ts';
import { announcementChangeMachine } from './change.machine.ts';

const courseId = 'data-analytics';
const target = exampleAnnounced;
const announcementId = target.id;
const values = { title: 'A new data set', text: 'Modules 3 and 4 have a new data set.', publishAt: undefined };
const later = { ...values, publishAt: '2027-01-04T09:00:00Z' };
const delivered = { type: 'call.succeeded', output: exampleChangedAnnouncement };

/** A removal without an answer succeeds. */
function begin(removals: Error[] = []) {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'changeAnnouncement'>>>();
  const removed: unknown[] = [];
  const removeAnnouncement = fromPromise<OperationOutput<'removeAnnouncement'>, OperationInput<'removeAnnouncement'>>(
    async ({ input }) => {
      removed.push(input);
      const refused = removals.shift();
      if (refused) throw refused;
      return { wasTold: true };
    },
  );
  const machine = announcementChangeMachine.provide({ actors: { changeAnnouncement: logic, removeAnnouncement } });
  const flow = createActor(machine, { input: { courseId } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  return { flow, sent, removed, emitted };
}

function start() {
  const begun = begin();
  begun.flow.send({ type: 'change', target });
  begun.flow.send({ type: 'submit', values });
  return begun;
}

describe('§announcements.8 changing an announcement', () => {
  it('sends it once with the version that was changed, and the list is told', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', values: later });
    expect(flow.getSnapshot()).toMatchObject({ value: { sending: 'underWay' }, context: { target, values } });
    expect(flow.getSnapshot().can({ type: 'close' })).toBe(false);
    sent[0]?.report(delivered);
    expect(sent.map(({ input }) => input)).toEqual([{ courseId, announcementId, ...values, version: target.version }]);
    expect(emitted).toEqual([{ type: 'changed', announcement: exampleChangedAnnouncement }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { values: null, failure: null } });
  });

  it('keeps what was written after a refusal, and sends it anew', () => {
    const { flow, sent } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { values, failure: { status: 409 } } });
    flow.send({ type: 'submit', values: later });
    expect(sent[1]?.input).toMatchObject(later);
  });

  it.each(['writing', 'rejected'])('can be left while %s', (value) => {
    const context = { courseId, target, values, failure: null };
    expect(step(announcementChangeMachine, value, { type: 'close' }, context).value).toBe('closed');
  });

  itAwaitsItsAnswer(start, {
    submit: { type: 'submit', values },
    output: exampleChangedAnnouncement,
    end: 'closed',
    takenBack: { write: 'writing', close: 'closed' },
  });
});

describe('§announcements.9 deleting an announcement', () => {
  it('is asked once, and the list is told', async () => {
    const { flow, removed, emitted } = begin();
    flow.send({ type: 'remove', target });
    expect(flow.getSnapshot().value).toBe('confirming');
    flow.send({ type: 'confirm' });
    flow.send({ type: 'confirm' });
    await settled();
    expect(removed).toEqual([{ courseId, announcementId }]);
    expect(emitted).toEqual([{ type: 'removed', id: announcementId, wasTold: true }]);
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('says where it failed, and can be tried again or left', async () => {
    const { flow, removed } = begin([refusal(500)]);
    flow.send({ type: 'remove', target });
    flow.send({ type: 'confirm' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'notRemoved', context: { failure: { status: 500 } } });
    const { context } = flow.getSnapshot();
    const left = step(announcementChangeMachine, 'notRemoved', { type: 'close' }, context);
    expect(left).toMatchObject({ value: 'closed', context: { failure: null } });
    flow.send({ type: 'confirm' });
    await settled();
    expect(removed).toHaveLength(2);
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('can be left before', () => {
    const context = { courseId, target, values: null, failure: null };
    expect(step(announcementChangeMachine, 'confirming', { type: 'close' }, context).value).toBe('closed');
  });
});
