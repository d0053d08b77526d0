/** The drawn statecharts have the machines' every state and transition, under the names of the model tests' reports. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { graphOf } from '../../scripts/statechart/graph.ts';
import { drawn } from '../../scripts/statechart/layout.ts';
import { svgOf } from '../../scripts/statechart/svg.ts';
import { sessionMachine } from '../../src/machines/account/session.machine.ts';
import { enrolmentMachine } from '../../src/machines/payment/enrolment.machine.ts';
import { machineFileOf, machineOf, stems } from '../flows.ts';
import { elementsOf } from '../models/engine/coverage.ts';

const machines = await Promise.all(stems.map(async (stem) => [stem, await machineOf(stem)] as const));

type Box = { x: number; y: number; width: number; height: number };
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('A statechart in words and as a drawing', () => {
  it.each(machines)('%s: every state and transition, each in a place of its own', async (_stem, machine) => {
    const graph = graphOf(machine);
    expect(graph.description).toMatch(/\u00a7[a-z]+\.\d/);
    const wanted = elementsOf(machine).filter((element) => !element.startsWith('guard'));
    const named = [
      ...graph.states.slice(1).map(({ path }) => `state ${path}`),
      ...graph.transitions.map(({ element }) => element),
    ];
    expect(new Set(named)).toEqual(new Set(wanted));

    const { states, arrows, width, height } = await drawn(graph);
    const written = [...states.flatMap(({ own }) => own), ...arrows.flatMap(({ label }) => label?.transitions ?? [])];
    expect(written.toSorted(byElement)).toEqual(graph.transitions.toSorted(byElement));
    for (const one of states) {
      expect(one.x + one.width <= width && one.y + one.height <= height).toBe(true);
      const siblings = states.filter(({ parent, path }) => parent === one.parent && path !== one.path);
      expect(siblings.filter((other) => overlap(one, other)).map(({ path }) => path)).toEqual([]);
    }
    expect(arrows.filter(({ points }) => points.length < 2)).toEqual([]);
  });

  it.each(stems)('%s: its id is the name under which its file exports it', async (stem) => {
    const { id } = await machineOf(stem);
    expect(readFileSync(machineFileOf(stem), 'utf8')).toContain(`export const ${id}Machine = `);
  });

  it('names guards, delays and actors', () => {
    const enrolment = graphOf(enrolmentMachine);
    expect(enrolment.states.find(({ path }) => path === 'open.quoting')?.actors).toEqual(['quotePayment']);
    expect(enrolment.transitions.filter(({ source }) => source === 'open.ready').map(({ guard }) => guard)).toEqual([
      'hasCode',
      'isNotApplied',
      'else',
    ]);
    expect(graphOf(sessionMachine).transitions.map(({ text }) => text)).toContain('after serverWait (2 s)');
  });

  it('highlights the current state, links the states, makes possible events clickable, and marks what is not covered', async () => {
    const svg = svgOf(await drawn(graphOf(enrolmentMachine)), {
      highlighted: ['open.ready'],
      hrefOf: (path) => `#${path}`,
      canDo: ({ source, event }) => source === 'open.ready' && event === 'pay.now',
      markOf: (element) => (element === 'state closed' ? 'missing' : undefined),
    });
    expect(svg).toContain('<a href="#open.ready" data-state="open.ready" aria-current="true"');
    expect(svg.match(/aria-current/g)).toHaveLength(1);
    expect(svg.match(/data-event="pay.now" data-from="open.ready"/g)).toHaveLength(2);
    expect(svg.match(/not covered/g)).toHaveLength(1);
  });
});

function byElement({ element: one }: { element: string }, { element: other }: { element: string }) {
  return one.localeCompare(other);
}
