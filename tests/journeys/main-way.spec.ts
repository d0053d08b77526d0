import type { Locator, Page } from '@playwright/test';
import { registrationPage } from '../pages/account/registration.page.ts';
import { signInPage } from '../pages/account/sign-in.page.ts';
import { cataloguePage } from '../pages/catalogue/list.page.ts';
import { coursePage } from '../pages/course/detail.page.ts';
import { dashboardPage } from '../pages/dashboard/overview.page.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { quizPage } from '../pages/lesson/quiz.page.ts';
import { videoPage } from '../pages/lesson/video.page.ts';
import { paymentDialog } from '../pages/payment/enrolment.page.ts';
import { paymentReturnPage } from '../pages/payment/return.page.ts';
import { checkoutPage } from '../pages/payment/sandbox.page.ts';
import { noticeArea } from '../pages/shell/notices.page.ts';
import { password } from './server.ts';
import { carrySession, expect, heading, long, newPerson, test, written } from './test.ts';

const dataEngineering = written('data-engineering');
const course = { path: '/courses/data-engineering', title: dataEngineering.title };
const firstModule = dataEngineering.modules[0]?.lessons ?? [];
const [reading, video, , quiz, assignment] = firstModule;
const allLessons = dataEngineering.modules.flatMap(({ lessons }) => lessons);
const partOf = (count: number, lessons: typeof allLessons) => Math.round((100 * count) / lessons.length);
/** What is shown once so many of the course's lessons are done. */
const progress = (count: number) => `${partOf(count, allLessons)}% complete`;

/** Answers the questions that this attempt asks, all right or all wrong, and sends the answers. */
async function answer(page: Page, right: boolean) {
  await quizPage(page).expectQuestions();
  for (const { prompt, options, correct } of quiz?.type === 'quiz' ? quiz.questions : []) {
    const question = quizPage(page).question(prompt);
    if (!(await question.isVisible())) continue;
    const option = options[right ? correct : (correct + 1) % options.length] ?? '';
    await question.getByText(option, { exact: true }).click();
  }
  await quizPage(page).check();
}

const percent = (page: Page | Locator, text: string) => page.getByText(text, { exact: true }).first();

for (const reloads of [false, true]) {
  test(`§product.2 from the invitation to the first lessons${reloads ? ', with a reload at every step' : ''}`, {
    tag: reloads ? [long] : [],
  }, async ({ page, product }) => {
    test.slow();
    const refresh = async () => {
      if (reloads) await page.reload();
    };
    const person = newPerson();

    await test.step('registers and signs in', async () => {
      await page.goto(await product.invite(person));
      await expect(signInPage(page).email).toHaveValue(person.email);
      await refresh();
      await signInPage(page).password.fill(password);
      await registrationPage(page).confirmation.fill(password);
      await registrationPage(page).createButton.click();
      await expect(page).toHaveURL('/login');
      await expect(noticeArea(page).notice('Registration successful')).toBeVisible();
      await refresh();
      await signInPage(page).submit(person.email);
      await expect(page).toHaveURL('/dashboard');
      await expect(dashboardPage(page).title('Noor')).toBeVisible();
      await refresh();
      await expect(dashboardPage(page).noCourses).toBeVisible();
    });

    await test.step('finds the course in the catalogue', async () => {
      await dashboardPage(page).allCoursesLink.click();
      await expect(page).toHaveURL('/courses');
      const catalogue = cataloguePage(page);
      const titles = catalogue.courseTitles;
      await expect(titles).toHaveCount(24);
      await refresh();
      await catalogue.searchFor('ENGINEER');
      await expect(titles).toHaveText([course.title]);
      await catalogue.levelButton('Advanced').click();
      await expect(catalogue.nothingFound).toBeVisible();
      await catalogue.clearFilters();
      await expect(titles).toHaveCount(24);
      await catalogue.levelButton('Intermediate').click();
      await cataloguePage(page).courseLink(course.title).click();
      await expect(page).toHaveURL(course.path);
    });

    await test.step('enrols with the promotion code', async () => {
      await expect(heading(page, course.title)).toBeVisible();
      await refresh();
      // The first module is free, the others wait for enrolment.
      await expect(coursePage(page).previewLink).toBeVisible();
      await coursePage(page).moduleButton('Modelling tables').click();
      await expect(coursePage(page).lockedModule).toBeVisible();
      await coursePage(page).enrol();
      const dialog = paymentDialog(page).dialog;
      await expect(dialog.getByText('Course Payment')).toBeVisible();
      await expect(dialog.getByText('£349.99', { exact: true })).toBeVisible();
      await paymentDialog(page).code.fill('LEARN99');
      await paymentDialog(page).applyButton.click();
      await expect(dialog.getByText('This promotion code is not valid.')).toBeVisible();
      await expect(dialog.getByText('£349.99', { exact: true })).toBeVisible();
      await paymentDialog(page).code.fill('learn25');
      await paymentDialog(page).applyButton.click();
      await expect(dialog.getByText('£262.49', { exact: true })).toBeVisible();
      await expect(dialog.locator('s')).toContainText('£349.99');
      await paymentDialog(page).pay();
      await expect(page).toHaveURL(/\/sandbox\/checkout\/cs_/);
      await refresh();
      await expect(page.getByText('£262.49', { exact: true })).toBeVisible();
      await checkoutPage(page).pay('£262.49');
    });

    await test.step('comes back enrolled', async () => {
      await expect(page).toHaveURL(/\/payment-success\?session_id=cs_/);
      await expect(paymentReturnPage(page).successful).toBeVisible();
      await expect(noticeArea(page).notice('Thank you for your purchase!')).toBeVisible();
      await expect(page.getByText(/^Transaction ID: cs_/)).toBeVisible();
      await expect(page.getByText('You will receive an email confirmation shortly.')).toBeVisible();
      await refresh();
      await paymentReturnPage(page).startLink.click();
      await expect(page).toHaveURL(course.path);
      await expect(coursePage(page).enrolled).toBeVisible();
      await refresh();
      await expect(percent(page, progress(0))).toBeVisible();
      await coursePage(page).continueLink.click();
      await expect(heading(page, reading?.title ?? '')).toBeVisible();
    });

    const complete = async () => {
      await refresh();
      await lessonPage(page).complete();
      await expect(lessonPage(page).completed).toBeVisible();
      await refresh();
      await expect(lessonPage(page).completed).toBeVisible();
    };

    await test.step('reads, watches, answers and completes', async () => {
      await complete();
      await expect(percent(page, progress(1))).toBeVisible();
      await lessonPage(page).nextLink.click();
      await expect(heading(page, video?.title ?? '')).toBeVisible();
      await expect(videoPage(page).playButton).toBeVisible();
      await expect(videoPage(page).transcript).toBeVisible();
      await complete();

      await page.goto(`${course.path}/lessons/m1-l4`);
      await expect(quizPage(page).checkButton).toBeDisabled();
      await answer(page, false);
      await expect(page.getByText('0%: not passed yet')).toBeVisible();
      await refresh();
      if (!reloads) await quizPage(page).tryAgainButton.click();
      await answer(page, true);
      await expect(page.getByText('Passed with 100%')).toBeVisible();
      await refresh();

      await lessonPage(page).nextLink.click();
      await expect(heading(page, assignment?.title ?? '')).toBeVisible();
      await complete();
      await expect(percent(page, progress(4))).toBeVisible();
    });

    await test.step('sees the progress in the classroom and on the dashboard', async () => {
      await page.getByRole('main').getByRole('link', { name: course.title }).click();
      await expect(page).toHaveURL(course.path);
      await refresh();
      await expect(percent(page, progress(4))).toBeVisible();
      await page.getByRole('button', { name: new RegExp(dataEngineering.modules[0]?.title ?? '') }).waitFor();
      await expect(page.getByRole('progressbar', { name: 'Module progress' })).toHaveAttribute(
        'aria-valuenow',
        String(partOf(4, firstModule)),
      );
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await refresh();
      const mine = page.getByRole('article').filter({ hasText: course.title });
      await expect(percent(mine, progress(4))).toBeVisible();
      await mine.getByRole('link', { name: `Continue Learning: ${course.title}` }).click();
      await expect(page).toHaveURL(`${course.path}/lessons/m1-l3`);
    });
  });
}

