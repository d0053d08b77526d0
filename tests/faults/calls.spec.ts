/** Every call of every screen, with everything that can go wrong with it. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, names } from '../journeys/test.ts';
import { failure } from '../pages/failure.page.ts';
import { footer } from '../pages/shell/footer.page.ts';
import { navigationBar } from '../pages/shell/navigation.page.ts';
import { sessionDialogs } from '../pages/sync/session-ending.page.ts';
import { faultsFor, sampleOf } from '../samples.ts';
import { answers, type FaultName } from './call-faults.ts';
import type { ShownRow, Visit } from './row.ts';
import { quietRows, shownRows } from './table.ts';
import { endTimeLimits, giveUpWaiting, test } from './test.ts';

const sessionEnd = '401 with status 410';
const isAnswered = (name: string): name is keyof typeof answers => name in answers;
const answered = Object.keys(answers).filter(isAnswered);
const withoutSessionEnd = answered.filter((fault) => fault !== sessionEnd);

/** Nothing on the page shows that it is loading any more. */
async function expectRest(page: Page) {
  await expect(page.locator('[aria-busy=true], [data-spinner]').filter({ visible: true })).toHaveCount(0);
}

function messageOf(page: Page, row: ShownRow, fault: FaultName) {
  const message = typeof row.message === 'string' ? row.message : row.message[fault];
  return row.messageAt?.(page, message) ?? failure(page).alert.filter({ hasText: message });
}

/** The failure is shown, nothing is lost, and there is a way on, which is returned. */
async function expectShown(page: Page, row: ShownRow, fault: FaultName) {
  const message = messageOf(page, row, fault);
  await message.waitFor({ timeout: 10_000 }); // polls more often than an assertion: this runs a thousand times
  if (row.title) await expect(message.getByText(row.title, { exact: true })).toBeVisible();
  const retry = row.retry?.(page) ?? failure(page).retryIn(message);
  await expect(retry).toBeEnabled();
  await row.keeps?.(page);
  await expectRest(page);
  return retry;
}

async function expectSessionEnded({ page }: Visit, context: BrowserContext, ended: ShownRow['sessionEnded']) {
  if (typeof ended === 'function') return ended(page);
  if (ended === 'in place') await expect(sessionDialogs(page).ended).toBeVisible();
  else await expect(navigationBar(page).loginLink).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => names.some((own) => own === name))).toEqual([]);
  const { pathname } = new URL(page.url());
  if (ended === 'sign-in') expect(pathname).toBe('/login');
  else expect(pathname).not.toBe('/login');
  // Where the page is kept, the call goes on waiting until the person has signed in again.
  if (ended !== 'in place') await expectRest(page);
}

for (const [number, row] of sampleOf('calls', shownRows, ({ name }) => name).entries()) {
  const { name, who, nextCourse, call, open, start, sessionEnded, retryReloads, retriesItself, timeLimit, recovered } =
    row;
  test(`§product.27 ${name}: whatever goes wrong is named, nothing is lost, and there is a way on`, async ({
    context,
    faultProxy,
    visitAs,
  }) => {
    const visit = await visitAs(who, nextCourse?.());
    const { page } = visit;
    if (timeLimit === 'half a minute without a byte') await page.clock.install();

    if (sessionEnded !== 'shown') {
      await test.step(sessionEnd, async () => {
        await open?.(visit);
        if (sessionEnded === 'in place') await footer(page).expectUnsentIsKnown();
        const met = faultProxy.fail([{ bearer: true, ...call }], answers[sessionEnd]);
        await start(visit);
        await met;
        await expectSessionEnded(visit, context, sessionEnded);
        faultProxy.heal();
        await visit.signIn();
      });
    }

    await open?.(visit);
    let goOn = () => start(visit);
    for (const fault of faultsFor(sessionEnded === 'shown' ? answered : withoutSessionEnd, number)) {
      await test.step(fault, async () => {
        const met = faultProxy.fail([call], answers[fault]);
        await goOn();
        await met;
        if (fault === 'ten seconds of silence') {
          await giveUpWaiting(page, row, () => messageOf(page, row, fault).isVisible());
        }
        const retry = await expectShown(page, row, fault);
        goOn = () => retry.click();
      });
    }

    await test.step('offline, then online', async () => {
      faultProxy.heal();
      await context.setOffline(true);
      await goOn();
      const retry = await expectShown(page, row, retryReloads ? '429 with Retry-After' : 'offline');
      await context.setOffline(false);
      // A call that only loads is retried by itself (§shell.21), perhaps before "Retry" can be pressed.
      if (!retriesItself) await Promise.race([retry.click(), retry.waitFor({ state: 'hidden' })]);
      await recovered(visit);
      await expectRest(page);
    });
  });
}

for (const [number, row] of sampleOf('calls', quietRows, ({ name }) => name).entries()) {
  const { name, who, calls, pretends, open, start, unaffected, mayBeOffline, sessionEnded } = row;
  test(`§product.29 ${name}: the page stays usable whatever fault this call meets`, async ({
    context,
    faultProxy,
    visitAs,
  }) => {
    const visit = await visitAs(who);
    if (pretends) {
      const { call, status, body } = pretends;
      faultProxy.pretend(call, (_, response) => response.writeHead(status).end(JSON.stringify(body)));
    }
    const expectUse = async (failed: readonly string[] = []) => {
      await unaffected(visit.page);
      await expect(failure(visit.page).inMain).toContainText([...failed]);
      await expectRest(visit.page);
    };
    await open?.(visit);
    for (const fault of faultsFor(withoutSessionEnd, number)) {
      await test.step(fault, async () => {
        const met = faultProxy.fail(calls, answers[fault]);
        await start(visit);
        await met;
        if (fault === 'ten seconds of silence') await endTimeLimits(visit.page, calls, 10_000);
        await expectUse();
      });
    }
    if (mayBeOffline) {
      await test.step('offline', async () => {
        // The page's other calls are answered here, and kept for a minute. The row's own calls fail, so that nothing is
        // kept of them, and the last step sees them made again.
        void faultProxy.fail(calls, answers['500 with a problem']);
        await visit.page.reload();
        await unaffected(visit.page);
        await expectRest(visit.page);
        await start(visit);
        await unaffected(visit.page);
        await expectRest(visit.page);
        faultProxy.heal();
        await context.setOffline(true);
        await start(visit);
        await expectUse(mayBeOffline.failed);
        await context.setOffline(false);
        // A call that changes something is sent again once online: the reload lets that happen first, as the next step
        // must meet a call of its own. A call that reads is not, and a reload would keep its answer for that step.
        if (calls.some(({ method }) => method !== 'GET')) {
          await visit.page.reload();
          await unaffected(visit.page);
        }
      });
    }
    if (sessionEnded) {
      await test.step(sessionEnd, async () => {
        const met = faultProxy.fail(calls, answers[sessionEnd]);
        await start(visit);
        await met;
        await expectSessionEnded(visit, context, sessionEnded);
      });
    }
  });
}
