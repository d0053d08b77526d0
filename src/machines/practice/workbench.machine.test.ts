import { describe, expect, it } from 'vitest';
import { createActor, type EventFromLogic } from 'xstate';
import { initialSizes, workbenchMachine } from './workbench.machine.ts';

type Event = EventFromLogic<typeof workbenchMachine>;

function started(sizes = initialSizes) {
  const flow = createActor(workbenchMachine, { input: { sizes } });
  const kept: unknown[] = [];
  flow.on('keep', (event) => kept.push(event.sizes));
  flow.start();
  const stateAfter = (...types: Exclude<Event['type'], 'resize'>[]) => {
    for (const type of types) flow.send({ type });
    return { value: flow.getSnapshot().value, tab: flow.getSnapshot().context.tab };
  };
  return { flow, kept, stateAfter, sizes: () => flow.getSnapshot().context.sizes };
}

describe('§practice.160 What is in front', () => {
  it('§practice.160 begins with the task', () => {
    expect(started().stateAfter()).toEqual({ value: { beside: 'task' }, tab: 'task' });
  });

  it.each([
    ['task.show', 'task'],
    ['data.show', 'data'],
    ['hints.show', 'hints'],
  ] as const)('§practice.160 %s: it comes to the front, and stays beside the code and its result', (event, tab) => {
    const { stateAfter } = started();
    stateAfter(event === 'data.show' ? 'hints.show' : 'data.show');
    expect(stateAfter(event)).toEqual({ value: { beside: tab }, tab });
    expect(stateAfter('code.show')).toEqual({ value: { beside: 'code' }, tab });
    expect(stateAfter('result.show')).toEqual({ value: { beside: 'result' }, tab });
    expect(stateAfter('result.show')).toEqual({ value: { beside: 'result' }, tab });
    expect(stateAfter('code.show')).toEqual({ value: { beside: 'code' }, tab });
  });

  it.each(['task.show', 'data.show', 'hints.show'] as const)('§practice.160 %s ends the full width', (event) => {
    const tab = event.split('.')[0];
    expect(started().stateAfter('editor.widen', event)).toEqual({ value: { beside: tab }, tab });
  });
});

describe('§practice.162 The code over the full width', () => {
  it.each(['task.show', 'data.show', 'hints.show', 'code.show'] as const)(
    '§practice.162 after %s it is the code that is in front, and then what was beside it is there again',
    (event) => {
      const { stateAfter } = started();
      const { tab } = stateAfter(event);
      expect(stateAfter('editor.widen')).toEqual({ value: { full: 'code' }, tab });
      expect(stateAfter('editor.widen')).toEqual({ value: { full: 'code' }, tab });
      expect(stateAfter('editor.narrow')).toEqual({ value: { beside: 'code' }, tab });
      expect(stateAfter('editor.narrow')).toEqual({ value: { beside: 'code' }, tab });
    },
  );

  it('§practice.162 a result that is in front stays there', () => {
    const { stateAfter } = started();
    expect(stateAfter('result.show', 'editor.widen').value).toEqual({ full: 'result' });
    expect(stateAfter('code.show').value).toEqual({ full: 'code' });
    expect(stateAfter('result.show').value).toEqual({ full: 'result' });
    expect(stateAfter('editor.narrow').value).toEqual({ beside: 'result' });
  });
});

describe('§practice.161 The sizes of the panes', () => {
  it('§practice.161 are those that were kept, and each change is kept, whatever is in front', () => {
    const { flow, kept, stateAfter, sizes } = started({ aside: 30, code: 40 });
    expect(sizes()).toEqual({ aside: 30, code: 40 });
    flow.send({ type: 'resize', sizes: { aside: 50 } });
    stateAfter('editor.widen');
    flow.send({ type: 'resize', sizes: { code: 70 } });
    expect(flow.getSnapshot().value).toEqual({ full: 'code' });
    expect(sizes()).toEqual({ aside: 50, code: 70 });
    expect(kept).toEqual([
      { aside: 50, code: 40 },
      { aside: 50, code: 70 },
    ]);
  });

  it('§practice.161 leave room for each pane', () => {
    expect(started({ aside: 0, code: 100 }).sizes()).toEqual({ aside: 20, code: 80 });
    const { flow, sizes } = started();
    flow.send({ type: 'resize', sizes: { aside: 100, code: 0 } });
    expect(sizes()).toEqual({ aside: 65, code: 20 });
  });
});
