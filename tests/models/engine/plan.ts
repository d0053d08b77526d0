/** Walks through a chart: in Node through everything, in the browser as few steps as take all that is wanted. */
import type { EventObject } from 'xstate';
import { chartOf, type Edge, isAfter, outcomeOf } from './chart.ts';
import { type Element, leafOf } from './coverage.ts';
import type { Model } from './model.ts';

/** How often a walk that was led elsewhere sets out for the same event again. */
const mostTries = 3;

/** One event of a walk, where it is to lead, and how many milliseconds go by. */
export type Step = { event: EventObject; leaf: string; wait: number };
export type Walk = { start: string; first: string; steps: readonly Step[] };

/** The shortest way from a situation over an edge that is wanted. */
function routeTo(edgesOf: (from: string) => readonly Edge[], from: string, isWanted: (edge: Edge) => boolean) {
  const seen = new Set([from]);
  const queue: { key: string; route: Edge[] }[] = [{ key: from, route: [] }];
  for (const { key, route } of queue) {
    const here = edgesOf(key);
    const found = here.find(isWanted);
    if (found) return [...route, found];
    for (const edge of here.filter(({ to }) => !seen.has(to))) {
      seen.add(edge.to);
      queue.push({ key: edge.to, route: [...route, edge] });
    }
  }
  return null;
}

/** Walks through all that the machine can do: every event happens in every situation. */
export const walksOf = (model: Model, start: string): Walk[] => plan(chartOf(model, start), () => true);

/** Whether a person can bring about the event where the machine stands. */
const possibleFrom =
  (model: Model, start: string): NonNullable<Parameters<typeof chartOf>[2]> =>
  ({ snapshot }, event) =>
    model.possible?.(event, { start, leaf: leafOf(snapshot.value), context: snapshot.context }) ?? true;

/** What the browser can be brought to. */
const browserChartOf = (model: Model, start: string) => chartOf(model, start, possibleFrom(model, start));

/** Walks for the browser, until all of these elements are taken; what is planned is taken off the set. */
export function shortWalksOf(model: Model, start: string, elements: Set<Element>): Walk[] {
  const { departs = {} } = model;
  const chart = browserChartOf(model, start);
  const isWanted = ({ took }: Edge) => [...took].some((element) => elements.has(element));
  const take = (took: ReadonlySet<Element>) => {
    for (const element of took) elements.delete(element);
  };
  const besides = (model.besides ?? [])
    .filter((one) => one.start === start)
    .map(({ events }) => {
      let here = chart.begin();
      const first = leafOf(here.snapshot.value);
      const steps = events.map((event): Step => {
        const before = here.now;
        here = chart.step(here, event);
        take(here.took);
        return { event, leaf: leafOf(here.snapshot.value), wait: here.now - before };
      });
      return { start, first, steps };
    });
  const planned = plan(chart, isWanted, take, (event) => event.type in departs);
  return [
    ...besides,
    ...planned.filter(({ steps }, index) => steps.length > 0 || (index === 0 && besides.length === 0)),
  ];
}

/** Walks that go on as long as there is something wanted ahead. */
function plan(
  chart: ReturnType<typeof chartOf>,
  isWanted: (edge: Edge) => boolean,
  take: (took: ReadonlySet<Element>) => void = () => {},
  ends: (event: EventObject) => boolean = () => false,
): Walk[] {
  const { start, begin, step, describe, edges } = chart;
  const tries = new Map<string, number>();
  const edgesOf = (from: string) =>
    (edges.get(from) ?? []).map((edge) => (ends(edge.event) ? { ...edge, to: from } : edge));
  const isNew = (edge: Edge) => (tries.get(edge.id) ?? 0) < mostTries && isWanted(edge);
  const walks: Walk[] = [];
  for (;;) {
    let here = begin();
    take(here.took);
    const steps: Step[] = [];
    const next = () =>
      steps.slice(-1).some(({ event }) => ends(event)) ? null : routeTo(edgesOf, describe(here), isNew);
    for (let route = next(); route; route = next()) {
      const goal = route.at(-1)?.id ?? '';
      tries.set(goal, (tries.get(goal) ?? 0) + 1);
      for (const { id, event, to } of route) {
        const before = here.now;
        here = step(here, event);
        tries.set(id, mostTries);
        take(here.took);
        steps.push({ event, leaf: leafOf(here.snapshot.value), wait: here.now - before });
        // The way led elsewhere than the map said: look again from here.
        if (describe(here) !== to) break;
      }
    }
    if (steps.length === 0 && walks.length > 0) return walks;
    walks.push({ start, first: leafOf(begin().snapshot.value), steps });
    if (steps.length === 0) return walks;
  }
}

/** What the walks do, by where they do it: "results search". */
export const doneIn = (walks: readonly Walk[]): ReadonlySet<string> =>
  new Set(
    walks.flatMap(({ first, steps }) =>
      steps.map(({ event }, index) => `${steps[index - 1]?.leaf ?? first} ${event.type}`),
    ),
  );

/**
 * A walk for the browser that goes wherever the numbers point, as long as something leads on. `known` is what a person is
 * known to be offered: a machine may hear more in a state than its screen has controls for.
 */
export function randomWalk(model: Model, start: string, picks: readonly number[], known: ReadonlySet<string>): Walk {
  const { begin, step, describe, edges } = browserChartOf(model, start);
  // Situations that look alike to the chart may differ in what can be done: which file is there to be removed.
  const isPossible = possibleFrom(model, start);
  const isOffered = (leaf: string, { type }: EventObject) =>
    outcomeOf(type) !== null || isAfter(type) || known.has(`${leaf} ${type}`);
  let here = begin();
  const first = leafOf(here.snapshot.value);
  const steps: Step[] = [];
  for (const pick of picks) {
    const leaf = leafOf(here.snapshot.value);
    const from = here;
    const ways = (edges.get(describe(from)) ?? []).filter(
      ({ event }) => isOffered(leaf, event) && isPossible(from, event),
    );
    const way = ways[pick % ways.length];
    if (!way) break;
    const before = here.now;
    here = step(here, way.event);
    steps.push({ event: way.event, leaf: leafOf(here.snapshot.value), wait: here.now - before });
    if (way.event.type in (model.departs ?? {})) break;
  }
  return { start, first, steps };
}
