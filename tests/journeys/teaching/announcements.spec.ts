/** What an instructor tells a course: undone in time, planned, changed by a colleague, deleted. */
import {
  announcementChangeDialog,
  announcementRemovalDialog,
  taughtAnnouncementsPage,
} from '../../pages/announcements/taught.page.ts';
import { unreadAnnouncements } from '../../pages/announcements/unread.page.ts';
import { carrySession, expect, newPerson, test } from '../test.ts';

const courseId = 'time-series';
const news = { title: 'A new data set', text: 'Please **load** it again.' };
const path = `/teach/courses/${courseId}/announcements`;

test('§announcements.7, §announcements.8, §announcements.9: an announcement is undone, planned, changed by two, read as edited, and deleted', async ({
  browser,
  context,
  page,
  product,
}) => {
  const student = await product.register(newPerson());
  await product.buy(student, courseId);
  const mira = await product.register(newPerson(), 'instructor', [courseId]);
  const jonas = await product.register(newPerson(), 'instructor', [courseId]);
  const listOf = async () =>
    (await product.call<{ items: { title: string; isTold: boolean }[] }>('GET', path, mira.token)).items;
  await carrySession(context, product, mira);
  const desk = taughtAnnouncementsPage(page);
  const edit = announcementChangeDialog(page);
  await desk.open(courseId);

  await test.step('undone within the half minute, it is written again and nobody is told', async () => {
    await desk.write(news);
    await desk.preview.click();
    await expect(desk.form.getByText('load', { exact: true })).toBeVisible();
    await desk.announceButton.click();
    await expect(desk.waits).toHaveCount(1);
    await desk.undoButton.click();
    await expect(page.getByText('No student was told.')).toBeVisible();
    await expect(desk.title).toHaveValue(news.title);
    await expect(desk.text).toHaveValue(news.text);
    await expect(desk.none).toBeVisible();
    expect(await listOf()).toEqual([]);
    await page.reload();
    await expect(desk.text).toHaveValue(news.text);
  });

  await test.step('planned for later, it waits, and the student knows nothing', async () => {
    await desk.choose(new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString());
    await desk.announceButton.click();
    await expect(desk.announced).toBeVisible();
    await expect(desk.waits).toHaveCount(1);
    expect(await listOf()).toMatchObject([{ ...news, isTold: false }]);
    expect(await product.call('GET', '/announcements', student.token)).toEqual([]);
  });

  const other = await browser.newContext({ baseURL: product.url });
  await test.step('a colleague changes it; what the first writes then is refused and kept', async () => {
    await carrySession(other, product, jonas);
    const beside = await other.newPage();
    await taughtAnnouncementsPage(beside).open(courseId);
    await desk.editButton(news.title).click();
    await edit.text.fill('Please load both again.');
    await taughtAnnouncementsPage(beside).editButton(news.title).click();
    await announcementChangeDialog(beside).title.fill('Two data sets');
    await announcementChangeDialog(beside).saveButton.click();
    await expect(announcementChangeDialog(beside).changed).toBeVisible();
    await edit.saveButton.click();
    await expect(page.getByText('A colleague has changed it.', { exact: false })).toBeVisible();
    await expect(edit.text).toHaveValue('Please load both again.');
    await desk.open(courseId);
    await desk.editButton('Two data sets').click();
    await expect(edit.text).toHaveValue('Please load both again.');
    await edit.saveButton.click();
    await expect(edit.changed).toBeVisible();
    expect(await listOf()).toMatchObject([{ title: news.title, text: 'Please load both again.' }]);
  });

  await test.step('what students know is marked once it is changed, and is gone once it is deleted', async () => {
    const soon = { title: 'Office hours', text: 'On Thursdays.', publishAt: new Date(Date.now() + 1000).toISOString() };
    await product.call('POST', path, mira.token, soon);
    await expect.poll(async () => (await listOf()).find(({ title }) => title === soon.title)?.isTold).toBe(true);
    await desk.open(courseId);
    await desk.editButton(soon.title).click();
    await edit.text.fill('On Fridays.');
    await edit.saveButton.click();
    await expect(edit.changed).toBeVisible();
    const reader = await browser.newContext({ baseURL: product.url });
    await carrySession(reader, product, student);
    const home = await reader.newPage();
    await home.goto('/dashboard');
    const told = unreadAnnouncements(home).announcements.filter({ hasText: soon.title });
    await expect(told).toContainText('edited');
    await expect(told).toContainText('On Fridays.');
    await desk.deleteButton(soon.title).click();
    await announcementRemovalDialog(page).confirmOrRetryButton.click();
    await expect(announcementRemovalDialog(page).deleted).toBeVisible();
    await expect(desk.announcements).toHaveCount(1);
    await home.reload();
    await expect(home.getByRole('heading', { name: /^Hello/ })).toBeVisible();
    await expect(told).toHaveCount(0);
    await reader.close();
  });
  await other.close();
});
