/** An instructor grades in the gradebook without a mouse; each student reads what was not undone. */
import type { Page } from '@playwright/test';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { failure } from '../../pages/failure.page.ts';
import { gradeEntry, gradeHistoryDialog, gradesPage } from '../../pages/teaching/grades.page.ts';
import { handIn, waitingOf } from '../hand-in.ts';
import type { Product } from '../server.ts';
import { carrySession, expect, expectAccessible, fullNameOf, newPerson, test } from '../test.ts';

const courseId = 'data-analytics';
const newInstructor = (product: Product, firstName: string) =>
  product.register({ ...newPerson(), firstName }, 'instructor', [courseId]);

/** Three students in the order of their names, who alone are found by `group`. */
async function three(product: Product, group: string) {
  const students = [];
  for (const letter of ['A', 'B', 'C']) students.push(await handIn(product, `${group}${letter}`, 'Five questions.'));
  return students;
}

async function openFor(page: Page, group: string, first: string) {
  await gradesPage(page).open(courseId);
  await gradesPage(page).search.fill(group);
  await expect(gradesPage(page).students).toHaveCount(3);
  await gradesPage(page)
    .cell(new RegExp(`^Question log, ${first}`))
    .focus();
}

test('§teaching.72, §teaching.74 an instructor types three grades without a mouse, one of them wrong at first, and takes one back', async ({
  page,
  product,
  openContext,
}) => {
  // Half a minute of it is spent waiting until nothing can be undone any more.
  test.setTimeout(120_000);
  const group = `Tia${Date.now()}`;
  const students = await three(product, group);
  const [ann = '', bea = '', cem = ''] = students.map(fullNameOf);
  const sarah = await newInstructor(product, 'Sarah');
  const context = await openContext();
  await carrySession(context, product, sarah);
  const desk = await context.newPage();
  const [grades, entry] = [gradesPage(desk), gradeEntry(desk)];
  const cell = (name: string) => grades.cell(new RegExp(`^Question log, ${name}`));
  await openFor(desk, group, ann);

  await test.step('a grade, and on to the next student', async () => {
    await desk.keyboard.type('81');
    await expect(entry.fieldOf(`Question log, ${ann}`)).toHaveValue('81');
    await desk.keyboard.press('Enter');
    await expect(cell(bea)).toBeFocused();
    await expect(cell(ann)).toHaveText('81%');
    await expect(grades.students.first()).toContainText('Average 81%');
  });

  await test.step('one that is no grade stays, and is corrected', async () => {
    await desk.keyboard.type('102');
    await desk.keyboard.press('Enter');
    await expect(entry.refusal).toHaveText('Enter a whole number from 0 to 100. Escape leaves the grade as it was.');
    await expect(entry.fieldOf(`Question log, ${bea}`)).toBeFocused();
    await expect(entry.fieldOf(`Question log, ${bea}`)).toHaveValue('102');
    await expectAccessible(desk);
    await desk.keyboard.press('Backspace');
    await desk.keyboard.press('Backspace');
    await desk.keyboard.type('2');
    await desk.keyboard.press('Enter');
    await expect(cell(cem)).toBeFocused();
    await expect(cell(bea)).toHaveText('12%');
  });

  await test.step('Escape leaves the cell as it was', async () => {
    await desk.keyboard.type('55');
    await desk.keyboard.press('Escape');
    await expect(cell(cem)).toBeFocused();
    await expect(cell(cem)).toHaveText('Needs grading');
    await desk.keyboard.type('64');
    await desk.keyboard.press('Enter');
    await expect(cell(cem)).toHaveText('64%');
  });

  await test.step('the history says who gave it; Ctrl+Z takes the last one back', async () => {
    await cell(cem).focus();
    await desk.keyboard.press('h');
    await expect(gradeHistoryDialog(desk).changes).toHaveCount(1);
    await expect(gradeHistoryDialog(desk).changes).toContainText(fullNameOf(sarah));
    await desk.keyboard.press('Escape');
    await expect(cell(cem)).toBeFocused();
    await desk.keyboard.press('Control+z');
    await expect(cell(cem)).toHaveText('Needs grading');
    await expect(grades.students.last()).not.toContainText('Average');
    await expect(cell(cem)).toBeFocused();
    // Each of the others can be undone, also after a reload.
    await desk.reload();
    await expect(entry.undoButton).toHaveCount(2);
    await expect(cell(bea)).toHaveText('12%');
  });

  await test.step('each student sees what was not undone, once it cannot be undone any more', async () => {
    const gradeOf = async (index: number) => {
      const token = students[index]?.token ?? '';
      const own = await product.call<OperationOutput<'listAssignments'>>('GET', '/assignments', token);
      return own.find(({ id }) => id === 'question-log')?.grade;
    };
    expect(await gradeOf(0)).toBeUndefined();
    await expect.poll(() => gradeOf(1), { timeout: 45_000 }).toBe(12);
    expect([await gradeOf(0), await gradeOf(2)]).toEqual([81, undefined]);
    const student = await carryStudent(page, product, students[0]);
    await expect(student).toContainText('81%');
  });
});

async function carryStudent(page: Page, product: Product, student: Awaited<ReturnType<typeof handIn>> | undefined) {
  if (!student) throw new Error('There are three.');
  await carrySession(page.context(), product, student);
  await page.goto('/assignments');
  return page.getByRole('main');
}

test('§teaching.73 where a colleague was there first, the cell shows their grade and keeps what was typed; what was not submitted says so', async ({
  product,
  openContext,
}) => {
  const group = `Uno${Date.now()}`;
  const students = await three(product, group);
  const [ann = ''] = students.map(fullNameOf);
  const [sarah, tomas] = [await newInstructor(product, 'Sarah'), await newInstructor(product, 'Tomas')];
  const context = await openContext({ viewport: { width: 320, height: 720 } });
  await carrySession(context, product, sarah);
  const desk = await context.newPage();
  const [grades, entry] = [gradesPage(desk), gradeEntry(desk)];
  await openFor(desk, group, ann);
  const first = students[0];
  if (!first) throw new Error('There are three.');
  const { submissionId } = await waitingOf(product, tomas, first);
  const address = `/teach/courses/${courseId}/submissions/${submissionId}/grade`;
  await product.call('POST', address, tomas.token, { revision: 0, grade: 70 });

  await desk.keyboard.type('80');
  await entry.returnButton.click();
  await expect(entry.refusal).toHaveText(`${fullNameOf(tomas)} has already returned this submission.`);
  await expect(desk.getByText('It has 70% now.')).toBeVisible();
  await expect(entry.field).toHaveValue('80');

  await test.step('§teaching.72 the browser asks before what was typed would be lost', async () => {
    const asked = desk.waitForEvent('dialog');
    await desk.evaluate(() => setTimeout(() => location.reload()));
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await expect(entry.field).toHaveValue('80');
  });

  await entry.cancelButton.click();
  await expect(grades.cell(new RegExp(`^Question log, ${ann}`))).toHaveText('70%');
  await desk.reload();
  await expect(entry.field).toHaveCount(0);

  await grades
    .cell(new RegExp(`, ${ann}: Not submitted`))
    .first()
    .focus();
  await desk.keyboard.press('5');
  await expect(failure(desk).inMain).toHaveText("It wasn't submitted, so it can't be graded. You can give more time.");
});
