/** Every call that a screen makes, with the words that follow when it goes wrong, and the way on from there. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Call } from './fault-proxy.ts';
import { sentences, sentencesWithWait, type Words } from './faults.ts';
import { heading, newPerson, notice } from './journey.ts';
import { type Account, type Product, password } from './server.ts';

export type World = {
  page: Page;
  product: Product;
  person: Account;
  /** Again, where the session has ended. */
  signIn: () => Promise<void>;
  /** The names of the files that the browser kept. */
  downloads: string[];
};

export type Screen = {
  name: string;
  /** What calls here, as `machine.invocation`. */
  invokes: readonly string[];
  /** `demo` is the seed's student, who only looks; `student` is this test's own, who changes things. */
  who: 'visitor' | 'demo' | 'student';
  call: Call;
  /** Where the person is before the call. */
  open?: (world: World) => Promise<unknown>;
  /** Makes the call. */
  begin: (world: World) => Promise<unknown>;
  /** The alert's title. */
  title?: string;
  says: string | Words;
  /** Where it says so; an alert if left out. */
  shown?: (page: Page, words: string) => Locator;
  /** What makes the call again; the alert's "Retry" if left out. */
  wayOn?: (page: Page) => Locator;
  /** The way on loads the page anew (§2). */
  reloads?: true;
  /** Lets the client's time run out; 10 s by `AbortSignal.timeout` if left out. */
  wait?: 'a minute' | 'two minutes' | 'half a minute without a byte';
  /** What must not be lost. */
  holds?: (page: Page) => Promise<unknown>;
  recovered: (world: World) => Promise<unknown>;
  /** After a 401 with status 410: the sign-in page, this page as a visitor, or words of its own. */
  ended: 'sign-in' | 'as a visitor' | 'named' | ((page: Page) => Promise<unknown>);
};

const goto = (path: string) => (world: World) => world.page.goto(path);
const click = (find: (page: Page) => Locator) => (world: World) => find(world.page).click();
const sees = (find: (page: Page) => Locator) => (world: World) => expect(find(world.page)).toBeVisible();
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const keeps = (values: Record<string, string>) => async (page: Page) => {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value);
};
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};

const get = (path: RegExp): Call => ({ method: 'GET', path });
const post = (path: RegExp): Call => ({ method: 'POST', path });

