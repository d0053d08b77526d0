/** Tells the panel where every machine in the story stands, and hands it the events that are clicked there. */
import { addons } from 'storybook/preview-api';
import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate';
import { channel, type Live } from '../statechart/flow.ts';

type Told = Live & { ref: AnyActorRef };

const running = new Map<AnyActorRef, Told>();
let made = 0;
let isTelling = false;

/** The path of the state that a value stands for: `loaded.empty`. */
const leafOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value ?? {})
        .map(([key, inner]) => `${key}.${leafOf(inner)}`)
        .join();

const tell = (to: { emit: (name: string, told: Live[]) => void }) =>
  to.emit(
    channel.live,
    [...running.values()].map(({ id, machine, leaf }) => ({ id, machine, leaf })),
  );

const panel = addons.ready().then((to) => {
  to.on(channel.ask, () => tell(to));
  to.on(channel.perform, ({ id, event }: { id: string; event: EventObject }) => {
    const ref = [...running.values()].find((one) => one.id === id)?.ref;
    if (ref?.getSnapshot().can(event)) ref.send(event);
    else to.emit(channel.refused, event.type);
  });
  return to;
});

/** Once for all that moved together. */
async function tellSoon() {
  if (isTelling) return;
  isTelling = true;
  const to = await panel;
  isTelling = false;
  tell(to);
}

export function watch(inspection: InspectionEvent): void {
  if (inspection.type !== '@xstate.snapshot') return;
  const { snapshot, event } = inspection;
  if (!('machine' in snapshot) || !('value' in snapshot)) return;
  const ref = inspection.actorRef as AnyActorRef; // an inspected machine's
  const { id: machine } = snapshot.machine as { id: string };
  if (event.type === 'xstate.stop') running.delete(ref);
  else {
    made += 1;
    running.set(ref, { id: running.get(ref)?.id ?? String(made), machine, leaf: leafOf(snapshot.value), ref });
  }
  void tellSoon();
}
