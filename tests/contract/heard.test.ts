/** For each operation that changes something: who else is told of it, and where; or why nobody is. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { OperationId } from '../../server/http/handler-types.ts';
import { readContract } from '../../server/http/openapi.ts';
import { kinds } from '../../server/teaching/waiting.ts';

/** A mail by the beginning of its subject, and the test that has it sent. */
type Mail = { subject: string; shownBy: string };

type Heard = {
  /** Who is told, where on a page they see it, and how they notice: a count, a mark, a notice. */
  who: string;
  page: string;
  mail?: Mail;
  /** How the daily summary tells of it, for instructors who have chosen that instead of a mail each. */
  summary?: string;
};

/** The operations that someone else is told of. */
const heard: Partial<Record<OperationId, Heard>> = {
  contactInstructor: {
    who: 'who teaches the course, else the operator',
    page: 'the count "Open questions" of /teach, the list of /messages with its mark for new ones',
    mail: { subject: 'A question about', shownBy: 'server/questions/threads.test.ts' },
    summary: '60 questions',
  },
  replyToThread: {
    who: 'the other side of the conversation',
    page: '/messages with its mark for new ones; for instructors the count "Open questions" of /teach',
    mail: { subject: 'An answer to your question about', shownBy: 'server/questions/threads.test.ts' },
  },
  messageStudents: {
    who: 'each student who was chosen',
    page: '/messages with its mark for new ones',
    mail: { subject: 'A message about', shownBy: 'server/teaching/message-students.test.ts' },
  },
  publishThread: { who: 'the students of the course', page: '/community, and a link above the conversation' },
  answerInCommunity: { who: 'everyone in the course', page: '/community, with the number of answers' },
  editAnswer: { who: 'everyone in the course', page: 'the question, where the answer says when it was edited' },
  deleteAnswer: { who: 'everyone in the course', page: 'the question, where the answer is gone' },
  requestExtension: {
    who: 'who teaches the course',
    page: 'the count "Requests" of /teach, and /teach/requests',
    mail: { subject: 'A request for a later due date', shownBy: 'server/teaching/daily-summary.test.ts' },
    summary: '1 request for a later due date',
  },
  decideExtension: {
    who: 'the student who asked',
    page: '/assignments, with the new date or the reason',
    mail: { subject: 'A later due date', shownBy: 'server/grading/extension-decision.test.ts' },
  },
  requestRegrade: {
    who: 'who teaches the course',
    page: 'the count "Regrade requests" of /teach, and /teach/regrade-requests',
    mail: { subject: 'A regrade request', shownBy: 'server/assignments/regrade.test.ts' },
    summary: '1 regrade request',
  },
  keepGrade: {
    who: 'the student who asked',
    page: '/assignments, with the reason beneath the feedback',
    mail: { subject: 'Your grade stays as it is', shownBy: 'server/grading/kept-grade.test.ts' },
  },
  giveMoreTime: {
    who: 'each student whose due date it moves',
    page: '/assignments, with the new date and the reason',
    mail: { subject: 'A later due date', shownBy: 'server/teaching/more-time.test.ts' },
  },
  saveLatePolicy: {
    who: 'the students of the course',
    page: '/assignments, where an overdue one says until when it is taken and what is taken off',
  },
  excuseStudent: {
    who: 'the student who is excused',
    page: '/assignments, with the reason',
    mail: { subject: 'You are excused: ', shownBy: 'server/teaching/excuse.test.ts' },
  },
  removeExcuse: {
    who: 'the student who is no longer excused',
    page: '/assignments, where it is due again',
    mail: { subject: 'You are no longer excused: ', shownBy: 'server/teaching/excuse.test.ts' },
  },
  submitAssignment: { who: 'who teaches the course', page: 'the count "Needs grading" of /teach, and /teach/grading' },
  returnFeedback: {
    who: 'the student whose work it is',
    page: '/assignments, with a mark until it was opened',
    mail: { subject: 'Feedback', shownBy: 'server/grading/feedback.test.ts' },
  },
  giveGrade: {
    who: 'the student whose work it is',
    page: '/assignments, with a mark until it was opened',
    mail: { subject: 'Feedback', shownBy: 'server/teaching/grades/typed-grade.test.ts' },
  },
  importGrades: {
    who: 'the students whose work it is',
    page: '/assignments, with a mark until it was opened',
    mail: { subject: 'Feedback', shownBy: 'server/teaching/grades/import/return-grades.test.ts' },
  },
  claimSubmission: { who: 'other instructors of the course', page: '/teach/grading, with who grades it' },
  releaseSubmission: {
    who: 'other instructors of the course',
    page: '/teach/grading, where nobody grades it any more',
  },
  announce: {
    who: 'each student of the course',
    page: 'the course page and the dashboard, until it was read',
    mail: { subject: 'Data Engineering: A new data set', shownBy: 'server/announcements/announce.test.ts' },
  },
  changeAnnouncement: { who: 'each student of the course', page: 'the dashboard, marked as edited' },
  removeAnnouncement: { who: 'each student of the course', page: 'the dashboard, where it is gone' },
  planClasses: { who: 'the students of the course', page: '/schedules and the calendar feed' },
  changeClass: {
    who: 'the students of the course',
    page: '/schedules, with the time from which it was moved',
    mail: { subject: 'A class has moved', shownBy: 'server/schedule/teaching.test.ts' },
  },
  cancelClass: {
    who: 'the students of the course',
    page: '/schedules, with the reason',
    mail: { subject: 'A class is cancelled', shownBy: 'server/schedule/teaching.test.ts' },
  },
  addCourseInstructor: {
    who: 'who was added',
    page: '/teach',
    mail: { subject: 'You teach ', shownBy: 'server/teaching/team.test.ts' },
  },
  removeCourseInstructor: {
    who: 'who was removed by somebody else',
    page: '/teach, where the course is gone, and on its pages',
    mail: { subject: 'You no longer teach ', shownBy: 'server/teaching/team.test.ts' },
  },
  reportPost: {
    who: 'who teaches the course',
    page: '/teach, which counts what was reported and leads to it in /community',
    mail: { subject: 'A post in ', shownBy: 'server/questions/community.test.ts' },
    summary: '1 reported post',
  },
  moderatePost: {
    who: 'everyone in the course, and the author of what was hidden',
    page: 'the question, where the answer is gone, there again or marked, and its author sees that it is hidden',
    mail: { subject: 'Your answer in ', shownBy: 'server/questions/community.test.ts' },
  },
  saveOwnReview: {
    who: 'who teaches the course, and everyone who looks at it',
    page: 'the course page and its Reviews',
  },
  deleteOwnReview: { who: 'who teaches the course', page: 'the course page and its Reviews, where it is gone' },
  answerReview: { who: 'the student who wrote the review', page: 'the course page, below the review' },
  deleteReviewAnswer: { who: 'the student who wrote the review', page: 'the course page, where it is gone' },
  saveAttendance: { who: 'other instructors of the course', page: 'the class in the list of classes' },
  setWeights: { who: 'other instructors of the course', page: 'the gradebook, whose course grades follow' },
  setPortfolio: { who: 'whoever has the address', page: '/portfolio' },
  requestRefund: {
    who: 'the operator',
    page: 'none: npm run payments lists it',
    mail: { subject: 'Refund requested: ', shownBy: 'server/payment/money-back.test.ts' },
  },
};

