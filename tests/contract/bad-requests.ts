/** Invalid requests for an operation, derived from the contract. */
import { z } from 'zod';
import type { Operation } from '../../server/http/openapi.ts';
import { ownersFeedback } from './owners-things.ts';

export type Bad = { what: string; path?: string; body?: unknown; headers?: Record<string, string> };

const samples: Record<string, string> = {
  courseId: 'data-analytics',
  lessonId: 'm1-l1',
  outcomeId: 'm1',
  attemptId: '0c9b2f64-7a57-4f0e-8d0b-5b1f0a3c6e21',
  sessionId: 'cs_0000000000',
  resourceId: 'sql-reference',
  photoId: '7f6c1d9e-4a55-4c1b-9a0e-0b8f6b2f5a11',
  assignmentId: 'question-log',
  fileName: 'question-log-template.md',
  fileId: '4f1c2a66-0d53-4b7e-9a0b-7c2f5a1e9d10',
  feedToken: '3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc',
  ownSessionId: '5e0c7a52-9d7b-4f0e-8a43-5f2b6f0d9c32',
  passkeyId: '5e0c7a52-9d7b-4f0e-8a43-5f2b6f0d9c31',
  requestId: '3c1f7a90-5b2e-4d68-9f13-7a0e5d2c4b61',
  announcementId: '6d0a1c52-7b3e-4f90-8a6d-2e5c9b1f4a70',
  certificateId: '9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c',
  portfolioId: '5b0d9c7e-2f41-4c86-9a3e-7d1f0b6c8e25',
  postId: '9d3e5f70-1a2b-4c3d-8e4f-6a7b8c9d0e1f',
  answerId: '2a4c6e80-3f4a-4b5c-8d6e-9f0a1b2c3d4f',
  threadId: '2b7e4c90-5d1f-4e3a-8c62-9f0a1b2c3d4e',
  attachmentId: '7d9c2e41-3b5a-4f60-8e17-2a4c6e8f0b13',
  reviewId: '9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2d',
  classId: 'morning-sql',
  submissionId: '1c9e3b70-6d2f-4a58-9b14-8e0f5d7c2a36',
  feedbackId: '2d0f4c81-7e30-4b69-8c25-9f1a6e8d3b47',
  userId: '1d4c7b92-8e5f-4a60-b3c1-6f7e8d9a0b1c',
  studentId: '1d4c7b92-8e5f-4a60-b3c1-6f7e8d9a0b1c',
  form: 'submission',
  subject: 'question-log',
};
const unknown: Record<string, string> = {
  courseId: 'no-such-course',
  lessonId: 'no-such-lesson',
  outcomeId: 'no-such-outcome',
  sessionId: 'cs_nobodys_order',
  resourceId: 'no-such-resource',
  photoId: '00000000-0000-4000-8000-000000000000',
  attemptId: '00000000-0000-4000-8000-000000000000',
  assignmentId: 'no-such-assignment',
  fileName: 'no-such-file.md',
  fileId: '00000000-0000-4000-8000-000000000000',
  feedToken: '0000000000000000000000000000000000000000000',
  ownSessionId: '00000000-0000-4000-8000-000000000000',
  passkeyId: '00000000-0000-4000-8000-000000000000',
  requestId: '00000000-0000-4000-8000-000000000000',
  announcementId: '00000000-0000-4000-8000-000000000000',
  certificateId: '00000000-0000-4000-8000-000000000000',
  portfolioId: '00000000-0000-4000-8000-000000000000',
  postId: '00000000-0000-4000-8000-000000000000',
  answerId: '00000000-0000-4000-8000-000000000000',
  threadId: '00000000-0000-4000-8000-000000000000',
  attachmentId: '00000000-0000-4000-8000-000000000000',
  reviewId: '00000000-0000-4000-8000-000000000000',
  classId: 'no-such-class',
  submissionId: '00000000-0000-4000-8000-000000000000',
  feedbackId: '00000000-0000-4000-8000-000000000000',
  userId: '00000000-0000-4000-8000-000000000000',
  studentId: '00000000-0000-4000-8000-000000000000',
  form: 'submission',
  subject: 'no-such-assignment',
};
/** Required queries, by operation. */
const queries: Record<string, string> = {
  uploadSubmissionFile: '?name=notes.txt',
  uploadAttachment: '?name=table.csv',
  deleteDraft: '?base=1',
  search: '?text=question',
};
const secondStep = '3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc';
const passkeyAnswer = { challengeId: secondStep, credential: { id: 'Zm9v', response: {} } };
const classPlan = {
  title: 'Clinic',
  day: '2026-12-02',
  time: '16:00',
  minutes: 60,
  timeZone: 'Europe/London',
  place: 'Room 1',
};
const bodies: Record<string, unknown> = {
  login: { email: 'ada@example.com', password: 'Wrong123' },
  completeRegistration: { password: 'Learning1' },
  register: { token: 'x', password: 'Learning1' },
  requestPasswordReset: { email: 'nobody@example.com' },
  confirmPasswordReset: { password: 'Learning1' },
  updateProfile: { first_name: 'Noor', last_name: 'Haddad' },
  changePassword: { currentPassword: 'Wrong123', newPassword: 'Learning2' },
  completeSignIn: { secondStep, code: '123456' },
  signInWithPasskey: passkeyAnswer,
  registerPasskey: { ...passkeyAnswer, name: 'Laptop' },
  beginPasskeyRegistration: { currentPassword: 'Wrong123' },
  renamePasskey: { name: 'Phone' },
  beginSecondFactor: { currentPassword: 'Wrong123' },
  confirmSecondFactor: { code: '123456' },
  removePasskey: { currentPassword: 'Wrong123' },
  removeSecondFactor: { currentPassword: 'Wrong123', code: '123456' },
  requestAccountDeletion: { currentPassword: 'Wrong123' },
  contactInstructor: { message: 'Hello?' },
  answerInCommunity: { text: 'Because.' },
  editAnswer: { text: 'Because.', revision: 0 },
  reportPost: { reason: 'It gives the answers away.' },
  publishThread: { title: 'Why?', question: 'Why so?', answer: 'Because.' },
  moderatePost: { isHidden: false, isRight: false },
  replyToThread: { text: 'Thank you.' },
  markThreadRead: { messageId: '6a0f3d52-2c81-4b7a-9f5d-1e6b0c9d8a43' },
  uploadAttachment: 'a,b',
  saveOwnReview: { stars: 4, text: 'Clear and well paced.' },
  answerReview: { text: 'Thank you.' },
  recordActivity: {
    timeZone: 'Europe/London',
    events: [
      {
        id: '0c9b2f64-7a57-4f0e-8d0b-5b1f0a3c6e21',
        kind: 'opened',
        courseId: 'data-analytics',
        lessonId: 'm1-l1',
        at: '2026-11-20T09:00:00Z',
      },
    ],
  },
  answerCards: {
    timeZone: 'Europe/London',
    answers: [
      {
        id: '0c9b2f64-7a57-4f0e-8d0b-5b1f0a3c6e21',
        courseId: 'data-analytics',
        lessonId: 'm1-l4',
        questionId: 'q1',
        optionId: 'a',
        rating: 'good',
        at: '2026-11-20T09:00:00Z',
      },
    ],
  },
  setGoal: { days: 4, minutes: 30 },
  setTimeRecording: { isOn: true },
  chooseAim: { aimId: 'answer-questions-with-sql' },
  arrangePath: { version: 1, order: [], pinned: [] },
  skipModules: { version: 1, modules: [] },
  answerPlacement: { questionId: 'sql-for-beginners.m5-l4.q1', choice: 0 },
  checkExercise: { code: 'SELECT 1', table: { columns: ['1'], rows: [[1]], rowCount: 1 } },
  finishCaseStudy: { decisions: ['agree'] },
  confirmExercise: { table: { columns: ['1'], rows: [[1]], rowCount: 1 } },
  answerQuiz: { answers: [{ questionId: 'q1', optionId: 'a' }] },
  quotePayment: { courseId: 'data-analytics' },
  createCheckout: { courseId: 'data-analytics' },
  requestRefund: { reason: 'I need another course first.' },
  receiveStripeEvent: { type: 'x' },
  planClasses: classPlan,
  changeClass: { ...classPlan, version: 0 },
  cancelClass: { version: 0 },
  saveAttendance: { marks: [{ studentId: '00000000-0000-4000-8000-000000000000', mark: 'present' }] },
  requestRegrade: { feedbackId: ownersFeedback, reason: 'My last sentence says it.' },
  keepGrade: { reason: 'It is not in the text.' },
  requestExtension: { reason: 'I am away.', proposedDate: '2026-12-02T17:00:00Z' },
  announce: { title: 'A new data set', text: 'Please load it again.' },
  changeAnnouncement: { title: 'A new data set', text: 'Please load it again.', version: 1 },
  addCourseInstructor: { email: 'nobody@example.com' },
  messageStudents: { studentIds: ['00000000-0000-4000-8000-000000000000'], text: 'Shall we look at it together?' },
  chooseMails: { announcements: true, classes: true, answers: true, feedback: true },
  chooseTeachingMails: { questions: 'daily', extensionRequests: 'daily', reports: 'atOnce' },
  saveLatePolicy: { revision: 0, policy: { graceMinutes: 15, percentPerDay: 10, floor: 50, lastDay: 7 } },
  excuseStudent: { reason: 'You were ill.' },
  setWeights: {
    revision: 0,
    weights: [{ assignmentId: 'question-log', weight: 20 }],
    countsMissing: false,
  },
  giveMoreTime: { dueDate: '2026-12-02T17:00:00Z', reason: 'The data set was corrected.' },
  decideExtension: { decision: 'declined', reason: 'The answers are discussed on Friday.' },
  giveGrade: { revision: 0, grade: 70 },
  previewGradeImport: 'Email\nnobody@example.com',
  importGrades: { grades: [{ submissionId: '6c9f3e21-5d80-4b47-8c32-9a1e4f7b8d62', revision: 0, grade: 70 }] },
  undoGradeImport: {
    given: [
      {
        submissionId: '6c9f3e21-5d80-4b47-8c32-9a1e4f7b8d62',
        feedbackId: '2b9e4f7d-af50-4d83-9e6c-906f3d4c5e62',
      },
    ],
  },
  returnFeedback: { revision: 0, levels: [], comments: [], fileComments: [], total: 70 },
  setPortfolio: { isPublic: true, withGrade: false },
  submitAssignment: { text: 'Five questions.' },
  uploadSubmissionFile: 'Five questions.',
  keepPosition: { seconds: 12.5 },
  saveDraft: { version: 1, values: { text: 'Five' }, base: 0, writer: 'a-laptop' },
};
const json = { 'content-type': 'application/json' };
const typed = z.looseObject({ type: z.union([z.string(), z.array(z.string())]).optional() });
const jsonSchema = z.object({
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), typed.extend({ allOf: z.array(typed).optional() })).optional(),
  additionalProperties: z.boolean().optional(),
});