test('§course.1, §payment.5 Course detail: a visitor meets the storefront, and after signing in goes on with "Enroll Now"', {
  tag: long,
}, async ({ page, account }) => {
  await page.goto(course.path);
  await expect(coursePage(page).tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await coursePage(page).tab('Curriculum').click();
  await expect(page.getByText('Free Preview')).toBeVisible();
  await expect(page.getByText('Locked', { exact: true })).toHaveCount(7);
  await coursePage(page).enrol();
  await expect(page).toHaveURL('/login');
  await signInPage(page).submit(account.user.email);
  await expect(paymentDialog(page).price('£349.99')).toBeVisible();
  await paymentDialog(page).cancelButton.click();
  await expect(page).toHaveURL(course.path);
  await expect(coursePage(page).tab('Course Content')).toHaveAttribute('aria-selected', 'true');
});

test('§course.34 Course detail: the storefront promises what is there', async ({ page, product }) => {
  type Answer = { figures: { videoMinutes: number; files: number } };
  for (const courseId of ['sql-for-beginners', 'data-analytics']) {
    const { figures } = await product.call<Answer>('GET', `/courses/${courseId}`, '');
    await coursePage(page).open(courseId);
    const unit = figures.videoMinutes < 60 ? 'minute' : 'hour';
    const files = `${figures.files} downloadable resource${figures.files === 1 ? '' : 's'}`;
    await expect(coursePage(page).included).toHaveText([new RegExp(`${unit}s? of video$`), files]);
  }
});

test('§course.3 Outline: the Curriculum is open and in sight', { tag: long }, async ({
  page,
  context,
  product,
  account,
}) => {
  await page.goto(`${course.path}/outline`);
  await expect(coursePage(page).tab('Curriculum')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#outline')).toBeInViewport({ ratio: 0.3 });
  await carrySession(context, product, account);
  await page.reload();
  await expect(coursePage(page).tab('Course Content')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#outline')).toBeInViewport({ ratio: 0.3 });
});

test('§lesson.2 Locks: a locked lesson shows none of its text to a student who has not bought the course', async ({
  page,
  student,
}) => {
  const hidden = dataEngineering.modules[1]?.lessons[0];
  await page.goto(`${course.path}/lessons/m2-l1`);
  await expect(lessonPage(page).locked).toBeVisible();
  await expect(page.getByText(hidden?.title ?? '', { exact: true })).toHaveCount(0);
  await page.goto(`${course.path}/lessons/m1-l1`);
  await expect(heading(page, reading?.title ?? '')).toBeVisible();
  await expect(lessonPage(page).enrolLink).toBeVisible();
  await expect(lessonPage(page).completeButton).toHaveCount(0);
  expect(student.user.role).toBe('student');
});