const own = 'concerns nobody but the person who does it';
const ownAccount = "concerns the person's own account; a mail tells them where it matters to its safety";
const paid = 'between the person and the payment provider; its mails go to the person';
const read = 'changes nothing';

/** The operations that nobody else is told of, each with the reason. */
const nobody: Partial<Record<OperationId, string>> = {
  register: ownAccount,
  completeRegistration: ownAccount,
  login: ownAccount,
  completeSignIn: ownAccount,
  signInWithPasskey: ownAccount,
  beginPasskeySignIn: ownAccount,
  beginPasskeyConfirmation: ownAccount,
  beginPasskeyRegistration: ownAccount,
  registerPasskey: ownAccount,
  renamePasskey: ownAccount,
  removePasskey: ownAccount,
  beginSecondFactor: ownAccount,
  confirmSecondFactor: ownAccount,
  removeSecondFactor: ownAccount,
  logout: ownAccount,
  endSession: ownAccount,
  endOtherSessions: ownAccount,
  requestPasswordReset: ownAccount,
  confirmPasswordReset: ownAccount,
  changePassword: ownAccount,
  updateProfile: ownAccount,
  uploadPhoto: ownAccount,
  removePhoto: ownAccount,
  requestDataExport: ownAccount,
  requestAccountDeletion: ownAccount,
  withdrawAccountDeletion: ownAccount,
  verifyToken: read,
  quotePayment: read,
  checkCredential: read,
  createCheckout: paid,
  receiveStripeEvent: paid,
  enrollInCourse: 'the roster has them; a mail for each of hundreds would be noise',
  startStudentView: own,
  endStudentView: own,
  undoGradeImport: 'the students have not heard of it: feedback waits as long as it can be undone',
  previewGradeImport: 'it changes nothing',
  undoFeedback: 'the student has not heard of it: feedback waits as long as it can be undone',
  markFeedbackSeen: own,
  markThreadRead: own,
  uploadAttachment: 'it is heard of with the message that it belongs to',
  uploadSubmissionFile: 'it is heard of with the submission',
  readAnnouncement: own,
  chooseMails: own,
  chooseTeachingMails: own,
  saveDraft: own,
  deleteDraft: own,
  createCalendarFeed: own,
  endCalendarFeed: own,
  keepPosition: own,
  completeLesson: 'the roster shows how far each student is',
  answerQuiz: 'the problem areas of a course count it',
  checkExercise: 'the problem areas of a course count it',
  confirmExercise: 'the problem areas of a course count it',
  finishCaseStudy: own,
  showSolution: own,
  recordActivity: own,
  setGoal: own,
  removeGoal: own,
  setTimeRecording: own,
  deleteRecordedTime: own,
  chooseAim: own,
  leaveAim: own,
  arrangePath: own,
  skipModules: own,
  startPlacement: own,
  endPlacement: own,
  answerPlacement: own,
  answerCards: own,
};

