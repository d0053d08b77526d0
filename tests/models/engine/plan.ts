/** Plans walks through a chart: for Node through every edge, for the browser as few steps as take all elements. */
import type { EventObject } from 'xstate';
import { callResultOf, chartOf, type Edge, isAfter } from './chart.ts';
import { type Element, leafOf } from './coverage.ts';
import { departureOf, type Model } from './model.ts';

/** How often a walk that was led elsewhere than planned tries again to reach the same event. */
const mostTries = 3;

/** One event of a walk, the leaf that it leads to, and the milliseconds that pass before it. */
export type Step = { event: EventObject; leaf: string; wait: number };
export type Walk = { start: string; first: string; steps: readonly Step[] };

/** The shortest path from a situation that ends with a wanted edge. */
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

/** Walks that take every event in every situation. */
export const walksOf = (model: Model, start: string): Walk[] => plan(chartOf(model, start), () => true);

/** Whether a person can cause the event in this situation. */
const possibleFrom =
  (model: Model, start: string): NonNullable<Parameters<typeof chartOf>[2]> =>
  ({ snapshot }, event) =>
    model.possible?.(event, { start, leaf: leafOf(snapshot.value), context: snapshot.context }) ?? true;

/** The elements that walks in the browser can take. */
const browserChartOf = (model: Model, start: string) => chartOf(model, start, possibleFrom(model, start));

/** Walks for the browser that take all of these elements; each element planned is removed from the set. */
export function shortWalksOf(model: Model, start: string, elements: Set<Element>): Walk[] {
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
  const planned = plan(chart, isWanted, take, (event) => departureOf(model, event) !== undefined);
  return [
    ...besides,
    ...planned.filter(({ steps }, index) => steps.length > 0 || (index === 0 && besides.length === 0)),
  ];
}

/** Walks that each go on as long as a wanted edge can be reached. */
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
        // A node of the graph stands for several situations. This one led elsewhere, so the route is searched again.
        if (describe(here) !== to) break;
      }
    }
    if (steps.length === 0 && walks.length > 0) return walks;
    walks.push({ start, first: leafOf(begin().snapshot.value), steps });
    if (steps.length === 0) return walks;
  }
}

/** Each event of the walks with the state it happens in: "results search". */
export const doneIn = (walks: readonly Walk[]): ReadonlySet<string> =>
  new Set(
    walks.flatMap(({ first, steps }) =>
      steps.map(({ event }, index) => `${steps[index - 1]?.leaf ?? first} ${event.type}`),
    ),
  );

/**
 * A walk for the browser whose steps the random numbers choose, until no event is possible. `known` has the events that
 * each state's screen offers: a machine may handle more than its screen has controls for.
 */
export function randomWalk(model: Model, start: string, picks: readonly number[], known: ReadonlySet<string>): Walk {
  const { begin, step, describe, edges } = browserChartOf(model, start);
  // Situations that are equal in the chart may differ in what a person can do: which file there is to remove.
  const isPossible = possibleFrom(model, start);
  const isOffered = (leaf: string, { type }: EventObject) =>
    callResultOf(type) !== null || isAfter(type) || known.has(`${leaf} ${type}`);
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
    if (departureOf(model, way.event) !== undefined) break;
  }
  return { start, first, steps };
}