const fill = (path: string, values: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Give a sample of ${name}`);
    return value;
  });

export const samplePath = ({ path }: Operation) => fill(path, samples);

/** The path with its required query; `values` names what the samples do not. */
export const sampleAddress = ({ path, id }: Operation, values: Record<string, string> = {}) =>
  fill(path, { ...samples, ...values }) + (queries[id] ?? '');

/** The path with well-formed ids of nothing that exists; null if the path has no parameter. */
export const unknownPath = ({ path, id }: Operation) =>
  path.includes('{') ? fill(path, unknown) + (queries[id] ?? '') : null;

export const sampleBody = ({ id }: Operation) => bodies[id];

/** The sample body as it is sent. */
export function sampleSent(operation: Operation): Omit<Bad, 'what'> {
  const body = sampleBody(operation);
  if (body === undefined) return {};
  return { body, headers: typeof body === 'string' ? { 'content-type': 'application/octet-stream' } : json };
}

export function badBodies(operation: Operation): Bad[] {
  if (operation.body === null) {
    if (operation.method === 'GET') return [];
    return [
      { what: 'a body where none is taken', body: '{"a":1}', headers: json },
      { what: 'a text where none is taken', body: 'x'.repeat(2 ** 20), headers: { 'content-type': 'text/plain' } },
    ];
  }
  const missing = [{ what: 'no body' }, { what: 'no body, but a type', headers: json }];
  const type = { what: 'another type', body: 'x=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  if (!('application/json' in operation.body)) {
    const [own = ''] = Object.keys(operation.body);
    const large = { what: '11 MB', body: Buffer.alloc(11 * 2 ** 20), headers: { 'content-type': own } };
    return [...missing, type, large, { what: 'JSON', body: '{}', headers: json }];
  }
  const good = sampleBody(operation);
  const { properties = {}, required = [], additionalProperties } = jsonSchema.parse(operation.body['application/json']);
  const as = (what: string, body: unknown): Bad => ({ what, body: JSON.stringify(body), headers: json });
  const change = (what: string, name: string, value: unknown) =>
    as(`${name}: ${what}`, { ...Object(good), [name]: value });
  const names = Object.keys(properties);
  const may = (name: string, type: RegExp) =>
    [properties[name], ...(properties[name]?.allOf ?? [])]
      .flatMap((each) => each?.type ?? [])
      .some((each) => type.test(each));
  return [
    ...missing,
    type,
    { what: 'no type', body: JSON.stringify(good), headers: { 'content-type': '' } },
    { what: 'malformed JSON', body: '{"a":', headers: json },
    { what: 'bytes that are no text', body: Buffer.from([0xff, 0xfe, 0x00]), headers: json },
    ...[[], null, 'x', 1].map((value) => as(`the body ${JSON.stringify(value)}`, value)),
    as('1 MB', { ...Object(good), padding: 'x'.repeat(2 ** 20) }),
    ...(additionalProperties === false ? [as('one more field', { ...Object(good), isAdmin: true })] : []),
    ...required.map((name) => change('missing', name, undefined)),
    ...names.flatMap((name) => [
      ...(may(name, /^null$/) ? [] : [change('null', name, null)]),
      ...(may(name, /^(integer|number)$/) ? [] : [change('a number', name, 7)]),
      change('an object', name, { $gt: '' }),
      change('a list', name, [['x']]),
      change('empty', name, ''),
      change('60 kB', name, 'x'.repeat(60_000)),
      change('a NUL', name, 'A1aaaaa\u0000'),
    ]),
  ];
}

export function badParameters(operation: Operation): { what: string; path: string }[] {
  const path = samplePath(operation);
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const wrong = ['A_B', '%00', '%2e%2e%2fx', 'a%20b', "x'--", 'x'.repeat(280), '%F0%9F%92%A9'];
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return [
    ...inPath.flatMap(({ name }) =>
      wrong.map((value) => ({
        what: `${name} = ${value}`,
        path: fill(operation.path, { ...samples, [name]: value }) + (queries[operation.id] ?? ''),
      })),
    ),
    ...query.flatMap(({ name }) => [
      { what: `${name} twice`, path: `${path}?${name}=1&${name}=2` },
      { what: `${name} too long`, path: `${path}?${name}=${'9'.repeat(300)}` },
      { what: `${name} with NUL`, path: `${path}?${name}=%00` },
    ]),
  ];
}
