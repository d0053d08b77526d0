import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { exampleVideo, exampleVideoOfFile } from '../../api/generated/examples.ts';
import { unreachable } from '../testing.ts';
import { lessonVideoMachine, type MediaInput, type MediaRequest, type Video } from './video.machine.ts';

async function start(answer: () => Promise<Video>, isStill = false) {
  const asked: (MediaRequest | { type: 'open'; input: MediaInput } | { type: 'close' })[] = [];
  const emitted: object[] = [];
  const media = fromCallback<MediaRequest, MediaInput>(({ input, receive }) => {
    asked.push({ type: 'open', input });
    receive((request) => asked.push(request));
    return () => asked.push({ type: 'close' });
  });
  const flow = createActor(lessonVideoMachine.provide({ actors: { getVideo: fromPromise(answer), media } }), {
    input: { courseId: 'data-analytics', lessonId: 'm1-l2', speed: 1.25, hasCaptions: true, isStill },
  });
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  const value = () => flow.getSnapshot().value;
  return { flow, asked, emitted, value };
}

const scenes = () => Promise.resolve({ ...exampleVideo, position: { seconds: 5 } });
const file = () => Promise.resolve(exampleVideoOfFile);

describe('§lesson.20 Lesson: video', () => {
  it('opens where the student was, at the speed of their choice, and does not play by itself', async () => {
    const { value, asked, flow } = await start(scenes);
    expect(value()).toEqual({ open: 'paused' });
    expect(asked).toEqual([{ type: 'open', input: { video: await scenes(), seconds: 5, speed: 1.25 } }]);
    expect(flow.getSnapshot().context).toMatchObject({ seconds: 5, keptSeconds: 5 });
  });

  it('begins at its beginning where no position was kept', async () => {
    const { position: _, ...video } = exampleVideo;
    expect((await start(() => Promise.resolve(video))).flow.getSnapshot().context.seconds).toBe(0);
  });

  it('plays and pauses when asked, and follows the media where the system pauses or plays it', async () => {
    const { flow, asked, value, emitted } = await start(scenes);
    flow.send({ type: 'play' });
    expect(value()).toEqual({ open: 'playing' });
    flow.send({ type: 'pause' });
    expect(value()).toEqual({ open: 'paused' });
    expect(asked.slice(1)).toEqual([{ type: 'play' }, { type: 'pause' }]);
    flow.send({ type: 'media.playing' });
    expect(value()).toEqual({ open: 'playing' });
    flow.send({ type: 'media.time', seconds: 6 });
    flow.send({ type: 'media.paused' });
    expect(value()).toEqual({ open: 'paused' });
    expect(emitted.at(-1)).toEqual({ type: 'keep', seconds: 6 });
    expect(flow.getSnapshot().context.keptSeconds).toBe(6);
  });

  it('waits for bytes, and can be paused meanwhile', async () => {
    const { flow, asked, value, emitted } = await start(file);
    expect(value()).toEqual({ open: 'preparing' });
    flow.send({ type: 'play' });
    expect(value()).toEqual({ open: 'preparing' });
    flow.send({ type: 'media.ready' });
    expect(value()).toEqual({ open: 'paused' });
    flow.send({ type: 'play' });
    flow.send({ type: 'media.waiting' });
    expect(value()).toEqual({ open: 'waiting' });
    flow.send({ type: 'media.playing' });
    expect(value()).toEqual({ open: 'playing' });
    flow.send({ type: 'media.waiting' });
    flow.send({ type: 'media.time', seconds: 2 });
    flow.send({ type: 'pause' });
    expect(value()).toEqual({ open: 'paused' });
    expect(asked.at(-1)).toEqual({ type: 'pause' });
    expect(emitted.at(-1)).toEqual({ type: 'keep', seconds: 2 });
    expect(flow.getSnapshot().context.keptSeconds).toBe(2);
  });

  it('§lesson.5 plays again from its end, or goes back to a moment', async () => {
    const { flow, asked, value, emitted } = await start(scenes);
    flow.send({ type: 'play' });
    flow.send({ type: 'media.time', seconds: 16 });
    flow.send({ type: 'media.ended' });
    expect(value()).toEqual({ open: 'ended' });
    flow.send({ type: 'play' });
    expect([value(), asked.slice(1)]).toEqual([{ open: 'playing' }, [{ type: 'play' }, { type: 'play' }]]);
    flow.send({ type: 'media.ended' });
    flow.send({ type: 'seek', seconds: 3 });
    expect([value(), asked.at(-1)]).toEqual([{ open: 'paused' }, { type: 'seek', seconds: 3 }]);
    expect(flow.getSnapshot().context).toMatchObject({ seconds: 3, keptSeconds: 3 });
    expect(emitted.slice(-2)).toEqual([
      { type: 'keep', seconds: 0 },
      { type: 'keep', seconds: 3 },
    ]);
  });

  it('takes another speed, shows or hides captions, and tells both choices to the device', async () => {
    const { flow, asked, emitted } = await start(scenes);
    flow.send({ type: 'speed.choose', speed: 2 });
    expect(asked.at(-1)).toEqual({ type: 'speed', speed: 2 });
    flow.send({ type: 'captions.toggle' });
    flow.send({ type: 'captions.toggle' });
    const prefer = { type: 'prefer', speed: 2 };
    expect(emitted).toEqual([true, false, true].map((hasCaptions) => ({ ...prefer, hasCaptions })));
  });

  it('can be loaded again where it did not load or play', async () => {
    let tries = 0;
    const { flow, value, asked } = await start(() => (++tries === 1 ? Promise.reject(unreachable()) : file()));
    expect(value()).toBe('failed');
    flow.send({ type: 'retry' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(value()).toEqual({ open: 'preparing' });
    flow.send({ type: 'media.failed' });
    expect(value()).toBe('unplayable');
    expect(asked.at(-1)).toEqual({ type: 'close' });
    flow.send({ type: 'retry' });
    expect(value()).toBe('loading');
  });
});

describe('§lesson.24 Lesson: video, its position', () => {
  it('is told every five seconds of playing, when it moves, and not more often', async () => {
    const { flow, emitted, asked } = await start(scenes);
    flow.send({ type: 'play' });
    flow.send({ type: 'media.time', seconds: 9.9 });
    expect([emitted, flow.getSnapshot().context.seconds]).toEqual([[], 9.9]);
    flow.send({ type: 'media.time', seconds: 10 });
    flow.send({ type: 'media.time', seconds: 14 });
    flow.send({ type: 'seek', seconds: 4 });
    expect(emitted).toEqual([
      { type: 'keep', seconds: 10 },
      { type: 'keep', seconds: 4 },
    ]);
    expect(asked.at(-1)).toEqual({ type: 'seek', seconds: 4 });
    flow.send({ type: 'media.time', seconds: 8 });
    expect(emitted).toHaveLength(2);
    flow.send({ type: 'media.time', seconds: 9 });
    flow.send({ type: 'pause' });
    expect(emitted.slice(2)).toEqual([
      { type: 'keep', seconds: 9 },
      { type: 'keep', seconds: 9 },
    ]);
  });

  it('is the beginning again once it has been seen to the end', async () => {
    const { flow, emitted } = await start(scenes);
    flow.send({ type: 'play' });
    flow.send({ type: 'media.time', seconds: 16 });
    flow.send({ type: 'media.time', seconds: 18 });
    flow.send({ type: 'media.ended' });
    expect(emitted.at(-1)).toEqual({ type: 'keep', seconds: 0 });
    expect(flow.getSnapshot().context.keptSeconds).toBe(18);
  });

  it('counts as kept where it was paused', async () => {
    const { flow, emitted } = await start(scenes);
    flow.send({ type: 'play' });
    flow.send({ type: 'media.time', seconds: 8 });
    flow.send({ type: 'pause' });
    flow.send({ type: 'play' });
    flow.send({ type: 'media.time', seconds: 12 });
    expect(emitted).toEqual([{ type: 'keep', seconds: 8 }]);
  });
});

describe('§lesson.25 Lesson: video with reduced motion', () => {
  it('is a row of stills, which are chosen and never play', async () => {
    const { flow, asked, emitted, value } = await start(scenes, true);
    expect(value()).toBe('stills');
    flow.send({ type: 'play' });
    flow.send({ type: 'seek', seconds: 6 });
    expect([value(), asked]).toEqual(['stills', []]);
    expect(emitted).toEqual([{ type: 'keep', seconds: 6 }]);
    expect(flow.getSnapshot().context).toMatchObject({ seconds: 6, keptSeconds: 6 });
  });

  it('follows the wish when it changes, and keeps the place', async () => {
    const { flow, asked, value } = await start(scenes);
    flow.send({ type: 'play' });
    flow.send({ type: 'media.time', seconds: 7 });
    flow.send({ type: 'motion.reduce' });
    expect([value(), asked.at(-1)]).toEqual(['stills', { type: 'close' }]);
    expect(flow.getSnapshot().context.isStill).toBe(true);
    flow.send({ type: 'motion.allow' });
    expect(value()).toEqual({ open: 'paused' });
    expect(asked.at(-1)).toMatchObject({ type: 'open', input: { seconds: 7 } });
    expect(flow.getSnapshot().context.isStill).toBe(false);
  });

  it('leaves a file as it is: nothing moves before it is asked to', async () => {
    const { flow, value } = await start(file, true);
    expect(value()).toEqual({ open: 'preparing' });
    flow.send({ type: 'motion.reduce' });
    expect([value(), flow.getSnapshot().context.isStill]).toEqual([{ open: 'preparing' }, true]);
    flow.send({ type: 'motion.allow' });
    expect([value(), flow.getSnapshot().context.isStill]).toEqual([{ open: 'preparing' }, false]);
  });

  it('counts what was wished while the video was loading', async () => {
    let answer = (_video: Video) => {};
    const { flow, value } = await start(() => new Promise<Video>((resolve) => (answer = resolve)));
    flow.send({ type: 'motion.reduce' });
    answer(exampleVideo);
    await new Promise((resolve) => setTimeout(resolve));
    expect(value()).toBe('stills');
  });
});
