/** Tests of the walks themselves: whatever is missing in a model or a machine is reported by name. */
import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { lacksOf, undrivenOf, walkInNode } from './engine/complete.ts';
import { modelOf } from './engine/flows.ts';
import { type Model, model, passing } from './engine/model.ts';
import { doneIn, randomWalk } from './engine/plan.ts';
import { walkAtRandom } from './engine/random.ts';
import { mutantsOf } from './mutants/mutate.ts';

const call = fromPromise<number>(() => new Promise(() => {}));
type Event = { type: 'ask' } | { type: 'leave' };

/** Asks, and grades the answer. */
const grader = setup({
  types: { context: {} as { answer: number }, events: {} as Event },
  actors: { call },
  guards: { isLarge: ({ context }) => context.answer > 10 },
}).createMachine({
  id: 'grader',
  context: { answer: 0 },
  initial: 'idle',
  states: {
    idle: { on: { ask: 'asking' } },
    asking: {
      invoke: {
        id: 'call',
        src: 'call',
        onDone: { target: 'deciding', actions: assign({ answer: ({ event }) => event.output }) },
        onError: 'idle',
      },
      after: { 1000: 'idle' },
    },
    deciding: { always: [{ guard: 'isLarge', target: 'large' }, { target: 'small' }] },
    large: { on: { leave: 'idle' } },
    small: {},
  },
});

const whole = {
  starts: { here: {} },
  events: { ask: [{}], leave: [{}] },
  answers: { call: { done: [5, 50], error: [500] } },
  see: {
    idle: { says: 'nothing asked' },
    asking: { says: 'asked' },
    deciding: passing,
    large: { says: 'large' },
    small: { says: 'small' },
  },
} as const;
const graderModel = model(grader)(whole);
const changed = (change: Partial<Model>): Model => ({ ...graderModel, ...change });
const missing = async (one: Model) => (await walkInNode(one)).missing;

describe('A whole model', () => {
  it('lacks nothing, and its walks take everything', async () => {
    expect(lacksOf(graderModel)).toEqual([]);
    expect(await missing(graderModel)).toEqual([]);
  });
});

describe('What walks do not take is named', () => {
  it('a state that nothing leads to', async () => {
    const lonely = setup({
      types: {} as { events: Event },
      actors: { call },
      guards: { isLarge: () => true },
    }).createMachine({
      id: 'lonely',
      initial: 'idle',
      states: { idle: { on: { ask: 'asked' } }, asked: {}, island: { on: { leave: 'idle' } } },
    });
    const see = { idle: { says: '' }, asked: { says: '' }, island: { says: '' } };
    const lonelyModel: Model = { ...graderModel, machine: lonely, see };
    expect(await missing(lonelyModel)).toEqual(['state island', 'transition island: leave -> idle']);
  });

  it('the branch of a guard that no answer leads to', async () => {
    expect(await missing(changed({ answers: { call: { done: [5], error: [500] } } }))).toEqual([
      'state large',
      'transition deciding: always [1 of 2] -> large',
      'transition large: leave -> idle',
      'guard of deciding: always [1 of 2] -> large is true',
    ]);
  });

  it('the false branch of a guard that stands alone', async () => {
    const gate = setup({ types: {} as { events: Event }, guards: { isOpen: () => true } }).createMachine({
      id: 'gate',
      initial: 'shut',
      states: { shut: { on: { ask: { guard: 'isOpen', target: 'open' } } }, open: { on: { leave: 'shut' } } },
    });
    const see = { shut: { says: '' }, open: { says: '' } };
    const gateModel: Model = { ...graderModel, machine: gate, see };
    expect(await missing(gateModel)).toEqual(['guard of shut: ask -> open is false']);
  });

  it('a result that the model does not bring about', async () => {
    expect(await missing(changed({ answers: { call: { done: [5, 50], error: [] } } }))).toEqual([
      'transition asking: xstate.error.actor.call -> idle',
    ]);
  });
});

describe('What a model lacks is named', () => {
  it('an event without a sample', () => {
    expect(lacksOf(changed({ events: { ask: [{}] } }))).toEqual(['no sample of the event "leave"']);
  });

  it('a state without a sighting', () => {
    const { small: _, ...see } = graderModel.see;
    expect(lacksOf(changed({ see }))).toEqual(['no sighting of the state "small"']);
  });

  it('a sighting of what is no state', () => {
    const see = { ...graderModel.see, huge: { says: '' } };
    expect(lacksOf(changed({ see }))).toEqual(['a sighting of "huge", which is no state']);
  });

  it('a state said to be passed through, which can be rested in', () => {
    const see: Model['see'] = { ...graderModel.see, small: passing };
    expect(lacksOf(changed({ see }))).toEqual(['"small" is for passing, but can be rested in']);
  });

  it('in the browser: a start without a way, an event without a driver, a state without a look', () => {
    expect(undrivenOf(changed({ act: { ask: async () => {} } }))).toEqual([
      'no way to open the start "here"',
      'no driver of the event "leave"',
      'nothing to be seen of the state "idle"',
      'nothing to be seen of the state "asking"',
      'nothing to be seen of the state "large"',
      'nothing to be seen of the state "small"',
    ]);
  });

  it('an actor without answers', async () => {
    await expect(walkInNode(changed({ answers: {} }))).rejects.toThrow(
      'The model of "grader" has no answers of "call".',
    );
  });

  it('a machine without a model', async () => {
    await expect(modelOf('no-such')).rejects.toThrow('no walk takes src/machines/no-such.machine.ts');
  });

  it('by the compiler: a model without an event, an answer or a sighting', () => {
    const { ask: _ask, ...events } = whole.events;
    const { small: _small, ...see } = whole.see;
    // @ts-expect-error: no sample of "ask".
    model(grader)({ ...whole, events });
    // @ts-expect-error: no sighting of "small".
    model(grader)({ ...whole, see });
    // @ts-expect-error: no answers of "call".
    model(grader)({ ...whole, answers: {} });
    // @ts-expect-error: an answer of another shape.
    model(grader)({ ...whole, answers: { call: { done: ['five'], error: [] } } });
  });
});

