/** An instructor downloads the gradebook, changes grades in the file and imports it; the students read what was not undone. */
import { readFileSync } from 'node:fs';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { gradeImportDialog, gradeImportNotice } from '../../pages/teaching/grade-import.page.ts';
import { gradeHistoryDialog, gradesPage } from '../../pages/teaching/grades.page.ts';
import { handIn } from '../hand-in.ts';
import type { Account } from '../server.ts';
import { carrySession, expect, expectAccessible, fullNameOf, newPerson, test } from '../test.ts';

const courseId = 'data-analytics';
const heading = '"Question log, grade in percent"';

test('§teaching.85 to §teaching.89 a downloaded table is changed and imported, undone, and imported again', async ({
  page,
  product,
  openContext,
}) => {
  // Half a minute of it is spent waiting until nothing can be undone any more.
  test.setTimeout(150_000);
  const group = `Uma${Date.now()}`;
  const students: Account[] = [];
  for (const letter of ['A', 'B', 'C']) students.push(await handIn(product, `${group}${letter}`, 'Five questions.'));
  const [ann = '', bea = '', cem = ''] = students.map(fullNameOf);
  const sarah = await product.register({ ...newPerson(), firstName: 'Sarah' }, 'instructor', [courseId]);
  const context = await openContext();
  await carrySession(context, product, sarah);
  const desk = await context.newPage();
  const [grades, dialog, notice] = [gradesPage(desk), gradeImportDialog(desk), gradeImportNotice(desk)];
  const cell = (name: string) => grades.cell(new RegExp(`^Question log, ${name}`));
  let changed = '';

  await test.step('downloads the table of three students; untouched, it changes nothing', async () => {
    await grades.open(courseId);
    await grades.search.fill(group);
    await expect(grades.students).toHaveCount(3);
    const [download] = await Promise.all([desk.waitForEvent('download'), grades.downloadButton.click()]);
    const table = readFileSync(await download.path(), 'utf8');
    await grades.importButton.click();
    await dialog.choose('grades.csv', table);
    await expect(dialog.dialog).toContainText('No grade changes');
    await expect(dialog.importButton).toHaveCount(0);
    changed = withGrades(table, ['81', '62%', '55.0'], 'nobody@example.com');
  });

  await test.step('changes three grades in it, with ";", one unknown student and a cell that is no grade', async () => {
    await dialog.choose('grades.csv', changed);
    await expect(dialog.dialog).toContainText('3 grades change, 2 cannot be used.');
    await expect(dialog.changes).toHaveCount(4);
    await expect(dialog.changes.filter({ hasText: ann })).toContainText('No grade81%');
    await expect(dialog.problems).toHaveCount(3);
    await expect(dialog.dialog).toContainText('No student of the course has the address nobody@example.com.');
    await expect(dialog.dialog).toContainText('“good” is not a whole number from 0 to 100.');
    await expectAccessible(desk);
  });

  await test.step('imports it: grid, averages and history have the grades', async () => {
    await dialog.importButton.click();
    await expect(notice.returned).toHaveText('3 grades returned');
    await expect(dialog.dialog).toHaveCount(0);
    for (const [name, grade] of [
      [ann, '81%'],
      [bea, '62%'],
      [cem, '55%'],
    ] as const) {
      await expect(cell(name)).toHaveText(grade);
    }
    await expect(grades.students.first()).toContainText('Average 81%');
    await cell(bea).focus();
    await desk.keyboard.press('h');
    await expect(gradeHistoryDialog(desk).changes).toHaveCount(1);
    await expect(gradeHistoryDialog(desk).changes).toContainText(fullNameOf(sarah));
    await desk.keyboard.press('Escape');
  });

  await test.step('one Undo takes all of them back', async () => {
    await notice.undoButton.click();
    for (const name of [ann, bea, cem]) await expect(cell(name)).toHaveText('Needs grading');
    await expect(notice.returned).toHaveCount(0);
    await expect(grades.students.first()).not.toContainText('Average');
  });

  await test.step('imports it again, and a student sees the grade once it cannot be undone', async () => {
    await grades.importButton.click();
    await dialog.choose('grades.csv', changed);
    await dialog.importButton.click();
    await expect(cell(cem)).toHaveText('55%');
    const gradeOf = async (index: number) => {
      const token = students[index]?.token ?? '';
      const own = await product.call<OperationOutput<'listAssignments'>>('GET', '/assignments', token);
      return own.find(({ id }) => id === 'question-log')?.grade;
    };
    expect(await gradeOf(0)).toBeUndefined();
    await expect.poll(() => gradeOf(2), { timeout: 45_000 }).toBe(55);
    expect([await gradeOf(0), await gradeOf(1)]).toEqual([81, 62]);
    await expect(notice.undoButton).toHaveCount(0);
    const [first] = students;
    if (!first) throw new Error('There are three.');
    await carrySession(page.context(), product, first);
    await page.goto('/assignments');
    await expect(page.getByRole('main')).toContainText('81%');
  });
});

/** The table as a spreadsheet saves it, with these grades, a row of a stranger, and a status that was taken for a grade. */
function withGrades(table: string, grades: readonly string[], stranger: string): string {
  const [heads = '', ...rows] = table.replaceAll('","', '";"').trim().split('\r\n');
  const names = heads.split(';');
  const [at, email] = [names.indexOf(heading), names.indexOf('"Email"')];
  const other = names.findIndex((name, index) => index > at && name.endsWith(', grade in percent"'));
  const filled = rows.map((row, index) =>
    row
      .split(';')
      .map((text, column) => (column === at ? (grades[index] ?? '') : index === 0 && column === other ? 'good' : text))
      .join(';'),
  );
  return [heads, ...filled, names.map((_, column) => (column === email ? stranger : '')).join(';')].join('\r\n');
}
