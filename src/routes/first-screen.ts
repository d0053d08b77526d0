/**
 * The first screen of a page, which the server renders from the states of the page's flows and the browser takes over
 * (docs/adr/025-rendered-pages.md). Until the flows have started, both show what the document's answers lead to.
 */
import { useMachine, useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Course, EducationalOrganization, ItemList, WithContext } from 'schema-dts';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject, InputFrom } from 'xstate';
import { type AnswerTo, answeredSnapshot, holdEvents, type OpenCall, withAnswers } from '../machines/answered.ts';
import type { Viewer } from '../machines/calendar-day.ts';
import { browserZone } from './browser-zone.ts';
import { prefetchedAnswers } from './prefetched-pages.ts';

/** What a page says of itself. */
export type Head = {
  /** The page's own title; the product's name follows. */
  title?: string | undefined;
  /** One or two sentences, for public pages. */
  description?: string | undefined;
  /** The path of a picture of 1200 × 630 pixels; by default the product's. */
  picture?: string | undefined;
  /** What the page is about, in the terms of schema.org. */
  about?: WithContext<Course | EducationalOrganization | ItemList> | undefined;
};

export type FirstScreen = {
  answerTo: AnswerTo;
  /** When the page was rendered, in milliseconds since 1970, and for which time zone. */
  at: number;
  zone: string;
  origin: string;
  /** On the server: resolves once the call is answered or takes too long; undefined for a call that is not made. */
  ask?: (call: OpenCall) => Promise<void> | undefined;
  /** Whether the server shows a demonstration, whose figures are made up. */
  isDemonstration: boolean;
  /** On the server: notes what the page says of itself, a part that has a file of its own, and that the page leads to another one. */
  setHead?: (head: Head) => void;
  onPart?: (name: string) => void;
  leave?: () => void;
};

type Flow<Snapshot> = { getSnapshot: () => Snapshot; subscribe: AnyActorRef['subscribe'] };

/** Null for a page that the server did not render. */
export const FirstScreenContext = createContext<FirstScreen | null>(null);

const never = () => () => {};

/** The first screen while it is rendered on the server or taken over in the browser; null from then on. */
function useFirst(): FirstScreen | null {
  const first = useContext(FirstScreenContext);
  const isFirst = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isFirst ? first : null;
}

/** Whether the first screen is being rendered on the server or taken over. */
export const useIsFirst = () => useFirst() !== null;

/** What flows show on the first screen, as they start only after it. */
const firstSnapshots = new WeakMap<object, AnyMachineSnapshot>();

/** The same for a page that was asked for before it was opened: shown only until the flow has started. */
const prefetchedSnapshots = new WeakMap<object, AnyMachineSnapshot>();

/** What flows emitted as they started, for the listeners of the same component, which come after that. */
const startEvents = new WeakMap<object, EventObject[]>();
export const eventsOfStart = (flow: object): readonly EventObject[] => startEvents.get(flow) ?? [];

/** XState's `useMachine`, for the flows of routes: it starts with the answers that came with the page or before it. */
export const useFlow: typeof useMachine = (...given) => useOwnFlow(...given);

/** What machines start with on the first screen, where their own input holds what only this device knows. */
const firstInputs = new WeakMap<AnyStateMachine, unknown>();

/** The machine, which starts with this input on the first screen, as the server does not know its own. */
export function withFirstInput<Machine extends AnyStateMachine>(machine: Machine, input: InputFrom<Machine>): Machine {
  firstInputs.set(machine, input);
  return machine;
}

const firstInputOf = (machine: AnyStateMachine, input: unknown) =>
  firstInputs.has(machine) ? firstInputs.get(machine) : input;

/** On the server no flow runs: its snapshot is all that is needed of it. */
const useRenderedFlow: typeof useMachine = (machine, ...rest) => {
  const [options] = rest;
  const first = useFirst();
  if (!first) throw new Error('The server renders first screens only.');
  const { snapshot } = takeOver(machine, firstInputOf(machine, options?.input), first, firstSnapshots);
  const idle = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }), send: () => {} };
  // Views ask nothing else of a flow while they are rendered.
  const flow = idle as unknown as ReturnType<typeof useMachine<typeof machine>>[2];
  return [snapshot, flow.send, flow];
};

const useRunningFlow: typeof useMachine = (machine, ...rest) => {
  const [options] = rest;
  const first = useFirst();
  const [taken] = useState(() => {
    if (first) return takeOver(machine, firstInputOf(machine, options?.input), first, firstSnapshots);
    const answerTo = prefetchedAnswers();
    return answerTo && takeOver(machine, options?.input, { answerTo }, prefetchedSnapshots);
  });
  const answered = useMemo(() => (taken ? withAnswers(machine, taken.answerTo) : machine), [machine, taken]);
  const [, , flow] = useMachine(answered, ...rest);
  // Effects run in this order: by now the flow has started, and its next calls are made.
  useEffect(() => {
    taken?.end(flow);
    // The listeners of this component have heard it by then.
    queueMicrotask(() => startEvents.delete(flow));
  }, [taken, flow]);
  taken?.take(flow);
  return [useSnapshot(flow), flow.send, flow];
};

const useOwnFlow = import.meta.env.SSR ? useRenderedFlow : useRunningFlow;

/** The flow's snapshot, for a component that gets a flow. */
export function useSnapshot<Snapshot extends AnyMachineSnapshot>(flow: Flow<Snapshot>): Snapshot {
  const isFirst = useFirst() !== null;
  const snapshot = useSelector(flow, (current) => current);
  const shown = (isFirst && firstSnapshots.get(flow)) || prefetchedSnapshots.get(flow);
  return (shown as Snapshot | undefined) ?? snapshot; // the flow's own: `useFlow` has set it for this flow
}

/** The time zone and the clock for machines, which read neither themselves. */
export function useViewer(): Viewer {
  const first = useFirst();
  const [viewer] = useState(() => {
    let at = first?.at;
    const end = () => {
      at = undefined;
    };
    return { now: () => at ?? Date.now(), zone: first?.zone ?? browserZone(), end };
  });
  useEffect(() => viewer.end(), [viewer]);
  return viewer;
}

/** What only the browser knows; `onFirst` on the first screen. */
export const useBrowser = <Known>(read: () => Known, onFirst: Known): Known => (useFirst() === null ? read() : onFirst);

/** The address's scheme and host. */
export const useOrigin = () => useContext(FirstScreenContext)?.origin ?? location.origin;

/** @throws a promise on the server, for React to wait for, while a call has no answer */
function takeOver<Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
  first: Pick<FirstScreen, 'answerTo' | 'ask'>,
  snapshots: WeakMap<object, AnyMachineSnapshot>,
) {
  const { snapshot, open } = answeredSnapshot(machine, input, first.answerTo);
  const waiting = open.flatMap((call) => first.ask?.(call) ?? []);
  if (waiting.length > 0) throw Promise.all(waiting);
  let isStarting = true;
  let release = () => {};
  const answerTo: AnswerTo = (...call) => (isStarting ? first.answerTo(...call) : undefined);
  const take = (flow: AnyActorRef) => {
    if (startEvents.has(flow) || !isStarting) return;
    snapshots.set(flow, snapshot);
    release = holdEvents(flow);
    const emitted: EventObject[] = [];
    startEvents.set(flow, emitted);
    flow.on('*', (event) => isStarting && emitted.push(event));
  };
  const end = (flow: AnyActorRef) => {
    isStarting = false;
    prefetchedSnapshots.delete(flow);
    release();
  };
  return { snapshot, answerTo, take, end };
}
