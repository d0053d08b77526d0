/** A course's classes, as those who teach it plan, change and cancel them, and mark who was there. */
import { expect } from '@playwright/test';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { teachPaths } from '../../../src/teach-paths.ts';
import type { Account } from '../../journeys/server.ts';
import { newPerson } from '../../journeys/test.ts';
import { daysAhead } from '../../pages/assignments/extension.page.ts';
import { openDialog } from '../../pages/dialog.page.ts';
import { on } from '../../pages/on.ts';
import { attendancePage } from '../../pages/schedule/attendance.page.ts';
import {
  classCancellationDialog,
  classFormDialog,
  taughtClassesPage,
} from '../../pages/schedule/taught-classes.page.ts';
import { messages } from '../call-faults.ts';
import { click, get, goto, post, put, type Row, sees, type Visit } from '../row.ts';

type Reader = Pick<Visit, 'page' | 'product' | 'person'>;

const courseId = 'data-analytics';
const classes = `/teach/courses/${courseId}/classes`;
const reason = 'I am ill.';

/** The class that each instructor changes, by the instructor's address. */
const planned = new Map<string, { title: string; id: string }>();
const titleOf = ({ user }: Account) => `Clinic of ${user.email}`;
const idOf = ({ user }: Account) => planned.get(user.email)?.id;

/** Plans a class, one for each instructor. `begun`: it takes place now. */
async function plan({ product, person }: Reader, begun = false) {
  const known = planned.get(person.user.email);
  if (known) return known;
  const title = titleOf(person);
  const [today = '', clock = ''] = new Date(Date.now() - 60_000).toISOString().split('T');
  const when = begun ? { day: today, time: clock.slice(0, 5) } : { day: daysAhead(9), time: '10:00' };
  const body = { title, ...when, minutes: 600, timeZone: 'UTC', place: 'Room 2' };
  const made = await product.call<OperationOutput<'planClasses'>>('POST', classes, person.token, body);
  const found = { title, id: made.classes[0]?.id ?? '' };
  planned.set(person.user.email, found);
  return found;
}

/** The dialog that plans a class. */
async function openPlan({ page }: Reader) {
  await taughtClassesPage(page).open(courseId);
  await taughtClassesPage(page).planButton.click();
}

async function openOf(visit: Reader, button: 'Change' | 'Cancel') {
  const { title } = await plan(visit);
  const page = taughtClassesPage(visit.page);
  await page.open(courseId);
  await page
    .classOf(title)
    .getByRole('button', { name: new RegExp(`^${button} `) })
    .click();
}
const openChange = (visit: Reader) => openOf(visit, 'Change');
const openCancellation = (visit: Reader) => openOf(visit, 'Cancel');

/** A student of the course, whom the instructor marks. */
let enrolled: Promise<unknown> | undefined;
async function openAttendance(visit: Reader) {
  enrolled ??= visit.product.register(newPerson()).then((account) => visit.product.buy(account, courseId));
  await enrolled;
  const { id } = await plan(visit, true);
  await attendancePage(visit.page).open(courseId, id);
}

