import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { exampleSearchResults } from '../../api/generated/examples.ts';
import { refusal, settled } from '../testing.ts';
import { type Results, searchDialogMachine } from './dialog.machine.ts';

type Call = { text: string; answer: (results: Results) => void; fail: () => void; isCancelled: () => boolean };

/** The flow, its calls, which wait for the test, and what it opened. */
function start() {
  const calls: Call[] = [];
  const followed: Results = [];
  const clock = new SimulatedClock();
  const search = fromPromise<Results, { text: string }>(
    ({ input, signal }) =>
      new Promise((answer, reject) => {
        calls.push({
          text: input.text,
          answer,
          fail: () => reject(refusal(500)),
          isCancelled: () => signal.aborted,
        });
      }),
  );
  const flow = createActor(searchDialogMachine.provide({ actors: { search } }), { clock });
  flow.on('follow', ({ result }) => followed.push(result));
  flow.start();
  return {
    flow,
    calls,
    followed,
    state: () => flow.getSnapshot().value,
    context: () => flow.getSnapshot().context,
    open: () => flow.send({ type: 'open' }),
    type: (text: string) => flow.send({ type: 'type', text }),
    choose: () => flow.send({ type: 'choose' }),
    wait: (milliseconds = 150) => clock.increment(milliseconds),
    answer: async (results: Results, place = -1) => {
      calls.at(place)?.answer(results);
      await settled();
    },
  };
}

async function startFound(results: Results = exampleSearchResults) {
  const search = start();
  search.open();
  search.type('da');
  search.wait();
  await search.answer(results);
  return search;
}

const nothing = { text: '', results: [], active: null, isEntered: false };

describe('The search dialog', () => {
  it('§search.4 is closed at first and takes no text until it is opened', () => {
    const search = start();
    search.type('sql');
    expect(search.state()).toBe('closed');
    expect(search.context()).toMatchObject(nothing);
    search.open();
    expect(search.state()).toEqual({ open: 'empty' });
  });

  it('§search.6 searches 150 milliseconds after the last key, for the text without spaces around it', () => {
    const search = start();
    search.open();
    search.type(' d');
    expect(search.state()).toEqual({ open: 'empty' });
    search.type(' da');
    expect(search.state()).toEqual({ open: 'waiting' });
    search.wait(149);
    search.type(' dat');
    search.wait(149);
    expect(search.calls).toEqual([]);
    search.wait(1);
    expect(search.state()).toEqual({ open: 'searching' });
    expect(search.calls.map(({ text }) => text)).toEqual(['dat']);
  });

  it('§search.6 shows what was found, keeps it while it searches again, and forgets it where too little is typed', async () => {
    const search = await startFound();
    expect(search.state()).toEqual({ open: 'found' });
    search.type('dat');
    expect(search.context()).toMatchObject({ text: 'dat', results: exampleSearchResults });
    search.wait();
    expect(search.context().results).toEqual(exampleSearchResults);
    search.type('d');
    expect(search.state()).toEqual({ open: 'empty' });
    expect(search.context()).toMatchObject({ text: 'd', results: [] });
  });

  it('§search.6 asks for nothing new where only spaces were added', async () => {
    const search = await startFound();
    search.flow.send({ type: 'move', to: 'next' });
    search.type('da ');
    expect(search.state()).toEqual({ open: 'found' });
    expect(search.context()).toMatchObject({ text: 'da ', active: 0 });
    expect(search.calls).toHaveLength(1);
  });

  it('§search.6 says that nothing was found, and keeps no former results', async () => {
    const search = await startFound();
    search.type('date');
    search.wait();
    await search.answer([]);
    expect(search.state()).toEqual({ open: 'none' });
    expect(search.context()).toMatchObject({ text: 'date', results: [] });
  });

  it('§search.7 never shows the answer for an older text', async () => {
    const search = start();
    search.open();
    search.type('da');
    search.wait();
    search.type('sql');
    expect(search.calls[0]?.isCancelled()).toBe(true);
    search.wait();
    await search.answer(exampleSearchResults, 0);
    expect(search.state()).toEqual({ open: 'searching' });
    await search.answer([], 1);
    expect(search.state()).toEqual({ open: 'none' });
  });

  it('§search.6 says that it failed, keeps what was typed, and tries again', async () => {
    const search = await startFound();
    search.type('dat');
    search.wait();
    search.calls[1]?.fail();
    await settled();
    expect(search.state()).toEqual({ open: 'failed' });
    expect(search.context()).toMatchObject({ text: 'dat', results: [], failure: { status: 500 } });
    search.flow.send({ type: 'retry' });
    expect(search.calls.map(({ text }) => text)).toEqual(['da', 'dat', 'dat']);
  });

  it('§search.5 chooses with the keys, from the ends on', async () => {
    const search = await startFound(exampleSearchResults.slice(0, 3));
    const move = (to: 'next' | 'previous' | 'first' | 'last') => {
      search.flow.send({ type: 'move', to });
      return search.context().active;
    };
    expect(search.context().active).toBeNull();
    expect(move('previous')).toBe(2);
    expect(move('next')).toBe(0);
    expect(move('next')).toBe(1);
    expect(move('previous')).toBe(0);
    expect(move('last')).toBe(2);
    expect(move('first')).toBe(0);
    search.type('dat');
    expect(search.context().active).toBeNull();
  });

  it('§search.5 opens the chosen result, or the first', async () => {
    const first = await startFound();
    first.choose();
    expect(first.followed).toEqual([exampleSearchResults[0]]);
    expect(first.state()).toBe('closed');
    const second = await startFound();
    second.flow.send({ type: 'move', to: 'next' });
    second.flow.send({ type: 'move', to: 'next' });
    second.choose();
    expect(second.followed).toEqual([exampleSearchResults[1]]);
    expect(second.context()).toMatchObject(nothing);
  });

  it('§search.5 searches at once on Enter, and opens the first result when it comes', async () => {
    const search = start();
    search.open();
    search.type('da');
    search.choose();
    expect(search.state()).toEqual({ open: 'searching' });
    await search.answer(exampleSearchResults);
    expect(search.followed).toEqual([exampleSearchResults[0]]);
    expect(search.state()).toBe('closed');
  });

  it('§search.5 opens the first result when it comes, where Enter is pressed while it searches', async () => {
    const search = start();
    search.open();
    search.type('da');
    search.wait();
    search.choose();
    await search.answer(exampleSearchResults);
    expect(search.followed).toEqual([exampleSearchResults[0]]);
    expect(search.calls).toHaveLength(1);
  });

  it('§search.5 opens nothing for Enter where the text has changed since, or nothing is found', async () => {
    const search = start();
    search.open();
    search.type('da');
    search.wait();
    search.choose();
    search.type('dat');
    search.wait();
    await search.answer(exampleSearchResults);
    expect(search.followed).toEqual([]);
    expect(search.state()).toEqual({ open: 'found' });
    search.type('date');
    search.wait();
    search.choose();
    await search.answer([]);
    expect(search.followed).toEqual([]);
    expect(search.state()).toEqual({ open: 'none' });
  });

  it('§search.8 keeps nothing once it is closed', async () => {
    const search = await startFound();
    search.type('dat');
    search.wait();
    search.choose();
    search.flow.send({ type: 'close' });
    expect(search.state()).toBe('closed');
    expect(search.context()).toMatchObject({ ...nothing, failure: null });
    expect(search.calls[1]?.isCancelled()).toBe(true);
    search.open();
    expect(search.state()).toEqual({ open: 'empty' });
  });
});
