/** The free module: what someone without an account reads and tries before they buy. */
import { coursePage } from '../../pages/course/detail.page.ts';
import { lessonPage } from '../../pages/lesson/detail.page.ts';
import { exercisePage } from '../../pages/practice/exercise.page.ts';
import { expect, expectAccessible, test } from '../test.ts';

const course = 'sql-for-beginners';
/** The module's last lesson. */
const last = 'Habits that pay off';

test('§lesson.6, §course.10 A visitor walks through the first module, runs an exercise of it, and is led to the course', async ({
  page,
}) => {
  await coursePage(page).open(course);
  await coursePage(page).tab('Curriculum').click();
  await coursePage(page).previewLink.click();
  const { completeButton, nextLink, enrolLink } = lessonPage(page);
  const { runButton, checkButton, result, write, hintsTab, hintButton, solutionButton } = exercisePage(page);
  const titles: string[] = [];
  let exercises = 0;
  for (;;) {
    await expect(enrolLink).toBeVisible();
    await expect(completeButton).toHaveCount(0);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    titles.push(title);
    await expect(page.locator('[data-pending]')).toHaveCount(0);
    if ((await hintsTab.count()) > 0) {
      exercises += 1;
      await expect(runButton).toBeVisible();
      await write('SELECT name FROM bikes;');
      await runButton.click();
      await expect(result.getByRole('row').nth(1)).toBeVisible();
      await expect(checkButton).toHaveCount(0);
      await hintsTab.click();
      await hintButton.click();
      await expect(solutionButton).toHaveCount(0);
      if (exercises === 1) await expectAccessible(page);
    }
    if ((await nextLink.count()) === 0) break;
    await nextLink.click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(titles.at(-1)).toBe(last);
  expect(exercises).toBe(3);
  await enrolLink.click();
  await expect(page).toHaveURL(`/courses/${course}`);
  await lessonPage(page).open(course, 'm2-l1');
  await expect(lessonPage(page).locked).toBeVisible();
});

test('§course.37 A student who is not enrolled finds the free module in the classroom', async ({ page, student }) => {
  expect(student.user.role).toBe('student');
  await coursePage(page).open(course);
  await expect(coursePage(page).chosenTab('Course Content')).toBeVisible();
  await coursePage(page).previewLink.click();
  await expect(lessonPage(page).enrolLink).toBeVisible();
});
