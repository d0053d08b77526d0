/** Reports the state of every machine in the story to the panel, and sends machines the events that are clicked there. */
import { addons } from 'storybook/preview-api';
import type { AnyActorRef, EventObject, InspectionEvent } from 'xstate';
import { channel, type Live } from '../statechart/flow.ts';

type Running = Live & { ref: AnyActorRef };

const running = new Map<AnyActorRef, Running>();
let count = 0;
let isScheduled = false;

/** The path of the innermost state in a snapshot's value: `loaded.empty`. */
const leafOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value ?? {})
        .map(([key, inner]) => `${key}.${leafOf(inner)}`)
        .join();

const report = (channelToPanel: { emit: (name: string, machines: Live[]) => void }) =>
  channelToPanel.emit(
    channel.live,
    [...running.values()].map(({ id, machine, leaf }) => ({ id, machine, leaf })),
  );

const panel = addons.ready().then((channelToPanel) => {
  channelToPanel.on(channel.ask, () => report(channelToPanel));
  channelToPanel.on(channel.perform, ({ id, event }: { id: string; event: EventObject }) => {
    const ref = [...running.values()].find((one) => one.id === id)?.ref;
    if (ref?.getSnapshot().can(event)) ref.send(event);
    else channelToPanel.emit(channel.refused, event.type);
  });
  return channelToPanel;
});

/** One report for all machines that change together. */
async function scheduleReport() {
  if (isScheduled) return;
  isScheduled = true;
  const channelToPanel = await panel;
  isScheduled = false;
  report(channelToPanel);
}

export function inspect(inspection: InspectionEvent): void {
  if (inspection.type !== '@xstate.snapshot') return;
  const { snapshot, event } = inspection;
  if (!('machine' in snapshot) || !('value' in snapshot)) return;
  const ref = inspection.actorRef as AnyActorRef; // a snapshot with a machine comes from that machine's actor
  const { id: machine } = snapshot.machine as { id: string };
  if (event.type === 'xstate.stop') running.delete(ref);
  else {
    count += 1;
    running.set(ref, { id: running.get(ref)?.id ?? String(count), machine, leaf: leafOf(snapshot.value), ref });
  }
  void scheduleReport();
}
