import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, sendTo } from 'xstate';
import { exampleVideo } from '../../api/generated/examples.ts';
import { createStage } from './stage.ts';
import { Timeline } from './timeline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A machine that passes every event on to the media, and notes the events that the media sends back. */
async function start(seconds = 0) {
  const { stage, media } = createStage();
  const told: string[] = [];
  const input = { video: exampleVideo, seconds, speed: 1 };
  const flow = createActor(
    createMachine({
      invoke: { id: 'media', src: media, input },
      on: {
        'media.*': { actions: ({ event }) => told.push(event.type) },
        '*': { actions: sendTo('media', ({ event }) => event) },
      },
    }),
  ).start();
  await vi.advanceTimersByTimeAsync(0);
  return { stage, flow, told };
}

describe('§lesson.20 An explanation is played like a file', () => {
  it('tells that it plays, where it is, that it pauses and that it ends', async () => {
    const { flow, told } = await start();
    told.length = 0;
    flow.send({ type: 'play' });
    expect(told).toEqual(['media.playing']);
    await vi.advanceTimersByTimeAsync(250);
    expect(told.at(-1)).toBe('media.time');
    flow.send({ type: 'pause' });
    expect(told.at(-1)).toBe('media.paused');
    flow.send({ type: 'play' });
    await vi.advanceTimersByTimeAsync(16_000);
    expect(told.at(-1)).toBe('media.ended');
    expect(told.filter((type) => type === 'media.paused')).toHaveLength(1);
  });

  it('tells of each end, and goes on from where it was left', async () => {
    const { flow, stage, told } = await start(12);
    expect(stage.media?.currentTime).toBe(12);
    flow.send({ type: 'play' });
    await vi.advanceTimersByTimeAsync(4000);
    flow.send({ type: 'play' });
    await vi.advanceTimersByTimeAsync(16_000);
    expect(told.filter((type) => type === 'media.ended')).toHaveLength(2);
  });

  it('can be moved to a position and given a speed, and stops with its flow', async () => {
    const { flow, stage } = await start();
    flow.send({ type: 'speed', speed: 2 });
    flow.send({ type: 'seek', seconds: 4 });
    const { media } = stage;
    expect(media).toBeInstanceOf(Timeline);
    expect([media?.currentTime, media?.playbackRate]).toEqual([4, 2]);
    flow.send({ type: 'play' });
    flow.stop();
    expect([stage.media, media?.paused]).toEqual([null, true]);
  });
});
