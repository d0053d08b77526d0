/** A course's classes, as those who teach it plan, change and cancel them, and mark who was there. */
import { expect } from '@playwright/test';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { paths } from '../../../src/paths.ts';
import type { Account } from '../../journeys/server.ts';
import { newPerson } from '../../journeys/test.ts';
import { daysAhead } from '../../pages/assignments/extension.page.ts';
import { on } from '../../pages/on.ts';
import { attendancePage } from '../../pages/schedule/attendance.page.ts';
import {
  classCancellationDialog,
  classFormDialog,
  taughtClassesPage,
} from '../../pages/schedule/taught-classes.page.ts';
import { messages } from '../call-faults.ts';
import { coursesInTurn } from '../courses.ts';
import { click, get, post, put, type Row, sees, type Visit } from '../row.ts';

/** The list shows a page of a course's classes, and each test plans one. */
const nextCourse = coursesInTurn(9);

const reason = 'I am ill.';

/** The class that each instructor changes, by the instructor's address. */
const planned = new Map<string, { title: string; id: string }>();
const titleOf = ({ user }: Account) => `Clinic of ${user.email}`;
const idOf = ({ user }: Account) => planned.get(user.email)?.id;

/** Plans a class, one for each instructor. `begun`: it takes place now. */
async function plan({ product, person, teaches }: Visit, begun = false) {
  const known = planned.get(person.user.email);
  if (known) return known;
  const title = titleOf(person);
  const [today = '', clock = ''] = new Date(Date.now() - 60_000).toISOString().split('T');
  const when = begun ? { day: today, time: clock.slice(0, 5) } : { day: daysAhead(9), time: '10:00' };
  const body = { title, ...when, minutes: 600, timeZone: 'UTC', place: 'Room 2' };
  const made = await product.call<OperationOutput<'planClasses'>>(
    'POST',
    `/teach/courses/${teaches}/classes`,
    person.token,
    body,
  );
  const found = { title, id: made.classes[0]?.id ?? '' };
  planned.set(person.user.email, found);
  return found;
}

/** The dialog that plans a class. */
async function openPlan({ page, teaches }: Visit) {
  await taughtClassesPage(page).open(teaches);
  await taughtClassesPage(page).planButton.click();
}

async function openOf(visit: Visit, button: 'Change' | 'Cancel') {
  const { title } = await plan(visit);
  const page = taughtClassesPage(visit.page);
  await page.open(visit.teaches);
  await page
    .classOf(title)
    .getByRole('button', { name: new RegExp(`^${button} `) })
    .click();
}
const openChange = (visit: Visit) => openOf(visit, 'Change');
const openCancellation = (visit: Visit) => openOf(visit, 'Cancel');

/** A student of each course, whom the instructor marks. */
const enrolled = new Map<string, Promise<unknown>>();
const enrol = ({ product, teaches }: Visit) =>
  product.register(newPerson()).then((account) => product.buy(account, teaches));

async function openAttendance(visit: Visit) {
  const student = enrolled.get(visit.teaches) ?? enrol(visit);
  enrolled.set(visit.teaches, student);
  await student;
  const { id } = await plan(visit, true);
  await attendancePage(visit.page).open(visit.teaches, id);
}

export const classTeachingRows: readonly Row[] = [
  {
    name: 'Classes of a course',
    invokedBy: ['schedule/taught-classes.listTaughtClasses'],
    who: 'instructor',
    call: get(/^\/teach\/courses\/[^/]+\/classes$/),
    start: ({ page, teaches }) => page.goto(paths.teach.classes(teaches)),
    title: 'Error',
    message: messages('The classes could not be loaded. Please try again.'),
    recovered: sees((page) => taughtClassesPage(page).classes.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: 'A new class',
    invokedBy: ['schedule/class-form.planClasses'],
    who: 'instructor',
    nextCourse,
    call: post(/\/classes$/),
    open: async (visit) => {
      await openPlan(visit);
      const title = titleOf(visit.person);
      await classFormDialog(visit.page).fill({ title, day: daysAhead(8), time: '10:00', place: 'Room 1' });
    },
    start: click(on(classFormDialog, 'sendButton')),
    title: 'The class was not planned',
    message: messages('There was an error saving the class. Please try again.'),
    retry: on(classFormDialog, 'sendOrRetryButton'),
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
          path: (_person, { teaches }) => `class/${teaches}.new`,
          edit: (page) => classFormDialog(page).place.fill('Room 3'),
        },
      },
    ],
  },
  {
    name: 'A changed class',
    invokedBy: ['schedule/class-form.changeClass'],
    who: 'instructor',
    nextCourse,
    call: put(/\/classes\/[^/]+$/),
    open: async (visit) => {
      await openChange(visit);
      await classFormDialog(visit.page).place.fill('Room 7');
    },
    start: click(on(classFormDialog, 'sendButton')),
    title: 'Your change was not saved',
    message: messages('There was an error saving the class. Please try again.'),
    retry: on(classFormDialog, 'sendOrRetryButton'),
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
          path: (person, { teaches }) => `class/${teaches}.${idOf(person)}`,
          edit: (page) => classFormDialog(page).place.fill('Room 8'),
        },
      },
    ],
  },
  {
    name: 'A cancelled class',
    invokedBy: ['schedule/class-cancellation.cancelClass'],
    who: 'instructor',
    nextCourse,
    call: post(/\/cancellation$/),
    open: async (visit) => {
      await openCancellation(visit);
      await classCancellationDialog(visit.page).reason.fill(reason);
    },
    start: click(on(classCancellationDialog, 'cancelButton')),
    title: 'The class was not cancelled',
    message: messages('There was an error cancelling the class. Please try again.'),
    retry: on(classCancellationDialog, 'cancelOrRetryButton'),
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
          path: (person, { teaches }) => `classCancellation/${teaches}.${idOf(person)}`,
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
    nextCourse,
    call: put(/\/attendance$/),
    open: async (visit) => {
      await openAttendance(visit);
      await attendancePage(visit.page).firstMark('Late').check();
    },
    start: click(on(attendancePage, 'saveButton')),
    title: 'The attendance was not saved',
    message: messages('There was an error saving the attendance. Please try again.'),
    retry: on(attendancePage, 'saveOrRetryButton'),
    keeps: (page) => expect(attendancePage(page).firstMark('Late')).toBeChecked(),
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
          typed: 'late',
          path: (person, { teaches }) => `attendance/${teaches}.${idOf(person)}`,
          edit: async (page) => {
            await attendancePage(page).firstMark('Excused').check();
          },
        },
      },
    ],
  },
];
