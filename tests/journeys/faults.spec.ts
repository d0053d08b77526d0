/** Every call of every screen against everything that can go wrong with it. */
import type { BrowserContext, Page } from '@playwright/test';
import { machineOf, stems } from '../flows.ts';
import { nodesOf } from '../nodes.ts';
import { loads } from './fault-loads.ts';
import { quiet } from './fault-quiet.ts';
import type { Screen, World } from './fault-screen.ts';
import { sends } from './fault-sends.ts';
import { runOut, test, waits } from './fault-test.ts';
import { answers, type FaultName } from './faults.ts';
import { expect, expectToStand, lapse, names } from './journey.ts';

const isOnTheWire = (name: string): name is keyof typeof answers => name in answers;
const onTheWire = Object.keys(answers).filter(isOnTheWire);

/** Nothing turns or waits any more. */
async function expectRest(page: Page) {
  await expect(page.locator('[aria-busy=true], [data-spinner]').filter({ visible: true })).toHaveCount(0);
}

async function expectNamed(page: Page, screen: Screen, fault: FaultName) {
  const words = typeof screen.says === 'string' ? screen.says : screen.says[fault];
  const said = screen.shown?.(page, words) ?? page.getByRole('alert').filter({ hasText: words });
  await said.waitFor({ timeout: 10_000 }); // looks more often than an assertion does, which counts a thousand times over
  if (screen.title) await expect(said.getByText(screen.title, { exact: true })).toBeVisible();
  const wayOn = screen.wayOn?.(page) ?? said.getByRole('button', { name: 'Retry' });
  await expect(wayOn).toBeEnabled();
  await screen.holds?.(page);
  await expectRest(page);
  return wayOn;
}

async function expectEnded({ page }: World, context: BrowserContext, ended: Screen['ended']) {
  if (typeof ended === 'function') return ended(page);
  if (ended === 'in place') await expect(lapse(page)).toBeVisible();
  else await expect(page.getByRole('navigation').getByRole('link', { name: 'Login' })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => names.some((own) => own === name))).toEqual([]);
  const { pathname } = new URL(page.url());
  if (ended === 'sign-in') expect(pathname).toBe('/login');
  else expect(pathname).not.toBe('/login');
  // In place, the call waits for the person.
  if (ended !== 'in place') await expectRest(page);
}

for (const screen of [...loads, ...sends]) {
  const { name, who, call, open, begin, ended, reloads, goesOn, wait = 'ten seconds', recovered } = screen;
  test(`§product.27 ${name}: whatever goes wrong is named, nothing is lost, and there is a way on`, async ({
    context,
    wire,
    enter,
  }) => {
    const world = await enter(who);
    const { page } = world;
    if (wait === 'half a minute without a byte') await page.clock.install();

    if (ended !== 'named') {
      await test.step('401 with status 410', async () => {
        await open?.(world);
        if (ended === 'in place') await expectToStand(page);
        const met = wire.goWrong([{ ...call, bearer: true }], answers['401 with status 410']);
        await begin(world);
        await met;
        await expectEnded(world, context, ended);
        wire.heal();
        await world.signIn();
      });
    }

    await open?.(world);
    let goOn = () => begin(world);
    for (const fault of onTheWire.filter((one) => ended === 'named' || one !== '401 with status 410')) {
      await test.step(fault, async () => {
        const met = wire.goWrong([call], answers[fault]);
        await goOn();
        await met;
        if (fault === 'ten seconds of silence') await waits[wait](page);
        const wayOn = await expectNamed(page, screen, fault);
        goOn = () => wayOn.click();
      });
    }

    await test.step('offline, then online', async () => {
      wire.heal();
      await context.setOffline(true);
      await goOn();
      const wayOn = await expectNamed(page, screen, reloads ? '429 with Retry-After' : 'offline');
      await context.setOffline(false);
      if (!goesOn) await wayOn.click();
      await recovered(world);
      await expectRest(page);
    });
  });
}

for (const { name, who, calls, pretends, open, begin, stays, mayBeOffline, ended } of quiet) {
  test(`§product.29 ${name}: whatever goes wrong, it stays of use`, async ({ context, wire, enter }) => {
    const world = await enter(who);
    if (pretends) {
      const { call, status, body } = pretends;
      wire.pretend(call, (_, response) => response.writeHead(status).end(JSON.stringify(body)));
    }
    const expectUse = async () => {
      await stays(world.page);
      await expect(world.page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expectRest(world.page);
    };
    await open?.(world);
    for (const fault of onTheWire.filter((one) => one !== '401 with status 410')) {
      await test.step(fault, async () => {
        const met = wire.goWrong(calls, answers[fault]);
        await begin(world);
        await met;
        if (fault === 'ten seconds of silence') await runOut(world.page, 10_000);
        await expectUse();
      });
    }
    if (mayBeOffline) {
      await test.step('offline', async () => {
        wire.heal();
        await context.setOffline(true);
        await begin(world);
        await expectUse();
        await context.setOffline(false);
      });
    }
    if (ended) {
      await test.step('401 with status 410', async () => {
        const met = wire.goWrong(calls, answers['401 with status 410']);
        await begin(world);
        await met;
        await expectEnded(world, context, ended);
      });
    }
  });
}

test('§product.27 every call that a machine makes stands in the table of faults, and no other', async () => {
  const invocations: string[] = [];
  for (const stem of stems) {
    const invoked = nodesOf((await machineOf(stem)).root).flatMap(({ invoke }) => invoke);
    invocations.push(...invoked.map(({ id }) => `${stem}.${id}`));
  }
  const onTheDevice = ['draft.writeDraft'];
  const listed = [...onTheDevice, ...[...loads, ...sends, ...quiet].flatMap(({ invokes }) => invokes)];
  expect([...new Set(listed)].sort()).toEqual([...new Set(invocations)].sort());
});
