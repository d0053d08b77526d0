/** A path whose student has shown what they know: some of its modules are known. */
import type { Account, Product } from '../server.ts';
import { written } from '../test.ts';

type Question = { id: string } | null;
export type PlannedStep = { courseId: string; courseTitle: string; modules: PlannedModule[] };
export type PlannedModule = { moduleId: string; title: string; state: string };
export type Planned = { version: number; steps: PlannedStep[] };

/** Which choice of a question is right: `data-analytics.m1-l4.q2`. */
export function rightChoice(questionId: string): number {
  const [courseId = '', lessonId = '', item = ''] = questionId.split('.');
  const lesson = written(courseId)
    .modules.flatMap(({ lessons }) => lessons)
    .find(({ id }) => id === lessonId);
  const question = lesson?.type === 'quiz' ? lesson.questions[Number(item.slice(1)) - 1] : undefined;
  if (!question) throw new Error(`The content has no question ${questionId}.`);
  return question.correct;
}

/** Chooses the aim and answers the whole placement, all of it right. */
export async function placeWell({ call }: Product, { token }: Account, aimId: string): Promise<Planned> {
  await call('PUT', '/analytics/path', token, { aimId });
  let { question } = await call<{ question: Question }>('POST', '/analytics/placement', token);
  while (question) {
    const answer = { questionId: question.id, choice: rightChoice(question.id) };
    ({ question } = await call<{ question: Question }>('POST', '/analytics/placement/answers', token, answer));
  }
  const { path } = await call<{ path: Planned }>('GET', '/analytics/path', token);
  return path;
}
