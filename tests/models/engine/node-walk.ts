/** A walk on a real actor with a simulated clock: calls end when the walk says so. */
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { delayOf, isAfter, outcomeOf, type Step, type Walk } from './chart.ts';
import { type Ledger, leafOf } from './coverage.ts';
import { type Model, passing } from './model.ts';

type Call = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** What calls have told by now is heard. */
const heard = () => new Promise((resolve) => setImmediate(resolve));

export const describeWalk = ({ start, first, steps }: Walk): string =>
  [`${start}: ${first}`, ...steps.map(({ event, leaf }) => `--${nameEvent(event)}--> ${leaf}`)].join(' ');

function nameEvent({ type, ...rest }: Step['event']): string {
  const { actorId: _, ...payload }: { actorId?: string } = rest;
  const text = JSON.stringify(payload);
  return text === '{}' ? type : `${type} ${text.length > 60 ? `${text.slice(0, 60)}...` : text}`;
}

/** Takes the walk. Throws where the machine is not where the walk is to lead. */
export async function take(model: Model, walk: Walk, ledger: Ledger): Promise<void> {
  const clock = new SimulatedClock();
  const calls = new Map<string, Call>();
  const gate = fromPromise<unknown, unknown>(
    ({ self }) => new Promise((resolve, reject) => calls.set(self.id, { resolve, reject })),
  );
  const silent = fromCallback(() => {});
  const actors = Object.entries(model.answers).map(([src, answer]) => [src, answer === 'tells' ? silent : gate]);
  const actor = createActor(model.machine.provide({ actors: Object.fromEntries(actors) }), {
    clock,
    input: model.starts[walk.start]?.input?.(() => clock.now()),
    inspect: ledger.inspect,
  });
  const failures: unknown[] = [];
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  const check = (leaf: string, index: number) => {
    const here = leafOf(actor.getSnapshot().value);
    const done = describeWalk({ ...walk, steps: walk.steps.slice(0, index) });
    if (failures.length > 0) throw new Error(`${model.machine.id} broke: ${failures[0]}\n${done}`);
    if (here !== leaf) throw new Error(`${model.machine.id} is in "${here}", not in "${leaf}".\n${done}`);
    if (model.see[here] === passing)
      throw new Error(`${model.machine.id} rests in "${here}", which is for passing.\n${done}`);
    if (!model.see[here]) throw new Error(`The model of "${model.machine.id}" has no sighting of "${here}".`);
  };
  check(walk.first, 0);
  for (const [index, { event, leaf }] of walk.steps.entries()) {
    const outcome = outcomeOf(event.type);
    if (outcome) {
      const call = calls.get(outcome.id);
      if (!call) throw new Error(`${model.machine.id} has not called "${outcome.id}".`);
      calls.delete(outcome.id);
      if (outcome.kind === 'done') call.resolve('output' in event ? event['output'] : undefined);
      else call.reject('error' in event ? event['error'] : undefined);
      await heard();
    } else if (isAfter(event.type)) {
      clock.increment(delayOf(model.machine, actor.getSnapshot(), event.type));
    } else {
      actor.send(event);
    }
    check(leaf, index + 1);
  }
  actor.stop();
}