const loads: Screen[] = [
  {
    name: 'Catalogue',
    invokes: ['catalogue.listCourses'],
    who: 'visitor',
    call: get(/^\/marketing\/courses$/),
    begin: goto('/courses'),
    title: 'Error Loading Courses',
    says: 'Failed to load courses. Please try again later.',
    reloads: true,
    recovered: sees((page) => page.getByRole('link', { name: 'View Course: Data Engineering' })),
    ended: 'named',
  },
  {
    name: 'Storefront',
    invokes: ['course-detail.getCourse'],
    who: 'visitor',
    call: get(/^\/courses\/data-engineering$/),
    begin: goto('/courses/data-engineering'),
    title: 'Error',
    says: 'Failed to load course. Please try again later.',
    reloads: true,
    recovered: sees(button('Enroll Now')),
    ended: 'named',
  },
  {
    name: 'Classroom',
    invokes: ['course-detail.getCourse'],
    who: 'demo',
    call: get(/^\/courses\/data-analytics$/),
    begin: goto('/courses/data-analytics'),
    title: 'Error',
    says: 'Failed to load course. Please try again later.',
    reloads: true,
    recovered: sees((page) => page.getByRole('heading', { name: "You're enrolled!" })),
    ended: 'as a visitor',
  },
  {
    name: 'Reviews',
    invokes: ['course-reviews.listCourseReviews'],
    who: 'demo',
    call: get(/\/reviews$/),
    open: goto('/courses/data-analytics'),
    begin: click((page) => page.getByRole('tab', { name: 'Reviews' })),
    title: 'The reviews could not be loaded',
    says: 'Please try again.',
    recovered: sees(button('See All Reviews')),
    ended: 'as a visitor',
  },
  {
    name: 'All reviews',
    invokes: ['course-reviews.listAllCourseReviews'],
    who: 'demo',
    call: get(/\/reviews$/),
    open: async ({ page }) => {
      await page.goto('/courses/data-analytics');
      await page.getByRole('tab', { name: 'Reviews' }).click();
      await expect(button('See All Reviews')(page)).toBeVisible();
    },
    begin: click(button('See All Reviews')),
    title: 'The other reviews could not be loaded',
    says: 'Please try again.',
    recovered: ({ page }) => expect(page.getByRole('alert')).toHaveCount(0),
    ended: 'as a visitor',
  },
  {
    name: 'Instructor profile',
    invokes: ['instructor-profile.listCourses'],
    who: 'visitor',
    call: get(/^\/marketing\/courses$/),
    open: async ({ page }) => {
      await page.goto('/courses/data-engineering');
      await page.getByRole('tab', { name: 'Instructor' }).click();
    },
    begin: click(button('View Full Profile')),
    title: 'Failed to load courses',
    says: 'There was an error loading the courses. Please try again.',
    recovered: sees((page) => page.getByRole('dialog').getByRole('link', { name: /Data Engineering/ })),
    ended: 'named',
  },
  {
    name: 'Lesson',
    invokes: ['lesson.getLesson'],
    who: 'demo',
    call: get(/\/lessons\/m1-l1$/),
    begin: goto('/courses/data-analytics/lessons/m1-l1'),
    title: 'Error',
    says: 'Failed to load lesson. Please try again later.',
    recovered: sees((page) => page.getByRole('main').getByText('Completed', { exact: true })),
    ended: 'as a visitor',
  },
  {
    name: 'Dashboard: recommended courses',
    invokes: ['recommended-courses.listCourses'],
    who: 'demo',
    call: get(/^\/marketing\/courses$/),
    begin: goto('/dashboard'),
    title: 'Failed to load courses',
    says: 'There was an error loading the courses. Please try again.',
    reloads: true,
    recovered: sees(button(/^Enroll in /)),
    ended: 'sign-in',
  },
  {
    name: "Dashboard: the student's courses",
    invokes: ['my-courses.listEnrolledCourses'],
    who: 'demo',
    call: get(/^\/courses\/enrolled$/),
    begin: goto('/dashboard'),
    title: 'Failed to load your courses',
    says: 'Your progress is kept. Please try again.',
    recovered: sees((page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Continue Learning/ })
        .first(),
    ),
    ended: 'sign-in',
  },
  {
    name: 'Offers',
    invokes: ['offers.listOffers'],
    who: 'demo',
    call: get(/^\/offers$/),
    open: goto('/dashboard'),
    begin: click(button('View All Offers')),
    title: 'Error',
    says: 'The offers could not be loaded. Please try again.',
    recovered: sees(button('Use this code: LEARN25')),
    ended: 'sign-in',
  },
  {
    name: 'Assignments',
    invokes: ['assignments.listAssignments'],
    who: 'demo',
    call: get(/^\/assignments$/),
    begin: goto('/assignments'),
    title: 'Error',
    says: 'Failed to load assignments. Please try again later.',
    recovered: sees(button(/^View Details/)),
    ended: 'sign-in',
  },
  {
    name: 'Submission',
    invokes: ['assignment-submission-view.getSubmission'],
    who: 'demo',
    call: get(/\/submission$/),
    open: async ({ page }) => {
      await page.goto('/assignments');
      await page.getByRole('button', { name: 'View Details: Survey clean-up' }).click();
    },
    begin: click(button('View Submission')),
    title: 'Error',
    says: 'Failed to load your submission. Please try again later.',
    recovered: sees((page) => page.getByRole('dialog').getByText('Submission date').last()),
    ended: 'sign-in',
  },
  {
    name: 'Attachment',
    invokes: ['assignment-file.downloadFile'],
    who: 'demo',
    call: get(/\/attachments\//),
    open: async ({ page }) => {
      await page.goto('/assignments');
      await page.getByRole('button', { name: 'View Details: Question log' }).click();
    },
    begin: click(button('Download: question-log-template.md')),
    says: sentences('The file could not be loaded. Please try again.'),
    wayOn: button('Download: question-log-template.md'),
    wait: 'two minutes',
    recovered: ({ downloads }) => expect.poll(() => downloads).toEqual(['question-log-template.md']),
    ended: 'sign-in',
  },
  {
    name: 'Course materials',
    invokes: ['course-materials.downloadMaterials'],
    who: 'demo',
    call: get(/\/materials$/),
    open: goto('/courses/data-analytics'),
    begin: click(button('Download Materials')),
    says: 'The file could not be loaded. Please try again.',
    shown: (page, words) => page.getByRole('region', { name: 'Confirmations' }).getByText(words, { exact: true }),
    wayOn: button('Download Materials'),
    recovered: ({ downloads }) => expect.poll(() => downloads).toEqual(['data-analytics.zip']),
    ended: 'as a visitor',
  },
  {
    name: 'Resources',
    invokes: ['resources.listResources'],
    who: 'demo',
    call: get(/^\/resources$/),
    begin: goto('/resources'),
    title: 'Error',
    says: 'Failed to load resources. Please try again later.',
    recovered: sees((page) => page.getByRole('heading', { name: 'Featured Resources' })),
    ended: 'sign-in',
  },
  {
    name: 'Resource',
    invokes: ['resource.getResource'],
    who: 'demo',
    call: get(/^\/resources\/./),
    begin: goto('/resources/reading-a-chart'),
    title: 'Error',
    says: 'Failed to load the resource. Please try again later.',
    recovered: sees((page) => heading(page, /chart/i)),
    ended: 'sign-in',
  },
  {
    name: 'Class schedule',
    invokes: ['schedules.listClasses'],
    who: 'demo',
    call: get(/^\/schedules$/),
    begin: goto('/schedules'),
    title: 'Error',
    says: 'Failed to load the schedule. Please try again later.',
    recovered: sees((page) => page.getByRole('heading', { name: 'Today' })),
    ended: 'sign-in',
  },
  {
    name: 'A class for the calendar',
    invokes: ['class-calendar.downloadCalendar'],
    who: 'demo',
    call: get(/^\/schedules\/calendar\.ics$/),
    open: goto('/schedules'),
    begin: click(button(/^Add to calendar/)),
    says: sentences('The file could not be loaded. Please try again.'),
    wayOn: button(/^Retry/),
    recovered: ({ downloads }) => expect.poll(() => downloads).toEqual([expect.stringMatching(/\.ics$/)]),
    ended: 'sign-in',
  },
  ...(['findCalendarFeed', 'createCalendarFeed'] as const).map(
    (operation): Screen => ({
      name: operation === 'findCalendarFeed' ? "The calendar's address" : "The calendar's first address",
      invokes: [`calendar-feed.${operation}`],
      who: 'student',
      call: operation === 'findCalendarFeed' ? get(/^\/schedules\/feed$/) : post(/^\/schedules\/feed$/),
      open: goto('/schedules'),
      begin: click(button('Subscribe')),
      title: 'Error',
      says: sentences('Failed to load your calendar address. Please try again.'),
      recovered: ({ page }) => expect(field(page, 'Calendar address')).toHaveValue(/^http/),
      ended: 'sign-in',
    }),
  ),
  {
    name: 'Certifications',
    invokes: ['certifications.listCertificates'],
    who: 'demo',
    call: get(/^\/certificates$/),
    begin: goto('/certifications'),
    title: 'Error',
    says: 'Failed to load your certificates. Please try again later.',
    recovered: sees((page) => page.getByText('No certificates yet')),
    ended: 'sign-in',
  },
  {
    name: 'Certificate',
    invokes: ['certificate.getCertificate'],
    who: 'visitor',
    call: get(/^\/certificates\/./),
    begin: goto('/certificates/00000000-0000-4000-8000-000000000000'),
    title: 'Error',
    says: 'Failed to load the certificate. Please try again later.',
    recovered: sees((page) => page.getByText('Unknown certificate')),
    ended: 'named',
  },
  {
    name: 'Payment success',
    invokes: ['payment-return.getPayment'],
    who: 'student',
    call: get(/^\/payments\/cs_/),
    begin: async ({ page, product, person }) => {
      const order = { courseId: 'data-ethics' };
      const { sessionId } = await product.call<{ sessionId: string }>(
        'POST',
        '/payments/checkout',
        person.token,
        order,
      );
      await page.goto(`/payment-success?session_id=${sessionId}`);
    },
    says: 'The server did not answer in time. If you have paid, your course appears on the dashboard soon.',
    shown: (page, words) => page.getByRole('status').filter({ hasText: words }),
    wayOn: button('Check again'),
    recovered: sees((page) => heading(page, 'Payment pending')),
    ended: 'sign-in',
  },
  {
    name: "Registration: the invitation's check",
    invokes: ['registration.verifyToken'],
    who: 'visitor',
    call: post(/^\/auth\/verify-token$/),
    begin: async ({ page, product }) => page.goto(await invitation(product)),
    title: 'Validation Error',
    says: sentencesWithWait('Failed to validate token'),
    recovered: ({ page }) => expect(field(page, 'Full Name')).toHaveValue('Lena Ito'),
    ended: (page) => expect(heading(page, 'Invalid Invitation')).toBeVisible(),
  },
];

