/** What only practice does: code goes on being written while it is checked, and decisions are undone. */
import { caseStudy, exerciseOf } from '../../server/testing/exercises.ts';
import { callsOf } from '../journeys/calls.ts';
import { expect, long } from '../journeys/test.ts';
import { failure } from '../pages/failure.page.ts';
import { caseStudyPage } from '../pages/practice/case-study.page.ts';
import { exercisePage } from '../pages/practice/exercise.page.ts';
import { draftLine } from '../pages/sync/draft.page.ts';
import { answers } from './call-faults.ts';
import { post, put } from './row.ts';
import { test } from './test.ts';

const [courseId, lessonId] = ['sql-for-beginners', 'm1-l7'];
const right = 'SELECT bike_id, name, bought FROM bikes ORDER BY bought DESC, bike_id LIMIT 5;';
const changed = 'SELECT name FROM bikes ORDER BY name;';

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
  await write(changed);
  await expect(draftLine(page).savedOnServer).toBeVisible();
  await held.pass();
  await expect(completed).toBeVisible();
  await expectCode(changed);
  await page.reload();
  await expectCode(changed);
});

test('§practice.8 the lines of input for code are kept with its draft', { tag: long }, async ({ page, visitAs }) => {
  const { product, person } = await visitAs('student');
  const python = exerciseOf('python');
  await product.buy(person, python.courseId);
  const { open, field, input, write } = exercisePage(page);
  await open(python.courseId, python.lesson.id);
  await expect(field).toBeVisible();
  await write('print(input())');
  await input.fill('Ada\nGrace');
  await expect(draftLine(page).savedOnServer).toBeVisible();
  await page.reload();
  await expect(input).toHaveValue('Ada\nGrace');
});

test('§practice.62 a decision that was taken back stays so after a reload', { tag: long }, async ({
  page,
  visitAs,
}) => {
  const { product, person } = await visitAs('student');
  const { courseId: course, lesson, decisions } = caseStudy();
  await product.buy(person, course);
  const study = caseStudyPage(page);
  await study.open(course, lesson.id);
  const texts = lesson.scenes.flatMap((scene) => scene.decisions);
  await study.decide(texts.find(({ id }) => id === decisions[0])?.text ?? '');
  await expect(study.way).toBeVisible();
  await expect(draftLine(page).savedOnServer).toBeVisible();
  await study.backButton.click();
  await expect(study.way).toBeHidden();
  await expect(draftLine(page).saved).toBeHidden();
  await page.reload();
  await expect(study.decisions.first()).toBeVisible();
  await expect(study.way).toBeHidden();
});

test('§practice.62 decisions are written once, however often their end is sent', { tag: long }, async ({
  faultProxy,
  visitAs,
}) => {
  const { page, product, person } = await visitAs('student');
  const { courseId: course, lesson, decisions } = caseStudy();
  await product.buy(person, course);
  const study = caseStudyPage(page);
  await study.open(course, lesson.id);
  const texts = lesson.scenes.flatMap((scene) => scene.decisions);
  const met = faultProxy.fail([post(/\/decisions$/)], answers['500 with a problem']);
  for (const id of decisions) await study.decide(texts.find((one) => one.id === id)?.text ?? '');
  await met;
  await expect(draftLine(page).savedOnServer).toBeVisible();
  const saved = callsOf(page, put(/^\/drafts\//));
  for (const _ of 'twice') await failure(page).retryIn(failure(page).alert).click();
  // A draft that was written would be on the server two and a quarter seconds later.
  await page.waitForTimeout(3_000);
  expect(saved).toHaveLength(0);
});
