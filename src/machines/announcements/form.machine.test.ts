import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleAnnounced } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal } from '../testing.ts';
import { announcementFormMachine } from './form.machine.ts';

const texts = { title: 'A new data set', text: 'Please load it again.' };
const courseId = 'data-analytics';

function start() {
  const { sent, logic } = pendingCalls<OperationInput<'announce'>>();
  const machine = announcementFormMachine.provide({ actors: { announce: logic } });
  const flow = createActor(machine, { input: { courseId } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'submit', ...texts });
  return { flow, sent, emitted };
}

const delivered = { type: 'call.succeeded', output: exampleAnnounced };

describe('§announcements.5 an announcement', () => {
  it('is sent once, and the list hears of it', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', title: 'Another', text: 'Text.' });
    expect(flow.getSnapshot()).toMatchObject({ value: { sending: 'underWay' }, context: texts });
    sent[0]?.report(delivered);
    expect(sent.map(({ input }) => input)).toEqual([{ courseId, ...texts }]);
    expect(emitted).toEqual([{ type: 'announced', announcement: exampleAnnounced }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'sent', context: { title: '', text: '', failure: null } });
    flow.send({ type: 'another' });
    expect(flow.getSnapshot().value).toBe('writing');
  });

  it('that was refused keeps its words, and is sent anew', () => {
    const { flow, sent } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(413) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { ...texts, failure: { status: 413 } } });
    flow.send({ type: 'submit', title: 'Another', text: 'Text.' });
    expect(sent[1]?.input).toEqual({ courseId, title: 'Another', text: 'Text.' });
  });

  itAwaitsItsAnswer(start, {
    submit: { type: 'submit', ...texts },
    output: exampleAnnounced,
    end: 'sent',
    takenBack: { write: 'writing' },
  });
});
