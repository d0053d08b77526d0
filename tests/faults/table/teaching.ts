/** An instructor's own pages. */
import { expect, type Page } from '@playwright/test';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { paths } from '../../../src/paths.ts';
import { handIn } from '../../journeys/hand-in.ts';
import type { Account } from '../../journeys/server.ts';
import { fullNameOf, newPerson } from '../../journeys/test.ts';
import { daysAhead } from '../../pages/assignments/extension.page.ts';
import { failure } from '../../pages/failure.page.ts';
import { latePolicyDialog } from '../../pages/grading/late-policy.page.ts';
import { on } from '../../pages/on.ts';
import { assignmentStatisticsPage } from '../../pages/teaching/assignment-statistics.page.ts';
import { gradeImportDialog, gradeImportNotice } from '../../pages/teaching/grade-import.page.ts';
import {
  excuseDialog,
  gradeEntry,
  gradeHistoryDialog,
  gradesPage,
  moreTimeDialog,
  removeExcuseDialog,
  weightsDialog,
} from '../../pages/teaching/grades.page.ts';
import { teachingMailsPage } from '../../pages/teaching/mails.page.ts';
import { teachingPage } from '../../pages/teaching/overview.page.ts';
import { rosterMessageDialog, rosterPage } from '../../pages/teaching/roster.page.ts';
import { strugglesPage } from '../../pages/teaching/struggles.page.ts';
import { studentPage } from '../../pages/teaching/student.page.ts';
import { teamPage } from '../../pages/teaching/team.page.ts';
import { messages } from '../call-faults.ts';
import { coursesInTurn } from '../courses.ts';
import { click, del, get, goto, post, put, type Row, sees, type Visit } from '../row.ts';

const courseId = 'data-analytics';
/** A course has a greatest number of instructors. */
const nextCourse = coursesInTurn(7);

/** Opens the team, and fills in the address of an instructor who does not teach the course. */
async function writeAddress({ page, product, teaches }: Visit) {
  const { user } = await product.register(newPerson(), 'instructor', []);
  await teamPage(page).open(teaches);
  await teamPage(page).email.fill(user.email);
}

/** Opens the team, and is asked whether an instructor who was added for this is to be removed. */
async function askRemoval({ page, product, person, teaches }: Visit) {
  const { user } = await product.register({ ...newPerson(), firstName: 'Remo', lastName: 'Haddad' }, 'instructor', []);
  await product.call('POST', `/teach/courses/${teaches}/instructors`, person.token, { email: user.email });
  await teamPage(page).open(teaches);
  await teamPage(page).instructor(user.email).getByRole('button').click();
}

/** A choice that is not chosen yet, as an earlier test may have changed it. */
const otherPace = (page: Page) => teachingMailsPage(page).unchosen;

/** Another test would change the weights of the same course. */
const nextWeighed = coursesInTurn(1);

async function openWeights({ page, teaches }: Pick<Visit, 'page' | 'teaches'>) {
  await gradesPage(page).open(teaches);
  await gradesPage(page).weightsButton.click();
  await weightsDialog(page).saveButton.waitFor();
}

const firstWeight = (page: Page) => weightsDialog(page).dialog.getByRole('textbox').first();

const text = 'Shall we look at it together on Friday?';

/** Chooses the first page of students, and begins to write to them. */
async function openMessage({ page }: Pick<Visit, 'page'>) {
  await rosterPage(page).open(courseId);
  await rosterPage(page).chooseShown.check();
  await rosterPage(page).messageButton.click();
}

const why = 'The data set was corrected.';
/** Each time for a later date, as a due date never becomes earlier. */
let given = 0;

/** Opens the dialog that gives more time to everyone who has not submitted. */
async function openMoreTime({ page }: Pick<Visit, 'page'>) {
  await gradesPage(page).open(courseId);
  await gradesPage(page).moreTimeButton('Question log').click();
}

/** Opens the dialog of the course's late policy, and types one. */
async function openLatePolicy({ page }: Pick<Visit, 'page'>) {
  await gradesPage(page).open(courseId);
  await gradesPage(page).latePolicyButton().click();
  await latePolicyDialog(page).own.check();
  await latePolicyDialog(page).percentPerDay.fill('25');
}

