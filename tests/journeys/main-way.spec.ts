import type { Locator, Page } from '@playwright/test';
import { carrySession, expect, heading, newPerson, notice, submitSignIn, test, written } from './journey.ts';
import { password } from './server.ts';

const dataEngineering = written('data-engineering');
const course = { path: '/courses/data-engineering', title: dataEngineering.title };
const [reading, video, , quiz, assignment] = dataEngineering.modules[0]?.lessons ?? [];

/** Answers every question, right or next to it, and sends the answers. */
async function answer(page: Page, right: boolean) {
  for (const { prompt, options, correct } of quiz?.type === 'quiz' ? quiz.questions : []) {
    const option = options[right ? correct : (correct + 1) % options.length] ?? '';
    await page.getByRole('group', { name: prompt }).getByText(option, { exact: true }).click();
  }
  await page.getByRole('button', { name: 'Check answers' }).click();
}

const percent = (page: Page | Locator, text: string) => page.getByText(text, { exact: true }).first();

for (const reloads of [false, true]) {
  test(`§product.2 from the invitation to the first lessons${reloads ? ', with a reload at every step' : ''}`, async ({
    page,
    product,
  }) => {
    test.slow();
    const refresh = async () => {
      if (reloads) await page.reload();
    };
    const person = newPerson();

    await test.step('registers and signs in', async () => {
      await page.goto(await product.invite(person));
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await refresh();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page).toHaveURL('/login');
      await expect(notice(page, 'Registration successful')).toBeVisible();
      await refresh();
      await submitSignIn(page, person.email);
      await expect(page).toHaveURL('/dashboard');
      await expect(heading(page, 'Hello, Noor')).toBeVisible();
      await refresh();
      await expect(page.getByRole('heading', { name: 'You have no courses yet' })).toBeVisible();
    });

    await test.step('finds the course in the catalogue', async () => {
      await page.getByRole('link', { name: 'View All courses' }).click();
      await expect(page).toHaveURL('/courses');
      const titles = page.getByRole('heading', { level: 3 });
      await expect(titles).toHaveCount(24);
      await refresh();
      await page.getByRole('searchbox', { name: 'Search courses' }).fill('ENGINEER');
      await expect(titles).toHaveText([course.title]);
      await page.getByRole('button', { name: 'Advanced' }).click();
      await expect(page.getByRole('heading', { name: 'No courses found' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear all filters' }).click();
      await expect(titles).toHaveCount(24);
      await page.getByRole('button', { name: 'Intermediate' }).click();
      await page.getByRole('link', { name: `View Course: ${course.title}` }).click();
      await expect(page).toHaveURL(course.path);
    });

    await test.step('enrols with the promotion code', async () => {
      await expect(heading(page, course.title)).toBeVisible();
      await refresh();
      await expect(page.getByText('Enroll in this course to unlock this module').first()).toBeVisible();
      await page.getByRole('button', { name: 'Enroll Now' }).click();
      const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
      await expect(dialog.getByText('Course Payment')).toBeVisible();
      await expect(dialog.getByText('£349.99', { exact: true })).toBeVisible();
      await dialog.getByLabel('Promotion code').fill('LEARN99');
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await expect(dialog.getByText('This promotion code is not valid.')).toBeVisible();
      await expect(dialog.getByText('£349.99', { exact: true })).toBeVisible();
      await dialog.getByLabel('Promotion code').fill('learn25');
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await expect(dialog.getByText('£262.49', { exact: true })).toBeVisible();
      await expect(dialog.locator('s')).toContainText('£349.99');
      await dialog.getByRole('button', { name: 'Pay Now' }).click();
      await expect(page).toHaveURL(/\/sandbox\/checkout\/cs_/);
      await refresh();
      await expect(page.getByText('£262.49', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Pay £262.49 (test)' }).click();
    });

    await test.step('comes back enrolled', async () => {
      await expect(page).toHaveURL(/\/payment-success\?session_id=cs_/);
      await expect(heading(page, 'Payment Successful')).toBeVisible();
      await expect(notice(page, 'Thank you for your purchase!')).toBeVisible();
      await expect(page.getByText(/^Transaction ID: cs_/)).toBeVisible();
      await expect(page.getByText('You will receive an email confirmation shortly.')).toBeVisible();
      await refresh();
      await page.getByRole('link', { name: 'Start learning' }).click();
      await expect(page).toHaveURL(course.path);
      await expect(page.getByRole('heading', { name: "You're enrolled!" })).toBeVisible();
      await refresh();
      await expect(percent(page, '0% complete')).toBeVisible();
      await page.getByRole('link', { name: 'Continue Learning' }).click();
      await expect(heading(page, reading?.title ?? '')).toBeVisible();
    });

    const complete = async () => {
      await refresh();
      await page.getByRole('button', { name: 'Mark as complete' }).click();
      await expect(page.getByRole('main').getByText('Completed', { exact: true })).toBeVisible();
      await refresh();
      await expect(page.getByRole('main').getByText('Completed', { exact: true })).toBeVisible();
    };

    await test.step('reads, watches, answers and completes', async () => {
      await complete();
      await expect(percent(page, '3% complete')).toBeVisible();
      await page.getByRole('link', { name: 'Next lesson' }).click();
      await expect(heading(page, video?.title ?? '')).toBeVisible();
      await expect(page.getByRole('img', { name: /^Animation: / })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
      await complete();

      await page.goto(`${course.path}/lessons/m1-l4`);
      await expect(page.getByRole('button', { name: 'Check answers' })).toBeDisabled();
      await answer(page, false);
      await expect(page.getByText('0%: not passed yet')).toBeVisible();
      await refresh();
      if (!reloads) await page.getByRole('button', { name: 'Try again' }).click();
      await answer(page, true);
      await expect(page.getByText('Passed with 100%')).toBeVisible();
      await refresh();

      await page.getByRole('link', { name: 'Next lesson' }).click();
      await expect(heading(page, assignment?.title ?? '')).toBeVisible();
      await complete();
      await expect(percent(page, '10% complete')).toBeVisible();
    });

    await test.step('sees the progress in the classroom and on the dashboard', async () => {
      await page.getByRole('main').getByRole('link', { name: course.title }).click();
      await expect(page).toHaveURL(course.path);
      await refresh();
      await expect(percent(page, '10% complete')).toBeVisible();
      await page.getByRole('button', { name: new RegExp(dataEngineering.modules[0]?.title ?? '') }).waitFor();
      await expect(page.getByRole('progressbar', { name: 'Module progress' })).toHaveAttribute('aria-valuenow', '80');
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await refresh();
      const mine = page.getByRole('article').filter({ hasText: course.title });
      await expect(percent(mine, '10% complete')).toBeVisible();
      await mine.getByRole('link', { name: `Continue Learning: ${course.title}` }).click();
      await expect(page).toHaveURL(`${course.path}/lessons/m1-l3`);
    });
  });
}

test('§course.1, §payment.5 Course detail: a visitor meets the storefront, and after signing in goes on with "Enroll Now"', async ({
  page,
  account,
}) => {
  await page.goto(course.path);
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Curriculum' }).click();
  await expect(page.getByText('Free Preview')).toBeVisible();
  await expect(page.getByText('Locked', { exact: true })).toHaveCount(7);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, account.user.email);
  await expect(page.getByRole('dialog', { name: 'Complete Payment' }).getByText('£349.99')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(course.path);
  await expect(page.getByRole('tab', { name: 'Course Content' })).toHaveAttribute('aria-selected', 'true');
});

test('§course.3 Outline: the Curriculum is open and in sight', async ({ page, context, product, account }) => {
  await page.goto(`${course.path}/outline`);
  await expect(page.getByRole('tab', { name: 'Curriculum' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#outline')).toBeInViewport({ ratio: 0.3 });
  await carrySession(context, product, account);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Course Content' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#outline')).toBeInViewport({ ratio: 0.3 });
});

test('§lesson.2 Locks: a lesson of a course that one has not bought shows none of its text', async ({
  page,
  student,
}) => {
  const hidden = dataEngineering.modules[1]?.lessons[0];
  await page.goto(`${course.path}/lessons/m2-l1`);
  await expect(heading(page, 'This lesson is locked')).toBeVisible();
  await expect(page.getByText(hidden?.title ?? '', { exact: true })).toHaveCount(0);
  await page.goto(`${course.path}/lessons/m1-l1`);
  await expect(heading(page, reading?.title ?? '')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enroll in this course' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toHaveCount(0);
  expect(student.user.role).toBe('student');
});