describe('A walk in which the machine reaches another state than planned', () => {
  it('fails with both states and the planned steps', async () => {
    // The input differs from one start to the next, so the real actor is in another state than the plan says.
    let starts = 0;
    const fickle = setup({
      types: {} as { context: { first: boolean }; input: boolean; events: Event },
      guards: { isFirst: ({ context }) => context.first },
    }).createMachine({
      id: 'fickle',
      context: ({ input }) => ({ first: input }),
      initial: 'idle',
      states: { idle: { on: { ask: [{ guard: 'isFirst', target: 'one' }, { target: 'other' }] } }, one: {}, other: {} },
    });
    const start = { input: () => starts++ < 2, open: undefined };
    const see = { idle: { says: '' }, one: { says: '' }, other: { says: '' } };
    const fickleModel: Model = { ...graderModel, machine: fickle, starts: { here: start }, see };
    await expect(walkInNode(fickleModel)).rejects.toThrow(
      'fickle is in "other", not in "one".\nhere: idle --ask--> one',
    );
  });
});

describe('A random walk', () => {
  const stairs = setup({ types: {} as { events: Event } }).createMachine({
    id: 'stairs',
    initial: 'ground',
    states: {
      ground: { on: { ask: 'first' } },
      first: { on: { ask: 'second', leave: 'ground' } },
      second: { on: { leave: 'first' } },
    },
  });
  const stairsModel: Model = { ...graderModel, machine: stairs, see: { ground: { says: '' }, first: { says: '' } } };

  it('that fails is shrunk to its shortest sequence of events, which its seed and path repeat', async () => {
    const randomFailure = await walkAtRandom(stairsModel, { seed: 7, runs: 100 });
    expect(randomFailure).toMatchObject({
      way: 'here > ask > ask',
      message: expect.stringContaining('no sighting of "second"'),
    });
    const { seed, path } = randomFailure ?? { seed: 0, path: '' };
    expect(await walkAtRandom(stairsModel, { seed, path, runs: 1 })).toMatchObject({ way: 'here > ask > ask' });
  });

  it('in the browser sends only events that the current state handles', () => {
    const known = new Set(['ground ask', 'first ask', 'first leave', 'second leave']);
    const { steps } = randomWalk(stairsModel, 'here', [0, 1, 0, 0, 0], known);
    expect(steps.map(({ event, leaf }) => `${event.type} ${leaf}`)).toEqual([
      'ask first',
      'leave ground',
      'ask first',
      'ask second',
      'leave first',
    ]);
  });

  it('in the browser sends an event in a state only if a planned walk has sent it there', () => {
    const known = doneIn([
      { start: 'here', first: 'ground', steps: [{ event: { type: 'ask' }, leaf: 'first', wait: 0 }] },
    ]);
    expect(known).toEqual(new Set(['ground ask']));
    expect(randomWalk(stairsModel, 'here', [0, 1, 0], known).steps.map(({ leaf }) => leaf)).toEqual(['first']);
  });
});

describe('A random walk among situations that look alike', () => {
  const box = setup({ types: {} as { context: { held: number }; events: Event } }).createMachine({
    id: 'box',
    context: { held: 1 },
    initial: 'open',
    states: {
      open: {
        on: {
          ask: { actions: assign({ held: ({ context }) => context.held + 1 }) },
          leave: { actions: assign({ held: ({ context }) => context.held - 1 }) },
        },
      },
    },
  });
  const boxModel: Model = {
    ...graderModel,
    machine: box,
    see: { open: { says: '' } },
    // Without `tells` the chart takes a full box and an empty one for one situation, though `leave` takes a full one.
    tells: undefined,
    possible: ({ type }, { context }) => type === 'ask' || ('held' in context && Number(context.held) > 0),
  };

  it('sends in the browser only events that are possible in the situation that it has reached', () => {
    const { steps } = randomWalk(boxModel, 'here', [1, 1, 1], new Set(['open ask', 'open leave']));
    expect(steps.map(({ event }) => event.type)).toEqual(['leave', 'ask', 'leave']);
  });
});

describe('Mutants', () => {
  it('have one fault each', () => {
    expect(mutantsOf(grader).map(({ name }) => name)).toEqual([
      'drop idle ask',
      'lead to deciding from idle ask',
      'drop asking after 1000',
      'lead to asking from asking after 1000',
      'drop asking invoke onDone',
      'drop asking invoke onDone actions',
      'lead to large from asking invoke onDone',
      'drop asking invoke onError',
      'lead to asking from asking invoke onError',
      'drop deciding always [1]',
      'flip the guard of deciding always [1]',
      'lead to small from deciding always [1]',
      'drop deciding always [2]',
      'lead to idle from deciding always [2]',
      'drop large leave',
      'lead to asking from large leave',
    ]);
  });

  it.each([
    ['drop idle ask', 'state asking'],
    ['lead to small from deciding always [1]', 'state large'],
  ])('"%s" is found by the walks', async (name, lost) => {
    const machine = mutantsOf(grader)
      .find((one) => one.name === name)
      ?.build();
    if (!machine) throw new Error(`There is no mutant "${name}".`);
    expect(await missing(changed({ machine }))).toContain(lost);
    expect(await missing(graderModel)).toEqual([]);
  });
});
