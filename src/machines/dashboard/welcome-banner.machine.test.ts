import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { welcomeBannerMachine } from './welcome-banner.machine.ts';

describe('§dashboard.1 Welcome banner', () => {
  it('§dashboard.1 Welcome banner: is visible until it is dismissed, and then for good', () => {
    const flow = createActor(welcomeBannerMachine).start();
    expect(flow.getSnapshot().value).toBe('visible');
    flow.send({ type: 'dismiss' });
    expect(flow.getSnapshot().value).toBe('dismissed');
    flow.send({ type: 'dismiss' });
    expect(flow.getSnapshot().value).toBe('dismissed');
  });

  it('§dashboard.1 Welcome banner: dismissing is local, so the next visit greets again', () => {
    createActor(welcomeBannerMachine).start().send({ type: 'dismiss' });
    expect(createActor(welcomeBannerMachine).start().getSnapshot().value).toBe('visible');
  });
});
