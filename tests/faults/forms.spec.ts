/** Every state with unsent input, with every fault: nothing typed is lost, and what is sent counts once. */
import { expect } from '../journeys/test.ts';
import { cataloguePage } from '../pages/catalogue/list.page.ts';
import { sampleOf } from '../samples.ts';
import { cases, titleOf } from './cases.ts';
import { expectTyped, finish, openForm, reach, type Setup } from './setup.ts';
import { type Expected, wrongIn } from './stored.ts';
import { test } from './test.ts';

const expected: Expected[] = [];

const possible = cases.filter(({ excluded }) => !excluded);

for (const one of sampleOf('forms', possible, ({ name }) => name)) {
  const { name, state, fault } = one;
  const { row, form } = state;
  test(titleOf(one), async ({ page, context, faultProxy: proxy, visitAs }) => {
    const visit = await visitAs(row.who === 'demo' ? 'student' : row.who, row.nextCourse?.());
    if (fault.timed || row.timeLimit === 'half a minute without a byte') await page.clock.install();
    if (fault.goesBack) await cataloguePage(page).open();
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
