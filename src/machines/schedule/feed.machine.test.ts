import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { settled } from '../testing.ts';
import { calendarFeedMachine } from './feed.machine.ts';

type Feed = { url: string };
const feed = (name: string): Feed => ({ url: `https://learn.example.com/v1/schedules/feed/${name}.ics` });
const refused = (status: number) =>
  Promise.reject(new ApiError({ kind: 'refused', status, message: null, retryAfter: null }));

async function open(
  find: () => Promise<Feed>,
  create: () => Promise<Feed> = () => refused(500),
  end: () => Promise<undefined> = () => refused(500),
) {
  const actors = {
    findCalendarFeed: fromPromise(find),
    createCalendarFeed: fromPromise(create),
    endCalendarFeed: fromPromise(end),
  };
  const flow = createActor(calendarFeedMachine.provide({ actors })).start();
  flow.send({ type: 'open' });
  await settled();
  return flow;
}

describe('§schedule.7 Class Schedule page: "Subscribe"', () => {
  it('shows the address that there is, and makes no other', async () => {
    let made = 0;
    const flow = await open(
      async () => feed('old'),
      async () => feed(`new-${++made}`),
    );
    expect(flow.getSnapshot().value).toEqual({ open: 'ready' });
    expect(flow.getSnapshot().context.url).toBe(feed('old').url);
    expect(made).toBe(0);
  });

  it('makes one where there is none', async () => {
    const flow = await open(
      () => refused(404),
      async () => feed('new'),
    );
    await settled();
    expect(flow.getSnapshot().value).toEqual({ open: 'ready' });
    expect(flow.getSnapshot().context.url).toBe(feed('new').url);
  });

  it.each([
    ['looking', () => open(() => refused(500))],
    ['making one', () => open(() => refused(404))],
  ])('says that %s failed, and tries again', async (_what, start) => {
    const flow = await start();
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { open: 'failed' }, context: { failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toEqual({ open: 'finding' });
  });

  it('renews the address only when asked twice', async () => {
    const flow = await open(
      async () => feed('old'),
      async () => feed('new'),
    );
    flow.send({ type: 'renew' });
    expect(flow.getSnapshot().value).toEqual({ open: 'confirming' });
    flow.send({ type: 'cancel' });
    expect(flow.getSnapshot().value).toEqual({ open: 'ready' });
    expect(flow.getSnapshot().context.url).toBe(feed('old').url);
    flow.send({ type: 'renew' });
    flow.send({ type: 'renew' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ open: 'ready' });
    expect(flow.getSnapshot().context.url).toBe(feed('new').url);
  });

  it('keeps the address where a new one could not be made', async () => {
    const flow = await open(async () => feed('old'));
    flow.send({ type: 'renew' });
    flow.send({ type: 'renew' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { open: 'notRenewed' }, context: { failure: { status: 500 } } });
    flow.send({ type: 'renew' });
    expect(flow.getSnapshot().value).toEqual({ open: 'renewing' });
    await settled();
    flow.send({ type: 'cancel' });
    expect(flow.getSnapshot().value).toEqual({ open: 'ready' });
    expect(flow.getSnapshot().context.url).toBe(feed('old').url);
  });

  it.each(['ready', 'confirming', 'confirmingEnd'])(
    'closes from %s, and looks anew when it opens again',
    async (state) => {
      const flow = await open(async () => feed('old'));
      if (state === 'confirming') flow.send({ type: 'renew' });
      if (state === 'confirmingEnd') flow.send({ type: 'end' });
      expect(flow.getSnapshot().value).toEqual({ open: state });
      flow.send({ type: 'close' });
      expect(flow.getSnapshot().value).toBe('closed');
      flow.send({ type: 'open' });
      expect(flow.getSnapshot().value).toEqual({ open: 'finding' });
    },
  );
});

describe('§schedule.8 Class Schedule page: "End this address"', () => {
  it('ends the address only when asked twice, and shows it no more', async () => {
    let ended = 0;
    const flow = await open(
      async () => feed('old'),
      undefined,
      async () => {
        ended += 1;
        return undefined;
      },
    );
    flow.send({ type: 'end' });
    expect(flow.getSnapshot().value).toEqual({ open: 'confirmingEnd' });
    flow.send({ type: 'cancel' });
    expect(flow.getSnapshot()).toMatchObject({ value: { open: 'ready' }, context: { url: feed('old').url } });
    expect(ended).toBe(0);
    flow.send({ type: 'end' });
    flow.send({ type: 'end' });
    expect(flow.getSnapshot().value).toEqual({ open: 'ending' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { open: 'ended' }, context: { url: '' } });
    expect(ended).toBe(1);
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('keeps the address where it could not be ended', async () => {
    const flow = await open(async () => feed('old'));
    flow.send({ type: 'end' });
    flow.send({ type: 'end' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { open: 'notEnded' }, context: { failure: { status: 500 } } });
    flow.send({ type: 'end' });
    expect(flow.getSnapshot().value).toEqual({ open: 'ending' });
    await settled();
    flow.send({ type: 'cancel' });
    expect(flow.getSnapshot()).toMatchObject({ value: { open: 'ready' }, context: { url: feed('old').url } });
  });
});
