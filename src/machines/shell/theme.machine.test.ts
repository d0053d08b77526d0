import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type Theme, themeMachine } from './theme.machine.ts';

function start(theme: Theme) {
  const actor = createActor(themeMachine, { input: { theme } });
  const applied: Theme[] = [];
  actor.on('apply', (event) => applied.push(event.theme));
  return { actor: actor.start(), applied };
}

describe('§shell.11 UI: theme settable', () => {
  it('applies each choice, to be kept and shown', () => {
    const { actor, applied } = start('system');
    actor.send({ type: 'choose', theme: 'dark' });
    actor.send({ type: 'choose', theme: 'light' });
    expect(applied).toEqual(['dark', 'light']);
    expect(actor.getSnapshot().context.theme).toBe('light');
  });

  it('writes nothing before a choice is made: what is stored is shown already', () => {
    expect(start('dark').applied).toEqual([]);
  });

  it('follows the system as long as it is the choice (§shell.11)', () => {
    const { actor, applied } = start('system');
    actor.send({ type: 'system.changed' });
    expect(applied).toEqual(['system']);
  });

  it.each(['light', 'dark'] as const)('keeps a chosen %s when the system changes', (theme) => {
    const { actor, applied } = start(theme);
    actor.send({ type: 'system.changed' });
    expect(applied).toEqual([]);
  });
});