const changing = readContract()
  .operations.filter(({ method }) => method !== 'GET')
  .map(({ id }) => id);

test('§product.59 each operation that changes something states who is told of it and where, or why nobody is', () => {
  expect([...Object.keys(heard), ...Object.keys(nobody)].sort()).toEqual([...changing].sort());
});

const mailed = Object.entries(heard).flatMap(([id, { mail }]) => (mail ? [[id, mail] as const] : []));

test.each(mailed)('§product.59 the mail that %s is said to send is expected by a test', (_id, { subject, shownBy }) => {
  const shown = readFileSync(shownBy, 'utf8');
  expect(shown).toContain(subject);
  expect(shown).toMatch(/\bmails\b|transport\.sent/);
});

const summarized = Object.entries(heard).flatMap(([id, { summary, mail }]) =>
  summary ? [[id, summary, mail?.shownBy] as const] : [],
);

test('§teaching.60 the daily summary has a line for each kind of mail whose frequency an instructor chooses', () => {
  expect(summarized).toHaveLength(kinds.length);
});

test.each(summarized)('§teaching.61 a test expects the daily summary to mention %s', (_id, words, shownBy) => {
  const shown = ['server/teaching/daily-summary.test.ts', ...(shownBy ? [shownBy] : [])];
  expect(shown.map((file) => readFileSync(file, 'utf8')).join('')).toContain(words);
});

/** The labels that the table quotes, each of which has to be a count on /teach. */
const labels = [
  ...new Set(
    Object.values(heard).flatMap(({ page }) => [...page.matchAll(/"([^"]+)"/g)].map(([, label]) => label ?? '')),
  ),
];
const teaching = readFileSync('src/ui/screens/teaching/overview/overview.view.tsx', 'utf8');

test.each(labels)('§product.59 /teach has the count %s', (label) => {
  expect(teaching).toContain(`label="${label}"`);
});
