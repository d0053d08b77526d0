import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { rememberedEmailMachine } from './remembered-email.machine.ts';

function start(email: string | null) {
  const flow = createActor(rememberedEmailMachine, { input: { email } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  return { flow: flow.start(), emitted };
}

describe('§account.44 Remember me', () => {
  it('has nothing to forget where no address is kept', () => {
    const { flow, emitted } = start(null);
    flow.send({ type: 'forget' });
    expect(flow.getSnapshot().value).toBe('none');
    expect(emitted).toEqual([]);
  });

  it('forgets the kept address once', () => {
    const { flow, emitted } = start('ada@example.com');
    expect(flow.getSnapshot().value).toBe('kept');
    flow.send({ type: 'forget' });
    flow.send({ type: 'forget' });
    expect(flow.getSnapshot().value).toBe('forgotten');
    expect(emitted).toEqual([{ type: 'email.forget' }]);
  });
});
