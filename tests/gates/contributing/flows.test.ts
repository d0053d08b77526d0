/** Each flow is in every table that it belongs to: rows of faults for what it sends and what is typed, and tests. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, StateNode } from 'xstate';
import { readContract } from '../../../server/http/openapi.ts';
import { formStates, invocations, settled } from '../../faults/table.ts';
import { machineFileOf, machineOf, stems } from '../../flows.ts';
import { nodesOf } from '../../nodes.ts';
import { citedBy } from '../specification.ts';

const machines = await Promise.all(stems.map(async (stem) => [stem, await machineOf(stem)] as const));
const invokedIn = ({ root }: AnyStateMachine) => nodesOf(root).flatMap(({ invoke }) => invoke);

/** Invocations that call no server. */
const onTheDevice = new Set([
  'lesson/video.media',
  'practice/exercise.runCode',
  'practice/runtime.loadRuntime',
  'sync/draft.writeDraft',
]);

/** The leaf states that have the tag `input`, or are within a state that has it. */
function leavesWithInput(node: StateNode, within = false): string[] {
  const holds = within || node.tags.includes('input');
  const children = Object.values(node.states);
  if (children.length === 0) return holds ? [node.path.join('.')] : [];
  return children.flatMap((child) => leavesWithInput(child, holds));
}

const calls = machines.flatMap(([stem, machine]) => invokedIn(machine).map(({ id }) => `${stem}.${id}`));
const typed = machines.flatMap(([stem, { root }]) => leavesWithInput(root).map((leaf) => `${stem} ${leaf}`));

const tableOf = (name: string) => {
  const file = `tests/faults/table/${name.split('/')[0]}.ts`;
  return existsSync(file) ? file : 'tests/faults/table';
};

describe('§product.27 the table of faults', () => {
  it('has a row for every call that a machine makes', () => {
    const missing = [...new Set(calls)].filter((call) => !invocations.includes(call) && !onTheDevice.has(call));
    expect(missing.map((call) => `${tableOf(call)}: a row with invokedBy: ['${call}']`)).toEqual([]);
  });

  it('has a form for every state that holds what a person typed', () => {
    const known = new Set([...formStates.map(({ state }) => state), ...Object.keys(settled)]);
    const missing = typed.filter((state) => !known.has(state));
    expect(missing.map((state) => `${tableOf(state)}: a form with the state '${state}'`)).toEqual([]);
  });

  it('has no call and no form that no machine has', () => {
    const rows = [...invocations, ...onTheDevice].filter((call) => !calls.includes(call));
    const states = [...formStates.map(({ state }) => state), ...Object.keys(settled)];
    expect([...rows, ...states.filter((state) => !typed.includes(state))]).toEqual([]);
    expect(invocations.filter((call) => onTheDevice.has(call))).toEqual([]);
  });
});

const changing = new Set<string>(readContract().operations.flatMap(({ id, method }) => (method === 'GET' ? [] : id)));
/** The paragraphs that tests of the real server cite. */
const held = new Set(
  globSync(['tests/journeys/**/*.spec.ts', '{server,tests/contract}/**/*.test.ts']).flatMap((file) => [
    ...citedBy({ file, text: readFileSync(file, 'utf8') }),
  ]),
);

describe('A flow', () => {
  it('has a test beside its machine', () => {
    const tests = stems.map((stem) => machineFileOf(stem).replace(/\.ts$/, '.test.ts'));
    expect(tests.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('A flow that changes something', () => {
  it('has a journey or a test of the server that cites one of its paragraphs', () => {
    const lacking = machines.flatMap(([stem, machine]) => {
      const calls = invokedIn(machine).filter(({ src }) => changing.has(String(src)));
      const cited = [...(machine.config.description ?? '').matchAll(/\u00a7([a-z]+\.\d+)/g)].map(([, id = '']) => id);
      if (calls.length === 0 || cited.some((id) => held.has(id))) return [];
      return `${machineFileOf(stem)} sends ${calls.map(({ id }) => id)}: no journey and no test of the server cites ${cited}`;
    });
    expect(lacking).toEqual([]);
  });
});