/** By the instructor's id, the student who is to be excused. */
const excused = new Map<string, Account>();
function excusedBy({ user }: Account): Account {
  const student = excused.get(user.id);
  if (!student) throw new Error('No student was made.');
  return student;
}

/** Makes a student who has not submitted. */
async function newcomer({ product, person }: Pick<Visit, 'product' | 'person'>) {
  const student = await product.register({ ...newPerson(), firstName: 'Odd' });
  await product.buy(student, courseId);
  excused.set(person.user.id, student);
}

/** Opens the dialog that excuses the student, or takes that back. */
async function openExcuse({ page, person }: Pick<Visit, 'page' | 'person'>, isGiven = false) {
  const name = fullNameOf(excusedBy(person));
  await gradesPage(page).open(courseId);
  await gradesPage(page).search.fill(name);
  await gradesPage(page).openExcuse(`Question log, ${name}`, isGiven);
}

/** By the instructor's id, the student whose grade is imported. */
const imported = new Map<string, Account>();

/** Opens the dialog that imports grades, with a student who has just submitted. */
async function openImport({ page, product, person }: Pick<Visit, 'page' | 'product' | 'person'>) {
  imported.set(person.user.id, await handIn(product, 'Isa', 'Five questions.'));
  await gradesPage(page).open(courseId);
  await gradesPage(page).importButton.click();
}

const tableFor = ({ user }: Account) =>
  `Email;"Question log, grade in percent"\n${imported.get(user.id)?.user.email};87`;

async function previewImport(visit: Pick<Visit, 'page' | 'product' | 'person'>) {
  await openImport(visit);
  await gradeImportDialog(visit.page).choose('grades.csv', tableFor(visit.person));
  await gradeImportDialog(visit.page).importButton.waitFor();
}

let submitted = 0;

/** Opens the gradebook at the cell of a student who has just submitted. */
async function openCell({ page, product }: Pick<Visit, 'page' | 'product'>) {
  submitted += 1;
  const name = fullNameOf(await handIn(product, `Nell the ${submitted}th`, 'Five questions.'));
  await gradesPage(page).open(courseId);
  await gradesPage(page).search.fill(name);
  await gradesPage(page)
    .cell(new RegExp(`^Question log, ${name}: Needs grading`))
    .focus();
}

async function typeGrade(visit: Pick<Visit, 'page' | 'product'>) {
  await openCell(visit);
  await visit.page.keyboard.type('87');
}

type Roster = OperationOutput<'listRoster'>;

/** Opens the page of the first of the students. */
async function openStudent({ page, product, person }: Visit) {
  const { items } = await product.call<Roster>('GET', `/teach/courses/${courseId}/students?limit=1`, person.token);
  await studentPage(page).open(courseId, items[0]?.id ?? '');
}

