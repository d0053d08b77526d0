import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { lessonVideoMachine } from './video.machine.ts';

describe('§lesson.5 Lesson: video', () => {
  it('plays once, within five seconds, and again when asked', () => {
    const clock = new SimulatedClock();
    const flow = createActor(lessonVideoMachine, { clock }).start();
    expect(flow.getSnapshot().can({ type: 'replay' })).toBe(false);
    clock.increment(5000);
    expect(flow.getSnapshot().value).toBe('played');
    flow.send({ type: 'replay' });
    expect(flow.getSnapshot().value).toBe('playing');
    expect(flow.getSnapshot().context.showing).toBe(2);
  });
});