async function invitation(product: Product): Promise<string> {
  const link = new URL(
    await product.invite({ email: `${Date.now()}@example.com`, firstName: 'Lena', lastName: 'Ito' }),
  );
  return link.pathname + link.search;
}

async function resetLink(product: Product): Promise<string> {
  const { email } = (await product.register(newPerson())).user;
  await product.call('POST', '/auth/reset-password', '', { email });
  const link = () => {
    const mail = product.outbox().findLast(({ to }) => to === email);
    return /\/reset-password\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect(() => expect(link()).not.toBe('')).toPass(); // mail goes out after the answer
  return link();
}

/** The payment dialog of a course, with its price. */
async function openPayment({ page }: World) {
  await page.goto('/courses/data-ethics');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('dialog').getByText('£129.99', { exact: true })).toBeVisible();
}

async function openAssignment({ page, product, person }: World, action: string) {
  await product.buy(person, 'data-analytics').catch(() => {}); // has bought it already when it opens a second time
  await page.goto('/assignments');
  await page.getByRole('button', { name: 'View Details: Question log' }).click();
  await page.getByRole('button', { name: action }).click();
}

const wish = () => ({
  Reason: 'I am at a conference.',
  'Proposed date': new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
});
const answer = { 'Your answer': 'Five questions, each with its decision.' };
const notes = { name: 'questions.md', mimeType: 'text/markdown', buffer: Buffer.from('# Questions\n') };
/** One white pixel. */
const photo = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const passwords = {
  'Current password': password,
  'New password': 'Learning2',
  'Confirm new password': 'Learning2',
};
const questions = (page: Page) => page.getByRole('main').getByRole('group');
const chosen = { Password: 'Learning1', 'Confirm Password': 'Learning1' };
const chosenAnew = { 'New Password': 'Learning2', 'Confirm Password': 'Learning2' };

