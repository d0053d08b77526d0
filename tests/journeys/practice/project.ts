/** A project of the content, and what its student and an instructor do with it without the browser. */
import { readContent } from '../../../server/content/read.ts';
import { given } from '../../../server/testing/exercises.ts';
import type { OperationOutput } from '../../../src/api/operation.ts';
import { upload, waitingOf } from '../hand-in.ts';
import type { Account, Product } from '../server.ts';
import { newPerson } from '../test.ts';

const id = 'price-rise-project';
const courseId = 'data-analytics';

const { assignments, courses } = readContent('content');
const found = assignments.find((assignment) => assignment.id === id);
if (!found) throw new Error('The content has no such project.');
const steps = found.steps ?? [];
const rubric = found.rubric ?? [];
const lessons = courses.find((course) => course.id === courseId)?.modules.flatMap((module) => module.lessons) ?? [];
const exercises = steps.flatMap((step) => {
  const lesson = step.kind === 'exercise' ? lessons.find((one) => one.id === step.lessonId) : undefined;
  return lesson?.type === 'exercise' && lesson.language !== 'chart' ? [lesson] : [];
});
type Exercise = (typeof exercises)[number];
const [first, ...others] = exercises;
if (!first) throw new Error('The project has no exercise.');

export const project = { id, courseId, title: found.title, first, others, exercises };

/** Solves an exercise as a browser would, with what its solution yields. */
export async function solve(product: Product, { token }: Account, lesson: Exercise) {
  const path = `/courses/${courseId}/lessons/${lesson.id}`;
  await product.call('GET', path, token);
  const sent = { code: lesson.solution, ...given(lesson.fit.visible) };
  const { attemptId } = await product.call<{ attemptId: string }>('POST', `${path}/attempts`, token, sent);
  await product.call('POST', `${path}/attempts/${attemptId}/confirmation`, token, given(lesson.fit.hidden));
}

/** Solves the exercises and submits; the student has bought the course. */
export async function handInProject(product: Product, student: Account, text: string) {
  for (const lesson of exercises) await solve(product, student, lesson);
  const fileIds = [await upload(product, student, id, 'chart.txt', 'bars')];
  await product.call('POST', `/assignments/${id}/submission`, student.token, { text, fileIds });
}

/** Grades the project. The student must be the only one of that name, and is told half a minute later (§grading.6). */
export async function giveFeedback(product: Product, student: Account) {
  const instructor = await product.register(newPerson(), 'instructor', [courseId]);
  const { submissionId } = await waitingOf(product, instructor, student);
  const path = `/teach/courses/${courseId}/submissions/${submissionId}`;
  const { revision } = await product.call<OperationOutput<'getSubmissionToGrade'>>('GET', path, instructor.token);
  const levels = rubric.map(({ title, levels: [best] }) => ({ criterion: title, level: best?.title ?? '' }));
  const feedback = { revision, levels, comments: [], fileComments: [] };
  await product.call('POST', `${path}/feedback`, instructor.token, feedback);
}
