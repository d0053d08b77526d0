/** Tests that every machine of a sent form has to pass for the time until the answer. */
import { expect, it } from 'vitest';
import type { AnyEventObject, StateValue } from 'xstate';
import { unreachable } from '../testing.ts';

type Started = {
  flow: { send(event: AnyEventObject): void; getSnapshot: () => { value: unknown } };
  sent: readonly { report: (event: AnyEventObject) => void }[];
};
type Expected = {
  /** The state that sends it. */
  state?: string;
  /** The event that sends the form again. */
  submit: AnyEventObject;
  /** The server's answer, and the state to which it leads. */
  output: unknown;
  end: StateValue;
  /** The states to which `write` and `close` lead while the form is being sent: both cancel the call. */
  takenBack: { write?: StateValue; close?: StateValue };
};

/** The tests. `start` returns a flow that has just sent its form. */
export function itAwaitsItsAnswer(
  start: () => Started,
  { state = 'sending', submit, output, end, takenBack }: Expected,
): void {
  function startLate() {
    const { flow, sent } = start();
    sent[0]?.report({ type: 'call.delayed', error: unreachable() });
    return { flow, sent };
  }

  it('arrives by itself after a delay', () => {
    const { flow, sent } = startLate();
    expect(flow.getSnapshot()).toMatchObject({
      value: { [state]: 'delayed' },
      context: { failure: { kind: 'unreachable' } },
    });
    sent[0]?.report({ type: 'call.succeeded', output });
    expect(flow.getSnapshot().value).toEqual(end);
    expect(sent).toHaveLength(1);
  });

  it('is sent now after a delay, and not sent a second time', () => {
    const { flow, sent } = startLate();
    flow.send(submit);
    expect(flow.getSnapshot().value).toEqual({ [state]: 'underWay' });
    expect(sent).toMatchObject([{ sentNow: 1, isCancelled: false }]);
  });

  it.each(Object.entries(takenBack))('is taken back by "%s" after a delay', (type, value) => {
    const { flow, sent } = startLate();
    flow.send({ type });
    expect(flow.getSnapshot().value).toEqual(value);
    expect(sent).toMatchObject([{ isCancelled: true }]);
  });
}
