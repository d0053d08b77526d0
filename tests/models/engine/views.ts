/** What a flow's connect makes of each state that the flow's walks reach: as text that a person can approve. */
import { existsSync } from 'node:fs';
import type { EventObject } from 'xstate';
import {
  exampleCaseStudyLesson,
  exampleLearningPath,
  exampleReadingLesson,
} from '../../../src/api/generated/examples.ts';
import { modelFileOf } from '../../flows.ts';
import { chartOf } from './chart.ts';
import { leafOf } from './coverage.ts';
import { modelOf } from './flows.ts';

/** A day apart, so that a moment is another day in each: `19 November 2026 | 20 November 2026`. */
const zones = ['Pacific/Honolulu', 'Pacific/Kiritimati'] as const;
const moment = Date.parse('2026-11-21T20:00:00Z');
/** Some take the moment, others ask for it. */
const now = Object.assign(() => moment, { valueOf: () => moment });
/** How many different views of a state are kept, items of a list, and characters of a text. */
const mostViews = 3;
const mostItems = 3;
const longest = 90;

/** Its states follow from answers that no sample of its model has; its connected stories hold it. */
const notHere = 'practice/exercise';

/** What a connect takes apart, and no stand-in can be, by its name. */
const given: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'analytics/placement': { path: exampleLearningPath },
  'analytics/steps': { path: exampleLearningPath, restoring: { restored: null, onRestore: undefined } },
  'assignments/details': { assignments: [] },
  'dashboard/recommended-courses': { following: null },
  'lesson/modules': { current: exampleReadingLesson },
  'practice/case-study': { study: exampleCaseStudyLesson },
};

type Own = { zone: string; told: string[]; values: Readonly<Record<string, unknown>> };
type Connect = (...given: unknown[]) => unknown;
const isConnect = (name: string, value: unknown): value is Connect =>
  /^connect[A-Z]/.test(name) && typeof value === 'function';

const hasModel = (stem: string) => existsSync(modelFileOf(stem));

/** Not read by their paths, so that a test of what has changed knows that it depends on them. */
const files = import.meta.glob<Record<string, unknown>>('../../../src/routes/*/*.connect.ts');

/** The flows that have a connect. */
export const connected = Object.keys(files)
  .map((file) => file.replace(/^.*src\/routes\/(.+)\.connect\.ts$/, '$1'))
  .filter((stem) => hasModel(stem) && stem !== notHere)
  .toSorted();

/** Stands for whatever a route gives its connect: it can be called, read and written as text, and has its way as its name. */
function standIn(way: string, own: Own): unknown {
  const call = (...args: unknown[]) => {
    own.told.push(`${way}(${args.map((one) => JSON.stringify(textOf(one, []))).join(', ')})`);
    return standIn(`${way}()`, own);
  };
  return new Proxy(call, {
    get: (_, name) => {
      if (name === Symbol.toPrimitive || name === 'toString' || name === 'toJSON') return () => `[${way}]`;
      return typeof name === 'symbol' ? undefined : givenUnder(name, `${way}.${name}`, own);
    },
  });
}

/** What a route gives under this name. */
function givenUnder(name: string, way: string, own: Own): unknown {
  if (name in own.values) return own.values[name];
  if (name === 'zone') return own.zone;
  return name === 'now' ? now : standIn(way, own);
}

const isStandIn = (value: unknown): boolean => typeof value === 'function' && String(value).startsWith('[');

/** What is shown; of a function, what it does when it is called. */
function textOf(value: unknown, told: string[]): unknown {
  if (isStandIn(value)) return String(value);
  if (typeof value === 'function') return doneBy((...args) => Reflect.apply(value, undefined, args), told);
  if (typeof value === 'string')
    return value.length > longest ? `${value.slice(0, longest)}… (${value.length})` : value;
  if (Array.isArray(value)) {
    const items = value.slice(0, mostItems).map((one) => textOf(one, told));
    return value.length > mostItems ? [...items, `… (${value.length})`] : items;
  }
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, textOf(one, told)]));
}

function doneBy(act: (...given: unknown[]) => unknown, told: string[]): string {
  told.length = 0;
  try {
    const answer = textOf(act('given', 'given too'), []);
    const done = told.join('; ');
    told.length = 0;
    return `=> ${[done, answer === undefined ? '' : JSON.stringify(answer)].filter(Boolean).join('; ') || 'nothing'}`;
  } catch {
    return '=> needs something else';
  }
}

/** The names of a function's parameters; one that is taken apart has none. */
function parametersOf(connect: Connect): string[] {
  const text = String(connect).replaceAll('\n', ' ');
  const list = text.slice(text.indexOf('(') + 1);
  const flat = list.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, 'here');
  return flat
    .slice(0, flat.indexOf(')'))
    .split(',')
    .map((one) => one.replace(/=.*/, '').trim())
    .filter((name) => name !== '');
}

function viewIn(zone: string, stem: string, connect: Connect, snapshot: unknown): unknown {
  const told: string[] = [];
  const send = (event: EventObject) => void told.push(`send ${JSON.stringify(event)}`);
  const own = { zone, told, values: given[stem] ?? {} };
  const rest = parametersOf(connect)
    .slice(1)
    .map((parameter) => (parameter === 'send' ? send : givenUnder(parameter, parameter, own)));
  return textOf(connect(snapshot, ...rest), told);
}

/** Both views as one; a text that depends on the zone has both. */
function merged(one: unknown, other: unknown): unknown {
  if (typeof one === 'string' && typeof other === 'string') return one === other ? one : `${one} | ${other}`;
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.map((each, index) => merged(each, other[index]));
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other || Array.isArray(one)) return one;
  const otherOf = new Map<string, unknown>(Object.entries(other));
  return Object.fromEntries(Object.entries(one).map(([name, each]) => [name, merged(each, otherOf.get(name))]));
}

/** By state and connect, the views of the situations that the flow's walks reach. */
export async function viewsOf(stem: string): Promise<Record<string, unknown[]>> {
  const model = await modelOf(stem);
  const file = (await files[`../../../src/routes/${stem}.connect.ts`]?.()) ?? {};
  const views: Record<string, unknown[]> = {};
  const note = (name: string, connect: Connect, snapshot: { value: unknown }) => {
    const [view, elsewhere] = zones.map((zone) => viewIn(zone, stem, connect, snapshot));
    const key = `${leafOf(snapshot.value)} (${name})`;
    views[key] ??= [];
    const known = views[key];
    const both = merged(view, elsewhere);
    const isNew = known.every((one) => JSON.stringify(one) !== JSON.stringify(both));
    if (isNew && known.length < mostViews) known.push(both);
  };
  const connects = Object.entries(file).flatMap(([name, value]) =>
    isConnect(name, value) ? [{ name, connect: value }] : [],
  );
  for (const start of Object.keys(model.starts)) {
    for (const { snapshot } of chartOf(model, start).situations)
      for (const { name, connect } of connects) note(name, connect, snapshot);
  }
  return views;
}
