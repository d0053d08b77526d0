/** Code that goes on being written while the code before it is checked, which no other form allows. */
import { expect } from '../journeys/test.ts';
import { exercisePage } from '../pages/practice/exercise.page.ts';
import { draftLine } from '../pages/sync/draft.page.ts';
import { post } from './row.ts';
import { test } from './test.ts';

const [courseId, lessonId] = ['sql-for-beginners', 'm1-l7'];
const right = 'SELECT bike_id, name, bought FROM bikes ORDER BY bought DESC, bike_id LIMIT 5;';
const later = 'SELECT name FROM bikes ORDER BY name;';

test('§practice.8 code that is written during a slow check is kept, though the check solves the exercise', async ({
  faultProxy,
  visitAs,
}) => {
  const { page, product, person } = await visitAs('student');
  await product.buy(person, courseId);
  const { open, runButton, checkButton, write, completed, expectCode } = exercisePage(page);
  await open(courseId, lessonId);
  await expect(runButton).toBeVisible();
  await write(right);
  const held = faultProxy.hold(post(/\/confirmation$/));
  await checkButton.click();
  await held.met;
  await write(later);
  await expect(draftLine(page).savedOnServer).toBeVisible();
  await held.pass();
  await expect(completed).toBeVisible();
  await expectCode(later);
  await page.reload();
  await expectCode(later);
});