export const classTeachingRows: readonly Row[] = [
  {
    name: 'Classes of a course',
    invokedBy: ['schedule/taught-classes.listTaughtClasses'],
    who: 'instructor',
    call: get(/^\/teach\/courses\/[^/]+\/classes$/),
    start: goto(teachPaths.classes(courseId)),
    title: 'Error',
    message: messages('The classes could not be loaded. Please try again.'),
    recovered: sees((page) => taughtClassesPage(page).classes.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: 'A new class',
    invokedBy: ['schedule/class-form.planClasses'],
    who: 'instructor',
    call: post(/\/classes$/),
    open: async (visit) => {
      await openPlan(visit);
      const title = titleOf(visit.person);
      await classFormDialog(visit.page).fill({ title, day: daysAhead(8), time: '10:00', place: 'Room 1' });
    },
    start: click(on(classFormDialog, 'sendButton')),
    title: 'The class was not planned',
    message: messages('There was an error saving the class. Please try again.'),
    retry: on(openDialog, 'retryButton'),
    keeps: (page) => expect(classFormDialog(page).place).toHaveValue('Room 1'),
    retriesItself: true,
    recovered: ({ page, person }) => expect(taughtClassesPage(page).classOf(titleOf(person))).toBeVisible(),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'schedule/class-form writing': 'typed',
          'schedule/class-form planning.underWay': 'sent',
          'schedule/class-form planning.delayed': 'delayed',
          'schedule/class-form rejected': 'refused',
        },
        button: on(classFormDialog, 'sendButton'),
        reopen: openPlan,
        draft: {
          typed: 'Room 1',
          path: `class/${courseId}.new`,
          edit: (page) => classFormDialog(page).place.fill('Room 3'),
        },
      },
    ],
  },
  {
    name: 'A changed class',
    invokedBy: ['schedule/class-form.changeClass'],
    who: 'instructor',
    call: put(/\/classes\/[^/]+$/),
    open: async (visit) => {
      await openChange(visit);
      await classFormDialog(visit.page).place.fill('Room 7');
    },
    start: click(on(classFormDialog, 'sendButton')),
    title: 'Your change was not saved',
    message: messages('There was an error saving the class. Please try again.'),
    retry: on(openDialog, 'retryButton'),
    keeps: (page) => expect(classFormDialog(page).place).toHaveValue('Room 7'),
    retriesItself: true,
    recovered: ({ page, person }) => expect(taughtClassesPage(page).classOf(titleOf(person))).toContainText('Room 7'),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'schedule/class-form changing.underWay': 'sent',
          'schedule/class-form changing.delayed': 'delayed',
        },
        button: on(classFormDialog, 'sendButton'),
        reopen: openChange,
        draft: {
          typed: 'Room 7',
          path: (person) => `class/${courseId}.${idOf(person)}`,
          edit: (page) => classFormDialog(page).place.fill('Room 8'),
        },
      },
    ],
  },
  {
    name: 'A cancelled class',
    invokedBy: ['schedule/class-cancellation.cancelClass'],
    who: 'instructor',
    call: post(/\/cancellation$/),
    open: async (visit) => {
      await openCancellation(visit);
      await classCancellationDialog(visit.page).reason.fill(reason);
    },
    start: click(on(classCancellationDialog, 'cancelButton')),
    title: 'The class was not cancelled',
    message: messages('There was an error cancelling the class. Please try again.'),
    retry: on(openDialog, 'retryButton'),
    keeps: (page) => expect(classCancellationDialog(page).reason).toHaveValue(reason),
    retriesItself: true,
    recovered: ({ page, person }) =>
      expect(taughtClassesPage(page).classOf(titleOf(person))).toContainText('Cancelled'),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'schedule/class-cancellation confirming': 'typed',
          'schedule/class-cancellation cancelling.underWay': 'sent',
          'schedule/class-cancellation cancelling.delayed': 'delayed',
          'schedule/class-cancellation rejected': 'refused',
        },
        button: on(classCancellationDialog, 'cancelButton'),
        reopen: openCancellation,
        draft: {
          typed: reason,
          path: (person) => `classCancellation/${courseId}.${idOf(person)}`,
          edit: (page) => classCancellationDialog(page).reason.fill('I am away.'),
        },
      },
    ],
  },
  {
    name: 'Students of a class',
    invokedBy: ['schedule/attendance.listAttendance'],
    who: 'instructor',
    call: get(/\/attendance$/),
    start: openAttendance,
    title: 'Error',
    message: messages('The students could not be loaded. Please try again.'),
    recovered: sees(on(attendancePage, 'students')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Attendance',
    invokedBy: ['schedule/attendance.saveAttendance'],
    who: 'instructor',
    call: put(/\/attendance$/),
    open: async (visit) => {
      await openAttendance(visit);
      await attendancePage(visit.page).firstMark.selectOption('absent');
    },
    start: click(on(attendancePage, 'saveButton')),
    title: 'The attendance was not saved',
    message: messages('There was an error saving the attendance. Please try again.'),
    retry: on(attendancePage, 'saveOrRetryButton'),
    keeps: (page) => expect(attendancePage(page).firstMark).toHaveValue('absent'),
    retriesItself: true,
    recovered: sees(on(attendancePage, 'saved')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'schedule/attendance marking': 'typed',
          'schedule/attendance saving.underWay': 'sent',
          'schedule/attendance saving.delayed': 'delayed',
          'schedule/attendance rejected': 'refused',
        },
        button: on(attendancePage, 'saveButton'),
        reopen: openAttendance,
        draft: {
          typed: 'absent',
          path: (person) => `attendance/${courseId}.${idOf(person)}`,
          edit: async (page) => {
            await attendancePage(page).firstMark.selectOption('present');
          },
        },
      },
    ],
  },
];
