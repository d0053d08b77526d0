import type { Locator, Page } from '@playwright/test';
import { and, eq, notExists } from 'drizzle-orm';
import { photos, users } from '../../server/platform/database/schema/account.ts';
import { extensionRequests, submissions } from '../../server/platform/database/schema/assignments.ts';
import { enrolments } from '../../server/platform/database/schema/course.ts';
import { completedLessons, quizAttempts } from '../../server/platform/database/schema/lesson.ts';
import { orders } from '../../server/platform/database/schema/payment.ts';
import { threads } from '../../server/platform/database/schema/questions.ts';
import { calendarFeeds } from '../../server/platform/database/schema/schedule.ts';
import type { Call } from '../faults/proxy.ts';
import { post } from '../faults/row.ts';
import { passkeysPage } from '../pages/account/passkeys.page.ts';
import { profilePage } from '../pages/account/profile.page.ts';
import { registrationPage } from '../pages/account/registration.page.ts';
import { resetPasswordPage } from '../pages/account/reset-password.page.ts';
import { secondFactorPage } from '../pages/account/second-factor.page.ts';
import { signInPage } from '../pages/account/sign-in.page.ts';
import { assignmentDialog } from '../pages/assignments/details.page.ts';
import { extensionDialog } from '../pages/assignments/extension.page.ts';
import { assignmentsPage } from '../pages/assignments/list.page.ts';
import { submissionDialog } from '../pages/assignments/submission.page.ts';
import { coursePage } from '../pages/course/detail.page.ts';
import { instructorMessageDialog } from '../pages/course/instructor-message.page.ts';
import { dashboardPage } from '../pages/dashboard/overview.page.ts';
import { openDialog } from '../pages/dialog.page.ts';
import { lessonPage } from '../pages/lesson/detail.page.ts';
import { quizPage } from '../pages/lesson/quiz.page.ts';
import { on } from '../pages/on.ts';
import { paymentDialog } from '../pages/payment/enrolment.page.ts';
import { checkoutPage } from '../pages/payment/sandbox.page.ts';
import { deletionPart } from '../pages/privacy/your-data.page.ts';
import { calendarFeedDialog } from '../pages/schedule/list.page.ts';
import { noticeArea } from '../pages/shell/notices.page.ts';
import { callsOf, clickOften } from './calls.ts';
import { readDatabase } from './database.ts';
import type { Account, Product } from './server.ts';
import { expect, long, test } from './test.ts';

type Submit = {
  name: string;
  button: (page: Page) => Locator;
  path: string | ((product: Product, account: Account) => Promise<string>);
  /** Fills the form, so that the button sends it. */
  fill?: (page: Page, account: Account) => Promise<unknown>;
  call: Call;
  done: (page: Page) => Locator;
};

