/** A student's aim, placement and path, and what follows them. */
import {
  arrangementDialog,
  leavingPart,
  pathPage,
  placementPart,
  skipsDialog,
} from '../../pages/analytics/path.page.ts';
import { dashboardPage } from '../../pages/dashboard/overview.page.ts';
import { expect, long, test, written } from '../test.ts';
import { rightChoice } from './placed.ts';

const sql = 'Answer questions with SQL';
const analyst = 'Work as a data analyst';

test('§analytics.80, §analytics.82, §analytics.83, §analytics.97: An aim is chosen, the placement stopped, and the dashboard follows the path', {
  tag: long,
}, async ({ page, student, product }) => {
  const path = pathPage(page);
  const placement = placementPart(page);
  await dashboardPage(page).open();
  await expect(dashboardPage(page).enrolButton).toBeVisible();
  await expect(dashboardPage(page).pathLink).toHaveCount(0);

  await test.step('an aim, by keyboard alone', async () => {
    await path.open();
    await expect(path.aims).not.toHaveCount(0);
    await path.chooseButton(analyst).focus();
    await page.keyboard.press('Enter');
    await expect(path.aim(analyst)).toBeVisible();
    await expect(path.steps).not.toHaveCount(0);
  });

  await test.step('§analytics.97, §analytics.98: the map has its numbers and its list, by keyboard alone', async () => {
    await expect(path.nextModule).toHaveCount(1);
    const module = (await path.nextModule.locator('.visually-hidden').textContent())?.replace(/, next$/, '') ?? '';
    await path.nextModule.press('Enter');
    await expect(path.numbers.getByRole('heading', { name: module })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(path.numbers).toHaveCount(0);
    await expect(path.nextModule).toBeFocused();
    await path.listButton.press('Enter');
    await expect(path.map).toHaveCount(0);
    await expect(page).toHaveURL(/\/path\?view=list$/);
    await page.reload();
    await expect(path.steps.getByRole('heading', { name: module, exact: true })).toBeVisible();
    await path.mapButton.press('Enter');
    await expect(path.nextModule).toBeVisible();
    await expect(page).toHaveURL(/\/path$/);
  });

  await test.step('three questions: a number chooses, Enter answers; a reload goes on', async () => {
    await placement.startButton.press('Enter');
    for (const asked of [1, 2]) {
      await expect(placement.questionAt(asked)).toBeFocused();
      await page.keyboard.press('1');
      await expect(placement.choices.first()).toBeChecked();
      await page.keyboard.press('Enter');
    }
    await expect(placement.questionAt(3)).toBeVisible();
    await page.reload();
    await expect(placement.questionAt(3)).toBeVisible();
    await placement.choices.last().check();
    await placement.answerButton.click();
    await expect(placement.questionAt(4)).toBeVisible();
    await placement.stopButton.click();
    await expect(placement.over).toBeVisible();
  });

  await test.step('the dashboard recommends what comes next, and says why', async () => {
    const next = (await path.stepTitles.first().textContent())?.replace(/^1\. /, '') ?? '';
    await dashboardPage(page).open();
    await expect(dashboardPage(page).pathLink).toBeVisible();
    const first = dashboardPage(page).recommended.first();
    await expect(first).toContainText(next);
    await expect(first).toContainText(`Next on your path to ${analyst}.`);
    await expect(dashboardPage(page).recommended).toHaveCount(6);
    await dashboardPage(page).pathLink.click();
    await expect(path.stepTitles.first()).toHaveText(`1. ${next}`);
  });

  await test.step('§analytics.81: leaving it is asked once', async () => {
    await path.leaveButton.click();
    await leavingPart(page).cancelButton.click();
    await path.leaveButton.click();
    await leavingPart(page).confirmButton.click();
    await expect(path.aims).not.toHaveCount(0);
    expect(await product.call('GET', '/analytics/path', student.token)).toEqual({ path: null });
  });
});

test("§analytics.84, §analytics.85, §analytics.86: What is known is skipped with consent, the order is the student's own, and answers change the path", {
  tag: long,
}, async ({ page, student, product }) => {
  const path = pathPage(page);
  const order = arrangementDialog(page);
  const skips = skipsDialog(page);
  const { token } = student;
  await path.openList();
  await path.chooseButton(sql).click();
  await expect(path.aim(sql)).toBeVisible();

  await test.step('right answers elsewhere, as in a quiz, make modules known, and it is said what changed', async () => {
    await expect(path.noChange).toBeVisible();
    type Asked = { question: { id: string } | null };
    let { question } = await product.call<Asked>('POST', '/analytics/placement', token);
    while (question) {
      const answer = { questionId: question.id, choice: rightChoice(question.id) };
      ({ question } = await product.call<Asked>('POST', '/analytics/placement/answers', token, answer));
    }
    await path.openList();
    await expect(skips.openButton).toBeVisible();
    await expect(path.changes.first()).toContainText('your answers now say that you know it.');
  });

  await test.step('nothing is skipped but what is ticked', async () => {
    await skips.openButton.click();
    await expect(skips.modules.first()).not.toBeChecked();
    await skips.modules.first().check();
    await skips.saveButton.click();
    await expect(skips.dialog).toHaveCount(0);
    await expect(path.changes.first()).toContainText('skipped, as you agreed.');
    await path.unfold();
    await expect(path.restoreButton).toHaveCount(1);
  });

  await test.step('it can be taken back', async () => {
    await path.restoreButton.click();
    await expect(path.restoreButton).toHaveCount(0);
    await expect(path.changes.first()).toContainText('skip undone.');
  });

  await test.step('an order that cannot be is refused, with the course that must come first, and kept', async () => {
    await path.changeAimButton.click();
    await path.chooseButton(analyst).click();
    await expect(path.aim(analyst)).toBeVisible();
    await order.openButton.press('Enter');
    await expect(order.courses).not.toHaveCount(0);
    const titles = await order.titles();
    const [last] = titles.slice(-1);
    for (const _ of titles.slice(1)) await order.upButton(last ?? '').press('Enter');
    await expect(order.status).toHaveText(`${last} is now step 1 of ${titles.length}.`);
    await expect(order.upButton(last ?? '')).toBeFocused();
    await order.saveButton.click();
    const refused = order.notSaved.or(path.ownOrder);
    await expect(refused.first()).toBeVisible();
    if (await order.dialog.isVisible()) {
      expect((await order.titles())[0]).toBe(last);
      await order.closeButton.click();
    }
  });

  await test.step('a pinned course comes first, and what was arranged outlives a change elsewhere', async () => {
    await path.openList();
    await order.openButton.click();
    await expect(order.courses).not.toHaveCount(0);
    const titles = await order.titles();
    await order.pinButton(titles[0] ?? '').click();
    const { path: now } = await product.call<{ path: { version: number } }>('GET', '/analytics/path', token);
    const elsewhere = { version: now.version, modules: [] };
    await product.call('PUT', '/analytics/path/skips', token, elsewhere);
    await order.saveButton.click();
    await expect(order.notSaved).toBeVisible();
    await expect(order.unpinButtons).toHaveCount(1);
    await order.saveButton.click();
    await expect(order.dialog).toHaveCount(0);
    await expect(path.pinned).toHaveCount(1);
    await expect(path.changes.first()).toContainText('pinned.');
  });

  await test.step('§analytics.87: the proposed order is one press away', async () => {
    const own = await path.stepTitles.allTextContents();
    await order.openButton.press('Enter');
    await order.proposedButton.press('Enter');
    await expect(order.dialog).toHaveCount(0);
    await expect(path.pinned).toHaveCount(0);
    await expect(path.ownOrder).toHaveCount(0);
    await expect(order.openButton).toBeFocused();
    expect((await path.stepTitles.allTextContents()).length).toBe(own.length);
    await order.openButton.press('Enter');
    await expect(order.courses).not.toHaveCount(0);
    await expect(order.proposedButton).toHaveCount(0);
    await order.closeButton.click();
  });

  await test.step('answers in quizzes and lessons change the path, and it says what changed', async () => {
    await product.complete(student, written('spreadsheet-foundations'));
    await path.openList();
    await expect(path.step('Spreadsheet Foundations').getByText('Done', { exact: true }).first()).toBeVisible();
    await expect(path.changes.first()).toContainText('Spreadsheet Foundations');
    await expect(path.changes).toHaveCount(3);
    await path.earlierChanges.click();
    await expect(path.changes.nth(3)).toBeVisible();
    await expect(path.changes.filter({ hasText: 'in Spreadsheet Foundations: done.' })).not.toHaveCount(0);
  });
});
