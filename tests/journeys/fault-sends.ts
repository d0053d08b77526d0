/** Every call that sends something, with the words that follow when it goes wrong; nothing typed may be lost. */
import { expect, type Page } from '@playwright/test';
import {
  button,
  click,
  field,
  fill,
  get,
  goto,
  inDialog,
  invitation,
  keeps,
  openAssignment,
  post,
  type Screen,
  sees,
  type World,
  wish,
} from './fault-screen.ts';
import { sentences } from './faults.ts';
import { heading, lapse, newPerson, notice } from './journey.ts';
import { type Product, password } from './server.ts';

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

export const sends: Screen[] = [
  ...(['signIn.login', 'signIn.getCurrentUser'] as const).map(
    (invocation): Screen => ({
      name: invocation === 'signIn.login' ? 'Sign-in' : 'Sign-in: who it is',
      invokes: [invocation],
      who: 'visitor',
      call: invocation === 'signIn.login' ? post(/^\/auth\/login$/) : get(/^\/auth\/user$/),
      open: async ({ page, person }) => {
        await page.goto('/login');
        await fill(page, { Email: person.user.email, Password: password });
      },
      begin: click(button('Sign In')),
      says: sentences('Something went wrong on our side. Please try again in a moment.'),
      wayOn: button('Sign In'),
      holds: keeps({ Password: password }),
      recovered: ({ page }) => expect(page).toHaveURL(/\/dashboard$/),
      ended: 'named',
    }),
  ),
  {
    name: 'Reset request',
    invokes: ['signIn.requestPasswordReset'],
    who: 'visitor',
    call: post(/^\/auth\/reset-password$/),
    open: async ({ page }) => {
      await page.goto('/forgot-password');
      await fill(page, { Email: 'noor@example.com' });
    },
    begin: click(button('Send Reset Link')),
    says: sentences('Failed to send reset link. Please try again.'),
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
    invokes: ['resetPassword.confirmPasswordReset'],
    who: 'visitor',
    call: post(/^\/auth\/reset-password\/confirm$/),
    open: async ({ page, product }) => {
      await page.goto(await resetLink(product));
      await fill(page, chosenAnew);
    },
    begin: click(button('Change Password')),
    says: sentences('The password could not be changed. Please try again.'),
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
    says: sentences('Registration failed. Please try again.'),
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
    // The dialog has just opened: what asks for the password may be there by then, or not.
    ended: (page) => {
      const login = page.getByRole('navigation').getByRole('link', { name: 'Login' });
      return expect(lapse(page).or(login).first()).toBeVisible();
    },
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
    ended: 'in place',
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
    ended: 'in place',
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
    ended: 'in place',
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
    goesOn: true,
    recovered: sees((page) => page.getByRole('status').filter({ hasText: /\d%/ })),
    ended: 'in place',
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
    ended: 'in place',
  },
  {
    name: 'Extension request',
    invokes: ['assignmentExtension.requestExtension'],
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
    goesOn: true,
    recovered: sees((page) => page.getByRole('dialog', { name: 'Extension requested' })),
    ended: 'in place',
  },
  {
    name: 'Submission without a file',
    invokes: ['assignmentSubmission.submitAssignment'],
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
    goesOn: true,
    recovered: sees((page) => page.getByRole('dialog').getByText('Completed', { exact: true })),
    ended: 'in place',
  },
  {
    name: "Submission: a file's upload",
    invokes: ['assignmentSubmission.uploadSubmissionFile'],
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
    ended: 'in place',
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
    invokes: ['profileDetails.updateProfile', 'pendingCalls.send'],
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
    goesOn: true,
    recovered: sees((page) => notice(page, 'Profile saved')),
    ended: 'in place',
  },
  {
    name: 'Password change',
    invokes: ['passwordChange.changePassword'],
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
    ended: 'in place',
  },
  {
    name: 'Photo',
    invokes: ['photoUpload.uploadPhoto'],
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
    ended: 'in place',
  },
];