async function resetLink({ call, outbox }: Product, { user: { email } }: Account): Promise<string> {
  await call('POST', '/auth/reset-password', '', { email });
  const link = () =>
    outbox()
      .filter(({ to }) => to === email)
      .map(({ text }) => /http\S+reset-password#token=\S+/.exec(text)?.[0])
      .at(-1);
  await expect.poll(link).toBeTruthy();
  return link() ?? '';
}

const visitors: Submit[] = [
  {
    name: 'a reset link',
    button: on(signInPage, 'sendLinkButton'),
    path: '/forgot-password',
    fill: (page, { user }) => signInPage(page).email.fill(user.email),
    call: post(/\/auth\/reset-password$/),
    done: (page) => page.getByText('Reset Link Sent!'),
  },
  {
    name: 'a registration',
    button: on(registrationPage, 'createButton'),
    path: ({ invite }) => invite({ email: 'eager@example.com', firstName: 'Eva', lastName: 'Lind' }),
    fill: async (page) => {
      await registrationPage(page).fill();
    },
    call: post(/\/auth\/complete-registration$/),
    done: (page) => signInPage(page).title,
  },
  {
    name: 'a new password by a link',
    button: on(resetPasswordPage, 'changeButton'),
    path: resetLink,
    fill: async (page) => {
      await resetPasswordPage(page).fill('Learning2');
    },
    call: post(/\/auth\/reset-password\/confirm$/),
    done: (page) => signInPage(page).title,
  },
  {
    name: 'signing in',
    button: on(signInPage, 'signInButton'),
    path: '/login',
    fill: async (page, { user }) => {
      await signInPage(page).fill(user.email, 'Learning2');
    },
    call: post(/\/auth\/login$/),
    done: (page) => dashboardPage(page).title('Noor'),
  },
];

const students: Submit[] = [
  {
    name: 'an enrolment',
    button: on(coursePage, 'enrolButton'),
    path: '/courses/data-literacy',
    call: post(/\/enroll$/),
    done: (page) => coursePage(page).enrolled,
  },
  {
    name: 'a completed lesson',
    button: on(lessonPage, 'completeButton'),
    path: '/courses/data-literacy/lessons/m1-l1',
    call: post(/\/complete$/),
    done: (page) => lessonPage(page).completed,
  },
  {
    name: 'a quiz',
    button: on(quizPage, 'checkButton'),
    path: '/courses/data-analytics/lessons/m1-l4',
    fill: async (page) => {
      await quizPage(page).answerAll();
    },
    call: post(/\/answers$/),
    done: (page) => quizPage(page).score,
  },
  {
    name: 'a message',
    button: on(instructorMessageDialog, 'sendButton'),
    path: '/courses/data-ethics',
    fill: async (page) => {
      await instructorMessageDialog(page).write('When does the next group start?');
    },
    call: post(/\/messages$/),
    done: (page) => noticeArea(page).notice('Message sent'),
  },
  {
    name: 'an extension request',
    button: on(extensionDialog, 'sendButton'),
    path: '/assignments',
    fill: async (page) => {
      await assignmentsPage(page).view('Question log');
      await assignmentDialog(page).extensionButton.click();
      await extensionDialog(page).fill();
    },
    call: post(/\/extension$/),
    done: (page) => extensionDialog(page).requested,
  },
  {
    name: 'a submission',
    button: on(submissionDialog, 'submitButton'),
    path: '/assignments',
    fill: async (page) => {
      await assignmentsPage(page).view('Question log');
      await assignmentDialog(page).submitButton.click();
      await submissionDialog(page).write('Five questions.');
    },
    call: post(/\/submission$/),
    done: (page) => assignmentDialog(page).submissionButton,
  },
  {
    name: "a calendar's address",
    button: on(calendarFeedDialog, 'renewButton'),
    path: '/schedules',
    fill: async (page) => {
      await calendarFeedDialog(page).openButton.click();
      await calendarFeedDialog(page).renewButton.click();
      await expect(calendarFeedDialog(page).confirmation).toBeVisible();
    },
    call: post(/\/schedules\/feed$/),
    done: (page) => calendarFeedDialog(page).address,
  },
  {
    name: 'a name',
    button: on(profilePage, 'saveButton'),
    path: '/profile',
    fill: (page) => profilePage(page).rename('Nour'),
    call: { method: 'PUT', path: /\/auth\/profile$/ },
    done: (page) => noticeArea(page).notice('Profile saved'),
  },
  {
    name: 'a photo',
    button: on(profilePage, 'savePhotoButton'),
    path: '/profile',
    fill: (page) => profilePage(page).choosePhoto('docs/screens/classroom.webp'),
    call: post(/\/auth\/upload-photo$/),
    done: (page) => noticeArea(page).notice('Photo saved'),
  },
  {
    name: 'a new password',
    button: on(profilePage, 'changePasswordButton'),
    path: '/profile',
    fill: async (page) => {
      await profilePage(page).fillPasswords('Learning2');
    },
    call: post(/\/auth\/change-password$/),
    done: (page) => noticeArea(page).notice('Other devices have been signed out.'),
  },
  {
    name: 'a payment',
    button: on(paymentDialog, 'payButton'),
    path: '/courses/data-ethics',
    fill: (page) => coursePage(page).enrol(),
    call: post(/\/payments\/checkout$/),
    done: (page) => checkoutPage(page).title,
  },
];

async function once(page: Page, product: Product, account: Account, submit: Submit) {
  const { name, button, path, fill, call, done } = submit;
  await page.goto(typeof path === 'string' ? path : await path(product, account));
  await fill?.(page, account);
  const calls = callsOf(page, call);
  await clickOften(button(page));
  await expect(done(page)).toBeVisible();
  expect(calls, name).toHaveLength(1);
}

test('§sync.6: twenty quick clicks on what a visitor can send are one request each', { tag: long }, async ({
  page,
  product,
  account,
}) => {
  for (const submit of visitors) await test.step(submit.name, () => once(page, product, account, submit));
});

/** Tables in which a student's submits add rows. */
const kept = {
  enrolments,
  quizAttempts,
  orders,
  extensionRequests,
  submissions,
  calendarFeeds,
  threads,
};

/** Counts the person's rows. */
function rowsOf({ user }: Account, product: Product) {
  return readDatabase(product, async (db) => {
    const counts = Object.entries(kept).map(async ([name, table]) => [
      name,
      await db.$count(table, eq(table.userId, user.id)),
    ]);
    // Only of the course whose lesson is completed here: the quiz of the other course may be right by chance.
    const completed = and(eq(completedLessons.userId, user.id), eq(completedLessons.courseId, 'data-literacy'));
    const ownerless = notExists(db.select().from(users).where(eq(users.photoId, photos.id)));
    return Object.fromEntries([
      ...(await Promise.all(counts)),
      ['completedLessons', await db.$count(completedLessons, completed)],
      ['ownerlessPhotos', await db.$count(photos, ownerless)],
    ]);
  });
}

test('§sync.6: twenty quick clicks on what a student can send are one request and one row each', { tag: long }, async ({
  page,
  product,
  student,
}) => {
  test.setTimeout(120_000);
  await product.buy(student, 'data-analytics');
  for (const submit of students) await test.step(submit.name, () => once(page, product, student, submit));
  expect(await rowsOf(student, product)).toEqual({
    enrolments: 2, // one is bought before
    completedLessons: 1,
    quizAttempts: 1,
    orders: 2, // one is bought before
    extensionRequests: 1,
    submissions: 1,
    calendarFeeds: 1,
    threads: 1,
    ownerlessPhotos: 0,
  });
});

/** Forms that can be left without sending them. */
const forms: { name: string; path: string; open: Find; field: Find; leave: Find; left: Find }[] = [
  {
    name: 'a passkey',
    path: '/profile',
    open: on(passkeysPage, 'addButton'),
    field: on(passkeysPage, 'name'),
    leave: on(passkeysPage, 'cancelButton'),
    left: on(passkeysPage, 'addButton'),
  },
  {
    name: 'two-step sign-in',
    path: '/profile',
    open: on(secondFactorPage, 'setUpButton'),
    field: on(secondFactorPage, 'currentPassword'),
    leave: on(secondFactorPage, 'cancelButton'),
    left: on(secondFactorPage, 'setUpButton'),
  },
  {
    name: "the account's deletion",
    path: '/profile',
    open: on(deletionPart, 'beginButton'),
    field: on(deletionPart, 'password'),
    leave: on(deletionPart, 'keepButton'),
    left: on(deletionPart, 'beginButton'),
  },
  {
    name: 'a message',
    path: '/courses/data-ethics',
    open: on(instructorMessageDialog, 'openButton'),
    field: on(instructorMessageDialog, 'message'),
    leave: on(openDialog, 'cancelButton'),
    left: on(instructorMessageDialog, 'openButton'),
  },
];
type Find = (page: Page) => Locator;

test('§product.22: one click leaves a form, also from a field that would now show its error', { tag: long }, async ({
  page,
  student: _,
}) => {
  for (const { name, path, open, field, leave, left } of forms) {
    await test.step(name, async () => {
      await page.goto(path);
      await open(page).click();
      await field(page).click();
      await leave(page).click();
      await expect(left(page)).toBeVisible();
    });
  }
});
