/** What was pressed may go; the focus stays somewhere sensible (WCAG 2.4.3). */
import type { Locator, Page } from '@playwright/test';
import { carrySession, expect, notice, test } from './journey.ts';

/** On something that can be seen, in the page's content or in the dialog that is open: never lost to the body. */
async function expectFocusKept(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === document.body || !focused?.checkVisibility()) return 'lost';
        const open = [...document.querySelectorAll('[role=dialog]')].at(-1);
        return (open ?? document).contains(focused) && focused.closest('main, [role=dialog]') ? 'kept' : 'elsewhere';
      }),
    )
    .toBe('kept');
}

/** Presses it with the keyboard, and goes on once it is gone. */
async function pressAway(page: Page, control: Locator) {
  await control.press('Enter');
  await expect(control).toHaveCount(0);
  await expectFocusKept(page);
}

const retries = [
  { path: '/assignments', calls: '**/v1/assignments', shown: 'button', name: /^View Details/ },
  { path: '/resources', calls: '**/v1/resources', shown: 'searchbox', name: 'Search resources' },
  { path: '/schedules', calls: '**/v1/schedules', shown: 'button', name: 'Subscribe' },
  { path: '/certifications', calls: '**/v1/certificates', shown: 'heading', name: 'No certificates yet' },
  {
    path: '/courses/data-analytics/lessons/m1-l1',
    calls: '**/v1/courses/*/lessons/m1-l1',
    shown: 'heading',
    name: /./,
  },
  { path: '/resources/reading-a-chart', calls: '**/v1/resources/*', shown: 'link', name: /./ },
] as const;

test('after "Retry" the focus stays on the page, whether the call fails again or succeeds', async ({
  page,
  context,
  product,
  demo,
}) => {
  await carrySession(context, product, demo);
  for (const { path, calls, shown, name } of retries) {
    await test.step(path, async () => {
      await page.route(calls, (route) => route.fulfill({ status: 500, json: { status: 500, error: 'Broken.' } }));
      await page.goto(path);
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
      const again = page.waitForResponse(calls);
      await retry.press('Enter');
      await again;
      await expect(retry).toBeVisible();
      await expectFocusKept(page);
      await page.unroute(calls);
      await retry.press('Enter');
      await expect(page.getByRole('main').getByRole(shown, { name }).first()).toBeVisible();
      await expectFocusKept(page);
    });
  }
});

type Gone = {
  what: string;
  path: string;
  /** Up to where the control is there. */
  before?: (page: Page) => Promise<void>;
  control: (page: Page) => Locator;
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const open = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).press('Enter');

const gone: Gone[] = [
  { what: "the welcome banner's", path: '/dashboard', control: button('Dismiss') },
  {
    what: "the empty assignments'",
    path: '/assignments',
    before: (page) => page.getByRole('searchbox').fill('zzz'),
    control: button('Clear Filters'),
  },
  {
    what: "the empty catalogue's",
    path: '/courses',
    before: (page) => page.getByRole('searchbox').fill('zzz'),
    control: button('Clear all filters'),
  },
  {
    what: "the empty resources'",
    path: '/resources',
    before: (page) => page.getByRole('searchbox').fill('zzz'),
    control: button('Show all resources'),
  },
  {
    what: "the assignment calendar's",
    path: '/assignments',
    before: async (page) => {
      await open('Calendar View')(page);
      await open('Next month')(page);
    },
    control: button('Today'),
  },
  {
    what: "the remembered address's",
    path: '/profile',
    before: async (page) => {
      await page.evaluate(() => localStorage.setItem('rememberedEmail', 'ada@example.com'));
      await page.reload();
    },
    control: button('Forget the remembered e-mail address'),
  },
  {
    what: "the reviews'",
    path: '/courses/data-analytics',
    before: (page) => page.getByRole('tab', { name: 'Reviews' }).click(),
    control: button('See All Reviews'),
  },
  {
    what: "the calendar address's",
    path: '/schedules',
    before: async (page) => {
      await open('Subscribe')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).press('Enter');
    },
    control: (page) => page.getByRole('dialog').getByRole('button', { name: 'Keep the address' }),
  },
  {
    what: "the submission's files'",
    path: '/assignments',
    before: async (page) => {
      await page.getByRole('button', { name: /^View Details: Question log/ }).press('Enter');
      await open('Submit Assignment')(page);
      await page
        .getByLabel('Add files')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
    },
    control: (page) => page.getByRole('button', { name: 'Remove notes.txt' }),
  },
  {
    what: "a lesson's",
    path: '/courses/data-literacy/lessons/m1-l1',
    control: button('Mark as complete'),
  },
  {
    what: "a failed quiz's",
    path: '/courses/data-literacy/lessons/m1-l4',
    before: async (page) => {
      await page.getByRole('radio', { name: 'One of them is lying' }).check();
      await page.getByRole('radio', { name: 'Drivers of cars' }).check();
      await open('Check answers')(page);
    },
    control: button('Try again'),
  },
];

test('a control that goes when it is pressed hands the focus on', async ({ page, product, student }) => {
  await product.buy(student, 'data-analytics');
  await product.call('POST', '/courses/data-literacy/enroll', student.token);
  for (const { what, path, before, control } of gone) {
    await test.step(`${what} control`, async () => {
      await page.goto(path);
      await before?.(page);
      await pressAway(page, control(page));
    });
  }
});

test('a notice that is dismissed gives the focus back, and the menu that closes to its button', async ({
  page,
  student,
}) => {
  await page.goto('/profile');
  const save = page.getByRole('button', { name: 'Save Profile' });
  await page.getByLabel('First name').fill('Nour');
  await save.press('Enter');
  await expect(notice(page, 'Profile saved')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(save).toBeFocused();
  expect(student.user.first_name).toBe('Noor');

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('link', { name: 'Assignments', exact: true }).press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});