const sends: Screen[] = [
  ...(['sign-in.login', 'sign-in.getCurrentUser'] as const).map(
    (invocation): Screen => ({
      name: invocation === 'sign-in.login' ? 'Sign-in' : 'Sign-in: who it is',
      invokes: [invocation],
      who: 'visitor',
      call: invocation === 'sign-in.login' ? post(/^\/auth\/login$/) : get(/^\/auth\/user$/),
      open: async ({ page, person }) => {
        await page.goto('/login');
        await fill(page, { Email: person.user.email, Password: password });
      },
      begin: click(button('Sign In')),
      says: sentencesWithWait('Something went wrong on our side. Please try again in a moment.'),
      wayOn: button('Sign In'),
      holds: keeps({ Password: password }),
      recovered: ({ page }) => expect(page).toHaveURL(/\/dashboard$/),
      ended: 'named',
    }),
  ),
  {
    name: 'Reset request',
    invokes: ['sign-in.requestPasswordReset'],
    who: 'visitor',
    call: post(/^\/auth\/reset-password$/),
    open: async ({ page }) => {
      await page.goto('/forgot-password');
      await fill(page, { Email: 'noor@example.com' });
    },
    begin: click(button('Send Reset Link')),
    says: sentencesWithWait('Failed to send reset link. Please try again.'),
    wayOn: button('Send Reset Link'),
    holds: async (page) => {
      await keeps({ Email: 'noor@example.com' })(page);
      await expect(notice(page, 'Reset failed')).toBeVisible();
    },
    recovered: sees((page) => page.getByRole('heading', { name: 'Reset Link Sent!' })),
    ended: 'named',
  },
  {
    name: 'Reset password',
    invokes: ['reset-password.confirmPasswordReset'],
    who: 'visitor',
    call: post(/^\/auth\/reset-password\/confirm$/),
    open: async ({ page, product }) => {
      await page.goto(await resetLink(product));
      await fill(page, chosenAnew);
    },
    begin: click(button('Change Password')),
    says: sentencesWithWait('The password could not be changed. Please try again.'),
    wayOn: button('Change Password'),
    holds: keeps(chosenAnew),
    recovered: ({ page }) => expect(page).toHaveURL(/\/login$/),
    ended: (page) => expect(heading(page, 'Invalid Reset Link')).toBeVisible(),
  },
  {
    name: 'Registration',
    invokes: ['registration.completeRegistration'],
    who: 'visitor',
    call: post(/^\/auth\/complete-registration$/),
    open: async ({ page, product }) => {
      await page.goto(await invitation(product));
      await fill(page, chosen);
    },
    begin: click(button('Create Account')),
    says: sentencesWithWait('Registration failed. Please try again.'),
    wayOn: button('Create Account'),
    holds: keeps(chosen),
    recovered: async ({ page }) => {
      await expect(notice(page, 'Registration successful')).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
    },
    ended: (page) => expect(heading(page, 'Invalid Invitation')).toBeVisible(),
  },
  {
    name: "Payment dialog: a course's price",
    invokes: ['enrolment.quotePayment'],
    who: 'demo',
    call: post(/^\/payments\/quote$/),
    open: goto('/courses/data-ethics'),
    begin: click(button('Enroll Now')),
    title: 'Error',
    says: sentences('The price could not be loaded. Please try again.'),
    recovered: sees((page) => page.getByRole('dialog').getByText('£129.99', { exact: true })),
    ended: 'as a visitor',
  },
  {
    name: 'Payment dialog: a promotion code',
    invokes: ['enrolment.quotePayment'],
    who: 'demo',
    call: post(/^\/payments\/quote$/),
    open: async (world) => {
      await openPayment(world);
      await fill(world.page, { 'Promotion code': 'LEARN25' });
    },
    begin: click(inDialog('Apply')),
    title: 'Error',
    says: sentences('The price could not be loaded. Please try again.'),
    recovered: async ({ page }) => {
      await expect(page.getByRole('dialog').getByText('£97.49', { exact: true })).toBeVisible();
      await keeps({ 'Promotion code': 'LEARN25' })(page);
    },
    ended: 'as a visitor',
  },
  {
    name: 'Payment dialog: the price without a refused code',
    invokes: ['enrolment.quoteWithoutCode'],
    who: 'demo',
    call: { ...post(/^\/payments\/quote$/), after: 1 },
    open: async (world) => {
      await openPayment(world);
      await fill(world.page, { 'Promotion code': 'LEARN99' });
    },
    begin: click(inDialog('Apply')),
    title: 'Error',
    says: sentences('The price could not be loaded. Please try again.'),
    recovered: async ({ page }) => {
      await expect(page.getByRole('dialog').getByText('£129.99', { exact: true })).toBeVisible();
      await keeps({ 'Promotion code': 'LEARN99' })(page);
    },
    ended: 'as a visitor',
  },
  {
    name: 'Pay now',
    invokes: ['enrolment.createCheckout'],
    who: 'student',
    call: post(/^\/payments\/checkout$/),
    open: async (world) => {
      await openPayment(world);
      await fill(world.page, { 'Promotion code': 'LEARN25' });
      await inDialog('Apply')(world.page).click();
      await expect(world.page.getByRole('dialog').getByText('£97.49', { exact: true })).toBeVisible();
    },
    begin: click(inDialog('Pay Now')),
    title: 'Error',
    says: sentences('The checkout could not be started. Nothing was charged. Please try again.'),
    wayOn: inDialog('Pay Now'),
    holds: async (page) => {
      await keeps({ 'Promotion code': 'LEARN25' })(page);
      await expect(page.getByRole('dialog').getByText('£97.49', { exact: true })).toBeVisible();
    },
    recovered: ({ page }) => expect(page).toHaveURL(/\/sandbox\/checkout\//),
    ended: 'as a visitor',
  },
  {
    name: 'Enroll on the dashboard',
    invokes: ['enrolment.enrollInCourse'],
    who: 'student',
    call: post(/\/enroll$/),
    open: goto('/dashboard'),
    begin: click(button(/^Enroll in /)),
    says: 'There was an error enrolling in the course. Please try again.',
    shown: notice,
    wayOn: button(/^Enroll in /),
    holds: (page) => expect(notice(page, 'Enrollment Failed')).toBeVisible(),
    recovered: sees((page) => page.getByRole('dialog', { name: 'Complete Payment' })),
    ended: 'sign-in',
  },
  {
    name: 'Lesson completion',
    invokes: ['lesson-completion.completeLesson'],
    who: 'student',
    call: post(/\/complete$/),
    open: async ({ page, product, person }) => {
      await product.call('POST', '/courses/data-literacy/enroll', person.token).catch(() => {}); // is enrolled already
      await page.goto('/courses/data-literacy/lessons/m1-l1');
    },
    begin: click(button('Mark as complete')),
    title: 'Your progress was not saved',
    says: 'The lesson could not be marked as complete. Please try again.',
    recovered: sees((page) => page.getByRole('main').getByText('Completed', { exact: true })),
    ended: 'as a visitor',
  },
  {
    name: 'Quiz',
    invokes: ['lesson-quiz.answerQuiz'],
    who: 'student',
    call: post(/\/answers$/),
    open: async ({ page, product, person }) => {
      await product.call('POST', '/courses/data-literacy/enroll', person.token).catch(() => {}); // is enrolled already
      await page.goto('/courses/data-literacy/lessons/m1-l4');
      await expect(questions(page).first()).toBeVisible();
      for (const question of await questions(page).all()) await question.getByRole('radio').first().check();
    },
    begin: click(button('Check answers')),
    title: 'Your answers could not be checked',
    says: sentences('Your answers are kept. Please try again.'),
    holds: async (page) =>
      expect(questions(page).getByRole('radio', { checked: true })).toHaveCount(await questions(page).count()),
    recovered: sees((page) => page.getByRole('status').filter({ hasText: /\d%/ })),
    ended: 'as a visitor',
  },
  {
    name: 'Message to the instructor',
    invokes: ['instructor-message.contactInstructor'],
    who: 'student',
    call: post(/\/messages$/),
    open: async ({ page }) => {
      await page.goto('/courses/data-ethics');
      await page.getByRole('button', { name: 'Contact Instructor' }).click();
      await fill(page, { Message: 'Is there a reading list?' });
    },
    begin: click(inDialog('Send Message')),
    title: 'Your message was not sent',
    says: sentences('There was an error sending your message. Please try again.'),
    wayOn: inDialog('Send Message'),
    holds: keeps({ Message: 'Is there a reading list?' }),
    recovered: sees((page) => notice(page, 'Message sent')),
    ended: 'as a visitor',
  },
  {
    name: 'Extension request',
    invokes: ['assignment-extension.requestExtension'],
    who: 'student',
    call: post(/\/extension$/),
    open: async (world) => {
      await openAssignment(world, 'Request Extension');
      await fill(world.page, wish());
    },
    begin: click(inDialog('Send Request')),
    title: 'Your request was not sent',
    says: sentences('There was an error sending your request. Please try again.'),
    wayOn: inDialog('Retry'),
    holds: (page) => keeps(wish())(page),
    recovered: sees((page) => page.getByRole('dialog', { name: 'Extension requested' })),
    ended: 'sign-in',
  },
  {
    name: 'Submission without a file',
    invokes: ['assignment-submission.submitAssignment'],
    who: 'student',
    call: post(/\/submission$/),
    open: async (world) => {
      await openAssignment(world, 'Submit Assignment');
      await fill(world.page, answer);
    },
    begin: click(inDialog('Submit')),
    title: 'Your assignment was not submitted',
    says: sentences('There was an error. Please try again.'),
    wayOn: inDialog('Retry'),
    holds: keeps(answer),
    recovered: sees((page) => page.getByRole('dialog').getByText('Completed', { exact: true })),
    ended: 'sign-in',
  },
  {
    name: "Submission: a file's upload",
    invokes: ['assignment-submission.uploadSubmissionFile'],
    who: 'student',
    call: post(/\/files$/),
    open: async (world) => {
      await openAssignment(world, 'Submit Assignment');
      await fill(world.page, answer);
      await world.page.getByLabel('Add files').setInputFiles(notes);
    },
    begin: click(inDialog('Submit')),
    title: 'Your assignment was not submitted',
    says: sentences('There was an error. Please try again.'),
    shown: (page, words) => page.getByRole('alert').filter({ hasText: `questions.md: ${words}` }),
    wayOn: inDialog('Retry'),
    wait: 'half a minute without a byte',
    holds: async (page) => {
      await keeps(answer)(page);
      await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('questions.md');
    },
    recovered: sees((page) => page.getByRole('dialog').getByText('Completed', { exact: true })),
    ended: 'sign-in',
  },
  {
    name: "The calendar's next address",
    invokes: ['calendar-feed.createCalendarFeed'],
    who: 'student',
    call: post(/^\/schedules\/feed$/),
    open: async ({ page, product, person }) => {
      await product.call('POST', '/schedules/feed', person.token);
      await page.goto('/schedules');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await button('Make a new address')(page).click();
    },
    begin: click(inDialog('Make a new address')),
    title: 'No new address was made',
    says: sentences('The address in use was kept. Please try again.'),
    wayOn: inDialog('Make a new address'),
    recovered: ({ page }) => expect(field(page, 'Calendar address')).toHaveValue(/^http/),
    ended: 'sign-in',
  },
  {
    name: 'Profile details',
    invokes: ['profile-details.updateProfile'],
    who: 'student',
    call: { method: 'PUT', path: /^\/auth\/profile$/ },
    open: async ({ page }) => {
      await page.goto('/profile');
      await fill(page, { 'First name': 'Nour' });
    },
    begin: click(button('Save Profile')),
    title: 'Error',
    says: sentences('Your profile could not be saved. Please try again.'),
    wayOn: button('Save Profile'),
    holds: keeps({ 'First name': 'Nour' }),
    recovered: sees((page) => notice(page, 'Profile saved')),
    ended: 'sign-in',
  },
  {
    name: 'Password change',
    invokes: ['password-change.changePassword'],
    who: 'student',
    call: post(/^\/auth\/change-password$/),
    open: async ({ page }) => {
      await page.goto('/profile');
      await fill(page, passwords);
    },
    begin: click(button('Change Password')),
    title: 'Error',
    says: sentences('Your password could not be changed. Please try again.'),
    wayOn: button('Change Password'),
    holds: keeps(passwords),
    recovered: sees((page) => notice(page, 'Password changed')),
    ended: 'sign-in',
  },
  {
    name: 'Photo',
    invokes: ['photo-upload.uploadPhoto'],
    who: 'student',
    call: post(/^\/auth\/upload-photo$/),
    open: async ({ page }) => {
      await page.goto('/profile');
      await page.getByLabel('Choose a photo').setInputFiles(photo);
    },
    begin: click(button('Save Photo')),
    title: 'Error',
    says: sentences('The photo could not be saved. Please try again.'),
    wayOn: button('Save Photo'),
    wait: 'a minute',
    holds: (page) => expect(page.getByText('Preview: not saved yet.')).toBeVisible(),
    recovered: sees((page) => notice(page, 'Photo saved')),
    ended: 'sign-in',
  },
];

export const screens: readonly Screen[] = [...loads, ...sends];

/** Calls that a screen can do without: whatever goes wrong, it is of use, and nobody is bothered. */
export type Quiet = Pick<Screen, 'name' | 'invokes' | 'who' | 'open' | 'begin'> & {
  calls: readonly Call[];
  /** Answered so in the product's place, so that what leads to the calls can be done again and again. */
  pretends?: { call: Call; status: number; body: object };
  stays: (page: Page) => Promise<unknown>;
  /** The call can be made without loading a page. */
  mayBeOffline?: true;
  ended?: 'sign-in' | 'as a visitor';
};

/** Over another screen and back, within the app. */
async function leaveFor(page: Page, ...links: string[]) {
  for (const name of links) await page.getByRole('link', { name }).first().click();
}

export const quiet: readonly Quiet[] = [
  {
    name: "Dashboard: the assignments' badges and the offer's end",
    invokes: ['quick-links.listAssignments', 'offer-countdown.getCurrentUser'],
    who: 'demo',
    calls: [get(/^\/assignments$/), get(/^\/auth\/user$/)],
    begin: ({ page }) =>
      page.url() === 'about:blank' ? page.goto('/dashboard') : leaveFor(page, 'Profile', 'Dashboard'),
    stays: async (page) => {
      await expect(page.getByRole('link', { name: /^Assignments/ }).last()).toBeVisible();
      await expect(page.getByText(/^Until /)).toBeVisible();
      await expect(button(/^Enroll in /)(page)).toBeVisible();
    },
    mayBeOffline: true,
    ended: 'sign-in',
  },
  {
    name: 'Dashboard: the lists fetched anew after an enrolment',
    invokes: [
      'recommended-courses.listCoursesAgain',
      'my-courses.listEnrolledCoursesAgain',
      'quick-links.listAssignmentsAgain',
    ],
    who: 'demo',
    calls: [get(/^\/marketing\/courses$/), get(/^\/courses\/enrolled$/), get(/^\/assignments$/)],
    pretends: {
      call: post(/\/enroll$/),
      status: 200,
      body: { courseId: 'data-ethics', enrolledAt: '2026-11-01T08:00:00Z' },
    },
    open: async ({ page }) => {
      await page.goto('/dashboard');
      await expect(page.getByText('2 Pending')).toBeVisible();
    },
    begin: click(button(/^Enroll in /)),
    stays: async (page) => {
      await expect(notice(page, 'Enrollment Successful!')).toBeVisible();
      await expect(page.getByText('2 Pending')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Continue Learning/ }).first()).toBeVisible();
      await expect(button(/^Enroll in /)(page)).toBeEnabled();
    },
    ended: 'sign-in',
  },
  {
    name: 'Assignments: the list fetched anew after a change elsewhere',
    invokes: ['assignments.listAssignmentsAgain'],
    who: 'student',
    calls: [get(/^\/assignments$/)],
    pretends: {
      call: post(/\/extension$/),
      status: 409,
      body: { status: 409, error: 'An extension has been requested already.' },
    },
    open: async (world) => {
      await openAssignment(world, 'Request Extension');
      await fill(world.page, wish());
    },
    begin: click((page) => page.getByRole('dialog').getByRole('button', { name: /^(Send Request|Retry)$/ })),
    stays: async (page) => {
      await expect(page.getByRole('alert')).toContainText('An extension has been requested already.');
      await expect(page.locator('main').getByText('Question log').first()).toBeVisible();
    },
    ended: 'sign-in',
  },
  {
    name: 'Logout',
    invokes: ['session.logout'],
    who: 'student',
    calls: [post(/^\/auth\/logout$/)],
    begin: async ({ page, signIn }) => {
      await signIn();
      await page.goto('/payment-cancelled');
      await page.getByRole('button', { name: 'Logout' }).click();
    },
    stays: (page) => expect(page).toHaveURL(/\/login$/),
  },
  {
    name: "Lesson: the course's progress",
    invokes: ['lesson-completion.getCourseProgress'],
    who: 'student',
    calls: [get(/\/progress$/)],
    open: async ({ page, product, person }) => {
      await product.call('POST', '/courses/data-literacy/enroll', person.token);
      await page.goto('/courses/data-literacy');
    },
    begin: ({ page }) =>
      page.url().includes('/lessons/')
        ? leaveFor(page, 'Data Literacy', 'Continue Learning')
        : leaveFor(page, 'Continue Learning'),
    stays: (page) => expect(button('Mark as complete')(page)).toBeEnabled(),
    mayBeOffline: true,
    ended: 'as a visitor',
  },
];