export const teachingRows: readonly Row[] = [
  {
    name: 'Teaching',
    invokedBy: ['teaching/overview.listTaughtCourses'],
    who: 'instructor',
    call: get(/^\/teach\/courses$/),
    start: goto('/teach'),
    title: 'Error',
    message: 'Your courses could not be loaded. Please try again.',
    recovered: sees(on(teachingPage, 'firstCount')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Mails about teaching',
    invokedBy: ['teaching/mails.getTeachingMails'],
    who: 'instructor',
    call: get(/^\/teach\/mail-choices$/),
    start: goto(paths.settings),
    title: 'Error',
    message: messages('Your choices could not be loaded. Please try again.'),
    recovered: sees(on(teachingMailsPage, 'saved')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'A choice of mails about teaching',
    invokedBy: ['teaching/mails.chooseTeachingMails'],
    who: 'instructor',
    call: put(/^\/teach\/mail-choices$/),
    open: goto(paths.settings),
    start: ({ page }) => otherPace(page).click(),
    title: 'Not saved',
    message: messages('Your choice was not saved. Please try again.'),
    retry: otherPace,
    recovered: async ({ page }) => {
      await expect(teachingMailsPage(page).saved).toBeVisible();
      await expect(failure(page).alert).toHaveCount(0);
    },
    sessionEnded: 'sign-in',
  },
  {
    name: 'Roster',
    invokedBy: ['teaching/roster.listRoster'],
    who: 'instructor',
    call: get(/^\/teach\/courses\/data-analytics\/students$/),
    start: goto(paths.teach.course('data-analytics')),
    title: 'The students could not be loaded',
    message: messages('Please try again.'),
    recovered: sees(on(rosterPage, 'table')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Table of a roster',
    invokedBy: ['shell/download.downloadFile'],
    who: 'instructor',
    call: get(/\/students\/table$/),
    open: goto(paths.teach.course('data-analytics')),
    start: click(on(rosterPage, 'downloadButton')),
    message: messages('The file could not be loaded. Please try again.'),
    retry: on(rosterPage, 'downloadButton'),
    recovered: ({ downloads }) => expect.poll(() => downloads).toEqual(['data-analytics-students.csv']),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Gradebook',
    invokedBy: ['teaching/grades.listGrades'],
    who: 'instructor',
    call: get(/^\/teach\/courses\/data-analytics\/grades$/),
    start: goto(paths.teach.grades('data-analytics')),
    title: 'The grades could not be loaded',
    message: messages('Please try again.'),
    recovered: sees(on(gradesPage, 'grid')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Table of a gradebook',
    invokedBy: ['shell/download.downloadFile'],
    who: 'instructor',
    call: get(/\/grades\/table$/),
    open: goto(paths.teach.grades('data-analytics')),
    start: click(on(gradesPage, 'downloadButton')),
    message: messages('The file could not be loaded. Please try again.'),
    retry: on(gradesPage, 'downloadButton'),
    recovered: ({ downloads }) => expect.poll(() => downloads).toEqual(['data-analytics-grades.csv']),
    sessionEnded: 'sign-in',
  },
  {
    name: 'One student',
    invokedBy: ['teaching/student.getStudentOfCourse'],
    who: 'instructor',
    call: get(/\/students\/[\da-f-]{36}$/),
    start: openStudent,
    title: 'Error',
    message: messages('The student could not be loaded. Please try again.'),
    recovered: sees(on(studentPage, 'work')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'How an assignment went',
    invokedBy: ['teaching/assignment-statistics.getAssignmentStatistics'],
    who: 'instructor',
    call: get(/\/assignments\/question-log\/statistics$/),
    start: goto(paths.teach.statistics(courseId, 'question-log')),
    title: 'Error',
    message: messages('The statistics could not be loaded. Please try again.'),
    recovered: sees(on(assignmentStatisticsPage, 'submitted')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Where students struggle',
    invokedBy: ['teaching/struggles.getStruggles'],
    who: 'instructor',
    call: get(/\/struggles$/),
    start: goto(paths.teach.struggles(courseId)),
    title: 'Error',
    message: messages('The figures could not be loaded. Please try again.'),
    recovered: sees(on(strugglesPage, 'items')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Team',
    invokedBy: ['teaching/team.listCourseInstructors'],
    who: 'instructor',
    call: get(/^\/teach\/courses\/data-analytics\/instructors$/),
    start: goto(paths.teach.team(courseId)),
    title: 'Error',
    message: messages('The instructors could not be loaded. Please try again.'),
    recovered: sees((page) => teamPage(page).instructors.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: 'New instructor',
    invokedBy: ['teaching/team-form.addCourseInstructor'],
    who: 'instructor',
    nextCourse,
    call: post(/\/instructors$/),
    open: writeAddress,
    start: click(on(teamPage, 'addButton')),
    title: 'The instructor was not added',
    message: messages('There was an error adding the instructor. Please try again.'),
    retry: on(teamPage, 'addOrRetryButton'),
    keeps: (page) => expect(teamPage(page).email).toHaveValue(/@/),
    retriesItself: true,
    recovered: sees(on(teamPage, 'added')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'teaching/team-form writing': 'typed',
          'teaching/team-form sending.underWay': 'sent',
          'teaching/team-form sending.delayed': 'delayed',
          'teaching/team-form rejected': 'refused',
        },
        button: on(teamPage, 'addButton'),
        reopen: ({ page, teaches }) => teamPage(page).open(teaches),
        draft: {
          typed: '@example.com',
          path: (_person, { teaches }) => `instructor/${teaches}`,
          edit: (page) => teamPage(page).email.fill('somebody.else@example.com'),
        },
      },
    ],
  },
  {
    name: 'Removing an instructor',
    invokedBy: ['teaching/team.removeCourseInstructor'],
    who: 'instructor',
    nextCourse,
    call: del(/\/instructors\//),
    open: askRemoval,
    start: click(on(teamPage, 'confirmButton')),
    title: 'Remo Haddad was not removed',
    message: messages('There was an error. Please try again.'),
    retry: on(teamPage, 'confirmButton'),
    recovered: ({ page }) => expect(teamPage(page).dialog).toHaveCount(0),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Grade typed in the gradebook',
    invokedBy: ['teaching/grade-entry.giveGrade'],
    who: 'instructor',
    call: post(/\/grade$/),
    open: typeGrade,
    start: click(on(gradeEntry, 'returnButton')),
    message: messages('There was an error. The grade is kept. Please try again.'),
    retry: on(gradeEntry, 'returnButton'),
    keeps: (page) => expect(gradeEntry(page).field).toHaveValue('87'),
    retriesItself: true,
    recovered: sees(on(gradeEntry, 'undone')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'teaching/grade-entry writing.plain': 'typed',
          'teaching/grade-entry sending.underWay': 'sent',
          'teaching/grade-entry sending.delayed': 'delayed',
        },
        button: on(gradeEntry, 'returnButton'),
        notKept: 'a number of up to three digits, typed anew in a moment',
        noButtonWhileSent: 'the cell shows the grade, and the next cell has the focus',
      },
    ],
  },
  {
    name: 'History of a grade',
    // The other two read a cell again, after an undo or a conflict. The walks of a typed grade make them fail.
    invokedBy: [
      'teaching/grade-history.getGrade',
      'teaching/grade-entry.getGrade',
      'teaching/grade-entry.getGradeAgain',
    ],
    who: 'instructor',
    call: get(/\/grade$/),
    open: openCell,
    start: ({ page }) => page.keyboard.press('h'),
    title: 'The history could not be loaded',
    message: messages('Please try again.'),
    recovered: sees((page) => gradeHistoryDialog(page).dialog.getByText('No grade has been given yet.')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Preview of an import of grades',
    invokedBy: ['teaching/grade-import.previewGradeImport'],
    who: 'instructor',
    call: post(/\/import-preview$/),
    open: openImport,
    start: ({ page, person }) => gradeImportDialog(page).choose('grades.csv', tableFor(person)),
    title: 'The file could not be read',
    message: messages('There was an error reading the file. Please try again.'),
    recovered: sees(on(gradeImportDialog, 'importButton')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Import of grades',
    invokedBy: ['teaching/grade-import.importGrades'],
    who: 'instructor',
    call: post(/\/grades\/import$/),
    open: previewImport,
    start: click(on(gradeImportDialog, 'importButton')),
    message: messages('There was an error importing the grades. Please try again.'),
    retry: on(gradeImportDialog, 'importOrRetryButton'),
    keeps: (page) => expect(gradeImportDialog(page).changes).toHaveCount(2),
    retriesItself: true,
    recovered: sees(on(gradeImportNotice, 'returned')),
    sessionEnded: 'in place',
  },
  {
    name: 'Undo of an import of grades',
    invokedBy: ['teaching/grade-import.undoGradeImport'],
    who: 'instructor',
    call: post(/\/import-undo$/),
    open: async (visit) => {
      await previewImport(visit);
      await gradeImportDialog(visit.page).importButton.click();
      await gradeImportNotice(visit.page).undoButton.waitFor();
    },
    start: click(on(gradeImportNotice, 'undoButton')),
    title: 'The import was not undone',
    message: messages('The import could not be undone. Please try again.'),
    retry: on(gradeImportNotice, 'undoOrRetryButton'),
    recovered: ({ page }) => expect(gradeImportNotice(page).undoOrRetryButton).toHaveCount(0),
    sessionEnded: 'sign-in',
  },
  {
    name: 'More time for an assignment',
    invokedBy: ['teaching/more-time.giveMoreTime'],
    who: 'instructor',
    call: post(/\/extensions$/),
    open: async ({ page }) => {
      await openMoreTime({ page });
      given += 1;
      await moreTimeDialog(page).fill(daysAhead(60 + given), why);
    },
    start: click(on(moreTimeDialog, 'sendButton')),
    title: 'Nobody got more time',
    message: messages('There was an error giving more time. Please try again.'),
    retry: on(moreTimeDialog, 'sendOrRetryButton'),
    keeps: (page) => expect(moreTimeDialog(page).reason).toHaveValue(why),
    retriesItself: true,
    recovered: sees(on(moreTimeDialog, 'given')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'teaching/more-time writing': 'typed',
          'teaching/more-time sending.underWay': 'sent',
          'teaching/more-time sending.delayed': 'delayed',
          'teaching/more-time rejected': 'refused',
        },
        button: on(moreTimeDialog, 'sendButton'),
        reopen: openMoreTime,
        draft: {
          typed: why,
          path: 'moreTime/question-log',
          edit: (page) => moreTimeDialog(page).reason.fill('I made a mistake.'),
        },
      },
    ],
  },
  {
    name: 'Late policy of a course',
    invokedBy: ['grading/late-policy.getLatePolicy'],
    who: 'instructor',
    call: get(/\/late-policy$/),
    open: ({ page }) => gradesPage(page).open(courseId),
    start: ({ page }) => gradesPage(page).latePolicyButton().click(),
    title: 'The policy could not be loaded',
    message: messages('Please try again.'),
    retry: on(failure, 'retryButton'),
    recovered: sees(on(latePolicyDialog, 'sendOrRetryButton')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Preview of a late policy',
    invokedBy: ['grading/late-policy.previewLatePolicy'],
    who: 'instructor',
    call: get(/\/late-policy\/preview$/),
    open: openLatePolicy,
    start: click(on(latePolicyDialog, 'previewButton')),
    title: 'The preview could not be loaded',
    message: messages('Please try again.'),
    retry: on(latePolicyDialog, 'previewButton'),
    keeps: (page) => expect(latePolicyDialog(page).percentPerDay).toHaveValue('25'),
    recovered: sees(on(latePolicyDialog, 'saveButton')),
    sessionEnded: 'in place',
  },
  {
    name: 'Late policy that is saved',
    invokedBy: ['grading/late-policy.saveLatePolicy'],
    who: 'instructor',
    call: put(/\/late-policy$/),
    open: async (visit) => {
      await openLatePolicy(visit);
      await latePolicyDialog(visit.page).previewButton.click();
    },
    start: click(on(latePolicyDialog, 'saveButton')),
    title: 'The policy was not saved',
    message: messages('There was an error saving the policy. Please try again.'),
    retry: on(latePolicyDialog, 'sendOrRetryButton'),
    keeps: (page) => expect(latePolicyDialog(page).percentPerDay).toHaveValue('25'),
    retriesItself: true,
    recovered: sees(on(latePolicyDialog, 'saved')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'grading/late-policy writing': 'typed',
          'grading/late-policy previewing.underWay': 'typed',
          'grading/late-policy previewing.failed': 'typed',
          'grading/late-policy confirming': 'typed',
          'grading/late-policy outdated': 'refused',
          'grading/late-policy sending.underWay': 'sent',
          'grading/late-policy sending.delayed': 'delayed',
          'grading/late-policy rejected': 'refused',
        },
        button: on(latePolicyDialog, 'previewButton'),
        reopen: async ({ page }) => {
          await gradesPage(page).open(courseId);
          await gradesPage(page).latePolicyButton().click();
        },
        draft: {
          typed: '25',
          path: `latePolicy/${courseId}`,
          edit: (page) => latePolicyDialog(page).percentPerDay.fill('30'),
        },
      },
    ],
  },
  {
    name: 'Excuse from an assignment',
    invokedBy: ['teaching/excuse.excuseStudent'],
    who: 'instructor',
    call: put(/\/excuse$/),
    open: async (visit) => {
      await newcomer(visit);
      await openExcuse(visit);
      await excuseDialog(visit.page).reason.fill(why);
    },
    start: click(on(excuseDialog, 'sendButton')),
    title: 'The student was not excused',
    message: messages('There was an error excusing the student. Please try again.'),
    retry: on(excuseDialog, 'sendOrRetryButton'),
    keeps: (page) => expect(excuseDialog(page).reason).toHaveValue(why),
    retriesItself: true,
    recovered: sees(on(excuseDialog, 'excused')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'teaching/excuse writing': 'typed',
          'teaching/excuse sending.underWay': 'sent',
          'teaching/excuse sending.delayed': 'delayed',
          'teaching/excuse rejected': 'refused',
        },
        button: on(excuseDialog, 'sendButton'),
        reopen: (visit) => openExcuse(visit),
        draft: {
          typed: why,
          path: (person) => `excuse/question-log.${excusedBy(person).user.id}`,
          edit: (page) => excuseDialog(page).reason.fill('I made a mistake.'),
        },
      },
    ],
  },
  {
    name: 'Weights of a course',
    // The other one reads the weights again after a conflict. The walks of the weights make it fail.
    invokedBy: ['teaching/weights.setWeights', 'teaching/weights.getWeights'],
    who: 'instructor',
    nextCourse: nextWeighed,
    call: put(/\/grades\/weights$/),
    open: async (visit) => {
      await openWeights(visit);
      await firstWeight(visit.page).fill('37');
    },
    start: click(on(weightsDialog, 'saveButton')),
    title: 'The weights were not saved',
    message: messages('There was an error saving the weights. Please try again.'),
    retry: on(weightsDialog, 'saveOrRetryButton'),
    keeps: (page) => expect(firstWeight(page)).toHaveValue('37'),
    retriesItself: true,
    recovered: sees(on(weightsDialog, 'saved')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'teaching/weights writing': 'typed',
          'teaching/weights sending.underWay': 'sent',
          'teaching/weights sending.delayed': 'delayed',
          'teaching/weights rejected': 'refused',
        },
        button: on(weightsDialog, 'saveButton'),
        reopen: openWeights,
        draft: {
          typed: '37',
          path: (_person, { teaches }) => `weights/${teaches}`,
          edit: (page) => firstWeight(page).fill('41'),
        },
      },
    ],
  },
  {
    name: 'Removing an excuse',
    invokedBy: ['teaching/excuse.removeExcuse'],
    who: 'instructor',
    call: del(/\/excuse$/),
    open: async (visit) => {
      await newcomer(visit);
      const { product, person } = visit;
      const path = `/teach/courses/${courseId}/students/${excusedBy(person).user.id}/assignments/question-log/excuse`;
      await product.call('PUT', path, person.token, { reason: why });
      await openExcuse(visit, true);
    },
    start: click(on(removeExcuseDialog, 'confirmOrRetryButton')),
    title: 'The student is still excused',
    message: messages('There was an error removing the excuse. Please try again.'),
    retry: on(removeExcuseDialog, 'confirmOrRetryButton'),
    recovered: sees(on(removeExcuseDialog, 'removed')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Message to chosen students',
    invokedBy: ['teaching/roster-message.messageStudents'],
    who: 'instructor',
    call: post(/^\/teach\/courses\/data-analytics\/messages$/),
    open: async ({ page }) => {
      await openMessage({ page });
      await rosterMessageDialog(page).message.fill(text);
    },
    start: click(on(rosterMessageDialog, 'sendButton')),
    title: 'Your message was not sent',
    message: messages('There was an error sending your message. Please try again.'),
    retry: on(rosterMessageDialog, 'sendOrRetryButton'),
    keeps: (page) => expect(rosterMessageDialog(page).message).toHaveValue(text),
    retriesItself: true,
    recovered: sees(on(rosterMessageDialog, 'sent')),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'teaching/roster-message writing': 'typed',
          'teaching/roster-message sending.underWay': 'sent',
          'teaching/roster-message sending.delayed': 'delayed',
          'teaching/roster-message rejected': 'refused',
        },
        button: on(rosterMessageDialog, 'sendButton'),
        reopen: openMessage,
        draft: {
          typed: text,
          path: `rosterMessage/${courseId}`,
          edit: (page) => rosterMessageDialog(page).message.fill('Shall we meet?'),
        },
      },
    ],
  },
];

const sameField =
  'the same field, with another line beneath it; its walks and the journey of typed grades hold what was typed';

const sameForm =
  'the same form, with what is saved beside it; its walks and the journey with two instructors hold what was typed';

/** Typed in one field with the states that a row has. */
export const teachingSettled = {
  'teaching/grade-entry writing.invalid': sameField,
  'teaching/grade-entry rejected': sameField,
  'teaching/grade-entry conflict.loading': sameField,
  'teaching/grade-entry conflict.failed': sameField,
  'teaching/grade-entry conflict.shown': sameField,
  'teaching/weights conflict.loading': sameForm,
  'teaching/weights conflict.failed': sameForm,
  'teaching/weights conflict.shown': sameForm,
};
