/** An instructor looks for where their students struggle; the demonstration's students have answered. */
import type { components } from '../../../src/api/generated/schema.d.ts';
import { teachingPage } from '../../pages/teaching/overview.page.ts';
import { strugglesPage } from '../../pages/teaching/struggles.page.ts';
import { carrySession, expect, newPerson, test } from '../test.ts';

test('§teaching.21, §teaching.22 an instructor sees where their students struggle, nobody by name, and no other course', async ({
  page,
  context,
  product,
}) => {
  const sarah = await product.register(newPerson(), 'instructor', ['data-analytics', 'survey-research']);
  await carrySession(context, product, sarah);
  await teachingPage(page).open();
  await page.getByRole('link', { name: 'Problem areas: Data Analytics' }).click();
  const { title, hardest, chart, items, misfits, tooFew, open } = strugglesPage(page);
  await expect(title).toBeVisible();
  await expect(hardest).toContainText(/About \d?[05]% of the students were right on the first try/);
  await expect(chart).toBeVisible();
  await expect(items.getByRole('row').nth(1)).toContainText(/\d?[05]%\d?[05]%\d+\+$/);
  const roster = await product.call<{ items: { name: string }[] }>(
    'GET',
    '/teach/courses/data-analytics/students',
    sarah.token,
  );
  expect(roster.items.length).toBeGreaterThan(5);
  for (const { name } of roster.items) await expect(page.getByText(name)).toHaveCount(0);
  // Where one does not fit, its link leads to its lesson.
  const { items: known } = await product.call<components['schemas']['Struggles']>(
    'GET',
    '/teach/courses/data-analytics/struggles',
    sarah.token,
  );
  await expect(misfits.getByRole('listitem')).toHaveCount(known.filter(({ misfit }) => misfit).length);
  const toLesson = misfits.getByRole('link').first();
  const lesson = (await toLesson.textContent()) ?? '';
  await toLesson.click();
  await expect(page.getByRole('heading', { level: 1, name: lesson })).toBeVisible();
  await open('survey-research');
  await expect(tooFew).toBeVisible();
  await open('data-literacy');
  await expect(page.getByText('You do not teach this course, or')).toBeVisible();
});
