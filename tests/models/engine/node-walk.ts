/** A walk on a real actor with a simulated clock: calls end when the walk says so. */
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { activeNodes } from '../../nodes.ts';
import { wrongInput } from '../../request-check.ts';
import { callResultOf, delayOf, isAfter } from './chart.ts';
import { type CoverageRecorder, leafOf } from './coverage.ts';
import { type Model, passing } from './model.ts';
import { filtersOf } from './older-answer.ts';
import type { Walk } from './plan.ts';

type Call = {
  src: string;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
  /** The filters as they were when the call began. */
  filters?: string;
};

/** Lets the actor receive the results of calls that have ended. */
const resultsReceived = () => new Promise((resolve) => setImmediate(resolve));

export const describeWalk = ({ start, first, steps }: Walk): string =>
  [`${start}: ${first}`, ...steps.map(({ event, leaf }) => `--${nameEvent(event)}--> ${leaf}`)].join(' ');

export function nameEvent({ type, ...rest }: EventObject): string {
  const { actorId: _, ...payload }: { actorId?: string } = rest;
  const text = JSON.stringify(payload);
  return text === '{}' ? type : `${type} ${text.length > 60 ? `${text.slice(0, 60)}...` : text}`;
}

/** A real actor of the machine; the walk ends its calls and moves its clock on. */
export function actorOf(model: Model, start: string, recorder: CoverageRecorder) {
  const clock = new SimulatedClock();
  const calls = new Map<string, Call>();
  /** What calls asked that the contract does not have, and answers to older questions. */
  const wrong: string[] = [];
  const checkInput = (src: string, input: unknown) => {
    wrong.push(...wrongInput(src, input).map((what) => `asks what is not in the contract: ${what}`));
  };
  const held = (src: string) =>
    fromPromise<unknown, unknown>(({ self, input }) => {
      checkInput(src, input);
      return new Promise((resolve, reject) => calls.set(self.id, { src, resolve, reject }));
    });
  const silent = (src: string) => fromCallback<EventObject, unknown>(({ input }) => checkInput(src, input));
  const actors = Object.entries(model.answers).map(([src, answer]) => [
    src,
    answer === 'tells' ? silent(src) : held(src),
  ]);
  const actor = createActor(model.machine.provide({ actors: Object.fromEntries(actors) }), {
    clock,
    input: model.starts[start]?.input?.(() => clock.now()),
    inspect: recorder.inspect,
  });
  const failures: unknown[] = [];
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();

  const filtersFor = (src: string) => filtersOf(src, actor.getSnapshot().context);
  const noteFilters = () => {
    for (const call of calls.values()) call.filters ??= filtersFor(call.src);
  };
  noteFilters();

  /** The machine's state. Throws if the actor failed, or stays in a state that is only for passing. */
  const leaf = (): string => {
    const { id } = model.machine;
    const here = leafOf(actor.getSnapshot().value);
    if (wrong.length > 0) throw new Error(`${id} breaks a law of calls: ${wrong.join('; ')}`);
    if (failures.length > 0) throw new Error(`${id} broke: ${failures[0]}`);
    if (model.see[here] === passing) throw new Error(`${id} rests in "${here}", which is for passing.`);
    if (!model.see[here]) throw new Error(`The model of "${id}" has no sighting of "${here}".`);
    return here;
  };
  /** Whether the event is possible now: a result needs a running call, a delay a state that has it. */
  const canHappen = ({ type }: EventObject): boolean => {
    const callResult = callResultOf(type);
    const snapshot = actor.getSnapshot();
    if (callResult) return calls.has(callResult.id) && callResult.id in snapshot.children;
    return !isAfter(type) || activeNodes(snapshot).some(({ transitions }) => transitions.has(type));
  };
  const happen = async (event: EventObject): Promise<void> => {
    await cause(event);
    noteFilters();
  };
  const cause = async (event: EventObject): Promise<void> => {
    const callResult = callResultOf(event.type);
    if (!callResult && !isAfter(event.type)) return actor.send(event);
    if (!callResult) {
      clock.increment(delayOf(model.machine, actor.getSnapshot(), event.type));
      return;
    }
    const call = calls.get(callResult.id);
    if (!call) throw new Error(`${model.machine.id} has not called "${callResult.id}".`);
    calls.delete(callResult.id);
    if (callResult.kind === 'done' && call.filters !== filtersFor(call.src))
      wrong.push(`takes what was asked with ${call.filters}, and shows it as ${filtersFor(call.src)}`);
    if (callResult.kind === 'done') call.resolve('output' in event ? event['output'] : undefined);
    else call.reject('error' in event ? event['error'] : undefined);
    await resultsReceived();
  };
  return { leaf, canHappen, happen, stop: () => actor.stop() };
}

/** Takes the walk. Throws when the machine is in another state than the walk expects. */
export async function take(model: Model, walk: Walk, recorder: CoverageRecorder): Promise<void> {
  const actor = actorOf(model, walk.start, recorder);
  let index = 0;
  const check = (wanted: string) => {
    const here = actor.leaf();
    if (here !== wanted) throw new Error(`${model.machine.id} is in "${here}", not in "${wanted}".`);
  };
  try {
    check(walk.first);
    for (const { event, leaf } of walk.steps) {
      await actor.happen(event);
      index += 1;
      check(leaf);
    }
  } catch (error) {
    const way = describeWalk({ ...walk, steps: walk.steps.slice(0, index) });
    throw new Error(`${error instanceof Error ? error.message : error}\n${way}`);
  }
  actor.stop();
}
