import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleCommunityAnswer } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal } from '../testing.ts';
import { communityAnswerMachine } from './answer.machine.ts';

const about = { courseId: 'data-analytics', postId: 'question' };
const text = 'Try it with five numbers.';

function start() {
  const { sent, logic } = pendingCalls<OperationInput<'answerInCommunity'>>();
  const flow = createActor(communityAnswerMachine.provide({ actors: { answerInCommunity: logic } }), { input: about });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'submit', text });
  return { flow, sent, emitted };
}

const delivered = { type: 'call.succeeded', output: exampleCommunityAnswer };

describe('§questions.19 an answer', () => {
  it('is sent once, and the form is empty again', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', text });
    sent[0]?.report(delivered);
    expect(sent.map(({ input }) => input)).toEqual([{ ...about, text }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'writing', context: { text: '', failure: null } });
    expect(emitted).toEqual([{ type: 'answered', answer: exampleCommunityAnswer }]);
  });

  it('is kept where it is refused, and sent as it was changed', () => {
    const { flow, sent } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(429) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { text, failure: { status: 429 } } });
    flow.send({ type: 'submit', text: 'Try it.' });
    expect(flow.getSnapshot()).toMatchObject({ value: { sending: 'underWay' }, context: { failure: null } });
    expect(sent[1]?.input).toEqual({ ...about, text: 'Try it.' });
  });

  itAwaitsItsAnswer(start, {
    submit: { type: 'submit', text },
    output: exampleCommunityAnswer,
    end: 'writing',
    takenBack: { write: 'writing' },
  });
});
