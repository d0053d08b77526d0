/** Whether a model is complete: its walks take all of the machine's elements; those missing are named. */

import { nodesOf } from '../../nodes.ts';
import { CoverageRecorder, type Element, elementsOf } from './coverage.ts';
import { type Model, passing } from './model.ts';
import { take } from './node-walk.ts';
import { walksOf } from './plan.ts';

export type Result = { walks: number; steps: number; elements: readonly Element[]; missing: readonly Element[] };

/** Takes every walk of the model on real actors. */
export async function walkInNode(model: Model): Promise<Result> {
  const recorder = new CoverageRecorder();
  const walks = Object.keys(model.starts).flatMap((start) => walksOf(model, start));
  for (const walk of walks) await take(model, walk, recorder);
  const elements = elementsOf(model.machine);
  const taken = recorder.of(model.machine.id);
  return {
    walks: walks.length,
    steps: walks.reduce((sum, { steps }) => sum + steps.length, 0),
    elements,
    missing: elements.filter((element) => !taken.has(element)),
  };
}

/** The elements that walks in Node do not take, in sentences. */
export function lacksOf({ machine, events, see }: Model): string[] {
  const nodes = nodesOf(machine.root);
  const own = nodes.flatMap(({ transitions }) => [...transitions.keys()]).filter((type) => !type.startsWith('xstate.'));
  const leaves = nodes.filter(({ states, parent }) => parent && Object.keys(states).length === 0);
  const paths = leaves.map(({ path }) => path.join('.'));
  return [
    ...[...new Set(own)].filter((type) => !events[type]?.length).map((type) => `no sample of the event "${type}"`),
    ...paths.filter((path) => !see[path]).map((path) => `no sighting of the state "${path}"`),
    ...Object.keys(see)
      .filter((path) => !paths.includes(path))
      .map((path) => `a sighting of "${path}", which is no state`),
    ...paths
      .filter((path) => see[path] === passing && !isPassed(nodes, path))
      .map((path) => `"${path}" is for passing, but can be rested in`),
  ];
}

/** The elements that walks in the browser do not take, in sentences. */
export function undrivenOf({ starts, events, see, act }: Model): string[] {
  return [
    ...Object.entries(starts).flatMap(([start, { open }]) => (open ? [] : [`no way to open the start "${start}"`])),
    ...Object.keys(events).flatMap((type) => (act?.[type] ? [] : [`no driver of the event "${type}"`])),
    ...Object.entries(see).flatMap(([path, sighting]) =>
      sighting === passing || sighting.shows ? [] : [`nothing to be seen of the state "${path}"`],
    ),
  ];
}

const isPassed = (nodes: ReturnType<typeof nodesOf>, path: string) =>
  (nodes.find((node) => node.path.join('.') === path)?.always?.length ?? 0) > 0;
