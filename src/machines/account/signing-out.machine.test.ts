import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { signingOutMachine } from './signing-out.machine.ts';

function start() {
  const actor = createActor(signingOutMachine);
  let signedOut = 0;
  actor.on('signOut', () => {
    signedOut += 1;
  });
  actor.start().send({ type: 'ask' });
  return { actor, signedOut: () => signedOut };
}

describe('§sync.20 Navigation bar: Logout with something unsent', () => {
  it('asks, and signs out when that is wanted', () => {
    const { actor, signedOut } = start();
    expect(actor.getSnapshot().value).toBe('asking');
    expect(signedOut()).toBe(0);
    actor.send({ type: 'leave' });
    expect(signedOut()).toBe(1);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('changes nothing for who stays', () => {
    const { actor, signedOut } = start();
    actor.send({ type: 'stay' });
    expect(actor.getSnapshot().value).toBe('closed');
    expect(signedOut()).toBe(0);
  });
});
