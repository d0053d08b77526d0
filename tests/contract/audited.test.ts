/** Each operation that changes something is in the audit log, or is named here with the reason why not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { OperationId } from '../../server/http/handler-types.ts';
import { readContract } from '../../server/http/openapi.ts';
import type { AuditEvent } from '../../server/platform/audit.ts';

const signIn: AuditEvent[] = ['signIn.succeeded', 'signIn.failed'];

const audited: Partial<Record<OperationId, readonly AuditEvent[]>> = {
  login: [...signIn, 'signIn.secondStepAsked'],
  completeSignIn: signIn,
  signInWithPasskey: signIn,
  logout: ['session.ended'],
  endOtherSessions: ['session.ended'],
  endSession: ['session.ended'],
  completeRegistration: ['account.registered'],
  register: ['account.registered'],
  confirmPasswordReset: ['password.reset'],
  changePassword: ['password.changed', 'identity.refused'],
  beginPasskeyRegistration: ['identity.refused', 'tries.refused'],
  registerPasskey: ['passkey.added'],
  removePasskey: ['passkey.removed', 'identity.refused'],
  beginSecondFactor: ['identity.refused'],
  confirmSecondFactor: ['secondFactor.added'],
  removeSecondFactor: ['secondFactor.removed', 'identity.refused'],
  enrollInCourse: ['enrolment.made'],
  addCourseInstructor: ['teaching.started'],
  removeCourseInstructor: ['teaching.ended'],
  messageStudents: ['students.messaged'],
  publishThread: ['thread.published'],
  moderatePost: ['post.moderated'],
  receiveStripeEvent: ['payment.confirmed', 'payment.held', 'payment.refunded', 'payment.disputed'],
  requestRefund: ['payment.moneyBackAsked'],
  decideExtension: ['extension.decided'],
  keepGrade: ['grade.kept'],
  giveMoreTime: ['extensions.given'],
  saveLatePolicy: ['latePolicy.changed'],
  excuseStudent: ['student.excused'],
  removeExcuse: ['excuse.removed'],
  setWeights: ['weights.changed'],
  setPortfolio: ['portfolio.shared', 'portfolio.withdrawn'],
  startStudentView: ['studentView.started'],
  giveGrade: ['feedback.returned', 'feedback.undone'],
  importGrades: ['feedback.returned', 'feedback.undone'],
  undoGradeImport: ['feedback.undone'],
  returnFeedback: ['feedback.returned'],
  undoFeedback: ['feedback.undone'],
  announce: ['announcement.made'],
  changeAnnouncement: ['announcement.changed'],
  removeAnnouncement: ['announcement.deleted'],
  requestDataExport: ['export.made'],
  requestAccountDeletion: ['deletion.requested', 'identity.refused'],
  withdrawAccountDeletion: ['deletion.withdrawn'],
  planClasses: ['class.planned'],
  changeClass: ['class.changed'],
  cancelClass: ['class.cancelled'],
  saveAttendance: ['attendance.saved'],
};

const ownWork = 'what a person does for themselves; the row says it, with its time';
const ownSetting = 'a setting of their own, which lets nobody in and shows nothing to others';
const readsOnly = 'it changes nothing: it is sent by POST for what its body holds';
const challenge = 'a question to a browser, gone within minutes; what answers it is audited';
const signed = "the row has its author and time, and everybody who sees it reads the author's name";

const notAudited: Partial<Record<OperationId, string>> = {
  verifyToken: readsOnly,
  previewGradeImport: readsOnly,
  requestPasswordReset:
    'anybody can ask for anybody; the mail tells the person, the reset is audited, and tries are limited',
  beginPasskeySignIn: challenge,
  beginPasskeyConfirmation: challenge,
  renamePasskey: ownSetting,
  updateProfile: ownSetting,
  uploadPhoto: ownSetting,
  removePhoto: ownSetting,
  saveOwnReview: signed,
  deleteOwnReview: ownWork,
  answerReview: signed,
  deleteReviewAnswer: "an instructor's answer below a review; the review stays",
  contactInstructor: signed,
  answerInCommunity: signed,
  editAnswer: signed,
  deleteAnswer: ownWork,
  reportPost: 'the report is the record; what is made of it is audited',
  uploadAttachment: ownWork,
  replyToThread: signed,
  markThreadRead: ownWork,
  keepPosition: ownWork,
  completeLesson: ownWork,
  answerQuiz: ownWork,
  checkExercise: ownWork,
  confirmExercise: ownWork,
  finishCaseStudy: ownWork,
  showSolution: ownWork,
  quotePayment: readsOnly,
  createCheckout: 'the order is the record; what is paid is audited',
  requestExtension: ownWork,
  requestRegrade: ownWork,
  uploadSubmissionFile: ownWork,
  submitAssignment: ownWork,
  markFeedbackSeen: ownWork,
  endStudentView: 'it gives back what the person had before',
  claimSubmission: 'who is grading at this moment, gone within minutes',
  releaseSubmission: 'who is grading at this moment, gone within minutes',
  readAnnouncement: ownSetting,
  chooseMails: ownSetting,
  chooseTeachingMails: ownSetting,
  saveDraft: ownWork,
  deleteDraft: ownWork,
  createCalendarFeed: 'an address that only its person is shown, and ends by it',
  endCalendarFeed: ownSetting,
  checkCredential: readsOnly,
  recordActivity: ownWork,
  setGoal: ownSetting,
  removeGoal: ownSetting,
  setTimeRecording: ownSetting,
  deleteRecordedTime: ownWork,
  chooseAim: ownSetting,
  leaveAim: ownSetting,
  arrangePath: ownSetting,
  skipModules: ownSetting,
  startPlacement: ownWork,
  endPlacement: ownWork,
  answerPlacement: ownWork,
  answerCards: ownWork,
};

const changing = readContract()
  .operations.filter(({ method }) => method !== 'GET')
  .map(({ id }) => id);

test('§account.85 each operation that changes something is audited, or named with the reason why not', () => {
  expect([...Object.keys(audited), ...Object.keys(notAudited)].sort()).toEqual([...changing].sort());
});

const code = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/test|testing|platform[/\\]audit\.ts$/.test(file))
  .map((file) => readFileSync(join('server', file), 'utf8'))
  .join('\n');

test.each([...new Set(Object.values(audited).flat())])('§account.85 the server records %s', (event) => {
  expect(code).toContain(`'${event}'`);
});
