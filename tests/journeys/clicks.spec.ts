import type { Locator, Page } from '@playwright/test';
import { eq, notExists } from 'drizzle-orm';
import { photos, users } from '../../server/platform/database/schema/account.ts';
import { extensionRequests, submissions } from '../../server/platform/database/schema/assignments.ts';
import { enrolments, instructorMessages } from '../../server/platform/database/schema/course.ts';
import { completedLessons, quizAttempts } from '../../server/platform/database/schema/lesson.ts';
import { orders } from '../../server/platform/database/schema/payment.ts';
import { calendarFeeds } from '../../server/platform/database/schema/schedule.ts';
import { callsOf, clickOften } from './calls.ts';
import { readDatabase } from './database.ts';
import type { Call } from './fault-proxy.ts';
import { post } from './fault-screen.ts';
import { expect, heading, notice, test } from './journey.ts';
import { type Account, type Product, password } from './server.ts';

type Submit = {
  label: string;
  path: string | ((product: Product, account: Account) => Promise<string>);
  /** Up to where it can be sent. */
  fill?: (page: Page, account: Account) => Promise<unknown>;
  call: Call;
  done: (page: Page) => Locator;
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

async function resetLink({ call, outbox }: Product, { user: { email } }: Account): Promise<string> {
  await call('POST', '/auth/reset-password', '', { email });
  const link = () =>
    outbox()
      .filter(({ to }) => to === email)
      .map(({ text }) => /http\S+reset-password\?token=\S+/.exec(text)?.[0])
      .at(-1);
  await expect.poll(link).toBeTruthy();
  return link() ?? '';
}

const visitors: Submit[] = [
  {
    label: 'Send Reset Link',
    path: '/forgot-password',
    fill: (page, { user }) => type(page, 'Email', user.email),
    call: post(/\/auth\/reset-password$/),
    done: (page) => page.getByText('Reset Link Sent!'),
  },
  {
    label: 'Create Account',
    path: ({ invite }) => invite({ email: 'eager@example.com', firstName: 'Eva', lastName: 'Lind' }),
    fill: async (page) => {
      await type(page, 'Password', password);
      await type(page, 'Confirm Password', password);
    },
    call: post(/\/auth\/complete-registration$/),
    done: (page) => heading(page, 'Welcome back'),
  },
  {
    label: 'Change Password',
    path: resetLink,
    fill: async (page) => {
      await type(page, 'New Password', 'Learning2');
      await type(page, 'Confirm Password', 'Learning2');
    },
    call: post(/\/auth\/reset-password\/confirm$/),
    done: (page) => heading(page, 'Welcome back'),
  },
  {
    label: 'Sign In',
    path: '/login',
    fill: async (page, { user }) => {
      await type(page, 'Email', user.email);
      await type(page, 'Password', 'Learning2');
    },
    call: post(/\/auth\/login$/),
    done: (page) => heading(page, 'Hello, Noor'),
  },
];

const students: Submit[] = [
  {
    label: 'Enroll Now',
    path: '/courses/data-literacy',
    call: post(/\/enroll$/),
    done: (page) => page.getByRole('heading', { name: "You're enrolled!" }),
  },
  {
    label: 'Mark as complete',
    path: '/courses/data-literacy/lessons/m1-l1',
    call: post(/\/complete$/),
    done: (page) => page.getByRole('main').getByText('Completed', { exact: true }),
  },
  {
    label: 'Check answers',
    path: '/courses/data-analytics/lessons/m1-l4',
    fill: async (page) => {
      const questions = page.getByRole('main').getByRole('group');
      await expect(questions.first()).toBeVisible();
      for (const question of await questions.all()) await question.getByRole('radio').first().check();
    },
    call: post(/\/answers$/),
    done: (page) => page.getByRole('status').filter({ hasText: '%' }),
  },
  {
    label: 'Send Message',
    path: '/courses/data-ethics',
    fill: async (page) => {
      await press(page, 'Contact Instructor');
      await type(page, 'Message', 'When does the next group start?');
    },
    call: post(/\/messages$/),
    done: (page) => notice(page, 'Message sent'),
  },
  {
    label: 'Send Request',
    path: '/assignments',
    fill: async (page) => {
      await press(page, 'View Details: Question log');
      await press(page, 'Request Extension');
      await type(page, 'Reason', 'I am at a conference.');
      const day = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      await type(page, 'Proposed date', day);
    },
    call: post(/\/extension$/),
    done: (page) => page.getByRole('dialog', { name: 'Extension requested' }),
  },
  {
    label: 'Submit',
    path: '/assignments',
    fill: async (page) => {
      await press(page, 'View Details: Question log');
      await press(page, 'Submit Assignment');
      await type(page, 'Your answer', 'Five questions.');
    },
    call: post(/\/submission$/),
    done: (page) => page.getByRole('button', { name: 'View Submission' }),
  },
  {
    label: 'Make a new address',
    path: '/schedules',
    fill: async (page) => {
      await press(page, 'Subscribe');
      await press(page, 'Make a new address');
      await expect(page.getByText('Make a new address?')).toBeVisible();
    },
    call: post(/\/schedules\/feed$/),
    done: (page) => page.getByLabel('Calendar address'),
  },
  {
    label: 'Save Profile',
    path: '/profile',
    fill: (page) => type(page, 'First name', 'Nour'),
    call: { method: 'PUT', path: /\/auth\/profile$/ },
    done: (page) => notice(page, 'Profile saved'),
  },
  {
    label: 'Save Photo',
    path: '/profile',
    fill: (page) => page.getByLabel('Choose a photo').setInputFiles('docs/screens/classroom.webp'),
    call: post(/\/auth\/upload-photo$/),
    done: (page) => notice(page, 'Photo saved'),
  },
  {
    label: 'Change Password',
    path: '/profile',
    fill: async (page) => {
      await type(page, 'Current password', password);
      await type(page, 'New password', 'Learning2');
      await type(page, 'Confirm new password', 'Learning2');
    },
    call: post(/\/auth\/change-password$/),
    done: (page) => notice(page, 'Other devices have been signed out.'),
  },
  {
    label: 'Pay Now',
    path: '/courses/data-ethics',
    fill: (page) => press(page, 'Enroll Now'),
    call: post(/\/payments\/checkout$/),
    done: (page) => heading(page, 'Pay for your course'),
  },
];

async function once(page: Page, product: Product, account: Account, submit: Submit) {
  const { label, path, fill, call, done } = submit;
  await page.goto(typeof path === 'string' ? path : await path(product, account));
  await fill?.(page, account);
  const calls = callsOf(page, call);
  await clickOften(page.getByRole('button', { name: label, exact: true }));
  await expect(done(page)).toBeVisible();
  expect(calls, label).toHaveLength(1);
}

test('§sync.6: twenty quick clicks on what a visitor can send are one request each', async ({
  page,
  product,
  account,
}) => {
  for (const submit of visitors) await test.step(submit.label, () => once(page, product, account, submit));
});

/** What a student's submits leave behind: tables of rows that belong to one person. */
const kept = {
  enrolments,
  completedLessons,
  quizAttempts,
  orders,
  extensionRequests,
  submissions,
  calendarFeeds,
  instructorMessages,
};

/** Counts the person's rows. */
function rowsOf({ user }: Account, product: Product) {
  return readDatabase(product, async (db) => {
    const counts = Object.entries(kept).map(async ([name, table]) => [
      name,
      await db.$count(table, eq(table.userId, user.id)),
    ]);
    const ownerless = notExists(db.select().from(users).where(eq(users.photoId, photos.id)));
    return Object.fromEntries([
      ...(await Promise.all(counts)),
      ['ownerlessPhotos', await db.$count(photos, ownerless)],
    ]);
  });
}

test('§sync.6: twenty quick clicks on what a student can send are one request and one row each', async ({
  page,
  product,
  student,
}) => {
  await product.buy(student, 'data-analytics');
  for (const submit of students) await test.step(submit.label, () => once(page, product, student, submit));
  expect(await rowsOf(student, product)).toEqual({
    enrolments: 2, // one is bought before
    completedLessons: 1,
    quizAttempts: 1,
    orders: 2, // one is bought before
    extensionRequests: 1,
    submissions: 1,
    calendarFeeds: 1,
    instructorMessages: 1,
    ownerlessPhotos: 0,
  });
});
