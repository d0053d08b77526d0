/** Every state with unsent input against every fault: nothing typed is lost, and what is sent counts once. */
import type { StateNode } from 'xstate';
import { machineOf, stems } from '../flows.ts';
import { expect } from '../journeys/test.ts';
import { cataloguePage } from '../pages/catalogue/list.page.ts';
import { sampleOf } from '../samples.ts';
import { cases, titleOf } from './cases.ts';
import { expectTyped, finish, openForm, reach, type Setup } from './setup.ts';
import { type Expected, wrongIn } from './stored.ts';
import { formStates, settled } from './table.ts';
import { test } from './test.ts';

const expected: Expected[] = [];

const possible = cases.filter(({ excluded }) => !excluded);

for (const one of sampleOf('forms', possible, ({ name }) => name)) {
  const { name, state, fault } = one;
  const { row, form } = state;
  test(titleOf(one), async ({ page, context, faultProxy: proxy, visitAs }) => {
    const visit = await visitAs(row.who === 'demo' ? 'student' : row.who, row.nextCourse?.());
    if (fault.timed || row.timeLimit === 'half a minute without a byte') await page.clock.install();
    await cataloguePage(page).open(); // what "back" leads to
    await openForm(state, visit);
    const filled: Setup = { ...state, stage: 'typed', visit, context, proxy, held: undefined };
    const setup = await reach(filled, state.stage);
    await expectTyped(setup);
    const after = await fault.happen(setup);
    proxy.heal();
    await finish(after);
    if (form.stored) expected.push({ name, person: visit.person, stored: form.stored });
  });
}

test.afterAll(async ({ product }) => {
  if (expected.length === 0) return;
  expect(await wrongIn(product, expected.splice(0))).toEqual([]);
});

/** The leaf states that have the tag `input`, or are within a state that has it. */
function leavesWithInput(node: StateNode, within = false): string[] {
  const holds = within || node.tags.includes('input');
  const children = Object.values(node.states);
  if (children.length === 0) return holds ? [node.path.join('.')] : [];
  return children.flatMap((child) => leavesWithInput(child, holds));
}

test('every state that holds input stands in the table of faults, and no other', async () => {
  const tagged: string[] = [];
  for (const stem of stems) {
    tagged.push(...leavesWithInput((await machineOf(stem)).root).map((leaf) => `${stem} ${leaf}`));
  }
  const states = new Set(formStates.map(({ state }) => state));
  expect([...states, ...Object.keys(settled)].sort()).toEqual(tagged.sort());
});
