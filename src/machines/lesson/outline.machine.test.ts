import { describe, expect, it } from 'vitest';
import { createActor, type EventFromLogic } from 'xstate';
import { lessonOutlineMachine } from './outline.machine.ts';

type Type = EventFromLogic<typeof lessonOutlineMachine>['type'];

function started(isFolded = false) {
  const flow = createActor(lessonOutlineMachine, { input: { isFolded } });
  const kept: boolean[] = [];
  flow.on('keep', (event) => kept.push(event.isFolded));
  flow.start();
  const stateAfter = (...types: Type[]) => {
    for (const type of types) flow.send({ type });
    return flow.getSnapshot().value;
  };
  return { kept, stateAfter };
}

describe('Where the outline of the course is', () => {
  it('§lesson.37 begins as it was left, and keeps each choice, once', () => {
    const { kept, stateAfter } = started();
    expect(stateAfter()).toBe('beside');
    expect(stateAfter('pane.fold', 'pane.fold')).toBe('folded');
    expect(stateAfter('pane.unfold', 'pane.unfold')).toBe('beside');
    expect(kept).toEqual([true, false]);
    expect(started(true).stateAfter()).toBe('folded');
  });

  it.each([
    [false, 'beside'],
    [true, 'folded'],
  ] as const)('§lesson.36 the drawer is opened and closed, and the pane is as before: folded %s', (isFolded, after) => {
    const { kept, stateAfter } = started(isFolded);
    expect(stateAfter('drawer.open')).toBe('drawer');
    expect(stateAfter('drawer.open', 'pane.fold', 'pane.unfold')).toBe('drawer');
    expect(stateAfter('drawer.close')).toBe(after);
    expect(stateAfter('drawer.close')).toBe(after);
    expect(kept).toEqual([]);
  });

  it('§lesson.36 a pane that was folded by hand is folded after the drawer, too', () => {
    expect(started().stateAfter('pane.fold', 'drawer.open', 'drawer.close')).toBe('folded');
    expect(started(true).stateAfter('pane.unfold', 'drawer.open', 'drawer.close')).toBe('beside');
  });
});
