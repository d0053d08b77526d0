import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { noticesPanelMachine } from './notices-panel.machine.ts';

it('§shell.9: the panel opens and closes when asked', () => {
  const panel = createActor(noticesPanelMachine).start();
  expect(panel.getSnapshot().value).toBe('closed');
  panel.send({ type: 'open' });
  panel.send({ type: 'open' });
  expect(panel.getSnapshot().value).toBe('open');
  panel.send({ type: 'close' });
  expect(panel.getSnapshot().value).toBe('closed');
});
