/** §product.23 What changes something drops the remembered answers that it changes, and no others. */
import { afterEach, expect, test, vi } from 'vitest';
import { remembered, type Tag } from './cache.ts';
import { examplePaymentConfirmed, examplePaymentPending } from './generated/examples.ts';
import { coursesChanged } from './signals.ts';
import { calls, callWith } from './testing.ts';

afterEach(() => vi.unstubAllGlobals());

const tags: readonly Tag[] = ['Auth', 'Courses', 'Assignments', 'Resources', 'Schedules', 'User'];

/** The tags whose answers are asked for anew after the call. */
async function forgottenBy(name: string, change: () => Promise<unknown>): Promise<Tag[]> {
  const ask = (tag: Tag, answer: string) => remembered(tag, ['before', name], async () => answer);
  for (const tag of tags) await ask(tag, 'before');
  await change().catch(() => {});
  const answers = await Promise.all(tags.map(async (tag) => ({ tag, answer: await ask(tag, 'after') })));
  return answers.filter(({ answer }) => answer === 'after').map(({ tag }) => tag);
}

const courses: readonly Tag[] = ['Courses'];
const assignments: readonly Tag[] = ['Assignments'];
const person: readonly Tag[] = ['Auth', 'User'];
const enrolments: readonly Tag[] = ['Courses', 'Assignments', 'Schedules'];

/** A call that is not named here changes nothing that is remembered. */
const forgotten: Readonly<Record<string, readonly Tag[]>> = {
  enrollInCourse: enrolments,
  // Certificates name the person.
  updateProfile: ['Auth', 'Courses', 'User'],
  removePhoto: person,
  withdrawAccountDeletion: person,
  // The next lesson asks whether time is recorded.
  setTimeRecording: ['User'],
  saveOwnReview: courses,
  deleteOwnReview: courses,
  answerReview: courses,
  deleteReviewAnswer: courses,
  completeLesson: courses,
  answerQuiz: courses,
  checkExercise: courses,
  confirmExercise: courses,
  finishCaseStudy: courses,
  showSolution: courses,
  requestExtension: assignments,
  requestRegrade: assignments,
  submitAssignment: assignments,
  markFeedbackSeen: assignments,
  setPortfolio: assignments,
};

/** What each call answers with: its example in the contract. */
const answerWith = (answer: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () =>
    status === 204 ? new Response(null, { status }) : Response.json(answer, { status }),
  );

const unavailable = () => answerWith({ error: 'Unavailable.', status: 503 }, 503);

const changes = calls.filter(({ method }) => method !== 'GET');

test.each(changes)('§product.23 $id', async (one) => {
  const { status, examples } = one.success;
  answerWith(examples[0]?.value, status);
  expect(await forgottenBy(one.id, () => callWith(one))).toEqual(forgotten[one.id] ?? []);
});

test.each(changes)('§product.23 $id, though it failed, as the server may have made the change', async (one) => {
  unavailable();
  expect(await forgottenBy(one.id, () => callWith(one))).toEqual(forgotten[one.id] ?? []);
});

test.each([
  { is: 'confirmed, which enrols', payment: examplePaymentConfirmed, drops: enrolments },
  { is: 'pending', payment: examplePaymentPending, drops: [] },
])('§product.23 getPayment of one that is $is', async ({ is, payment, drops }) => {
  answerWith(payment);
  const getPayment = calls.find(({ id }) => id === 'getPayment');
  expect(await forgottenBy(is, async () => getPayment && callWith(getPayment))).toEqual(drops);
});

/** The calls by which a person moves on in a course. */
const movesOn = [
  'answerQuiz',
  'checkExercise',
  'completeLesson',
  'confirmExercise',
  'enrollInCourse',
  'finishCaseStudy',
  'showSolution',
];

/** The calls that announce that a course has moved on, when all are answered with this status. */
async function announcedWith(answered: (one: (typeof calls)[number]) => void): Promise<string[]> {
  const announced = new Set<string>();
  for (const one of changes) {
    answered(one);
    const end = coursesChanged.listen(() => announced.add(one.id));
    await callWith(one).catch(() => {});
    end();
  }
  return [...announced].sort();
}

test('§lesson.38 a call by which a person moves on in a course says so', async () => {
  const announced = await announcedWith(({ success }) => answerWith(success.examples[0]?.value, success.status));
  expect(announced).toEqual(movesOn);
});

test('§product.27 a call that failed announces nothing, as a question asked at once would end the wait for the next try', async () => {
  expect(await announcedWith(unavailable)).toEqual([]);
});
