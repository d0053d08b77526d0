/** For tests: the answers to a quiz's questions, and a student who answers those that come back. */
import { and, eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Database } from '../platform/database/client.ts';
import { lessons } from '../platform/database/schema/course.ts';
import type { TestServer } from './server.ts';

type Schemas = components['schemas'];
export type CardAnswer = Schemas['CardAnswers']['answers'][number];

/** The right options of a quiz, by its questions. */
export async function rightOptions(db: Database, courseId: string, lessonId: string): Promise<string[]> {
  const [row] = await db
    .select({ content: lessons.content })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.id, lessonId)));
  if (row?.content.type !== 'quiz') throw new Error('It is no quiz');
  return row.content.questions.map(({ correct }) => 'abcdefgh'[correct] ?? '');
}

export const otherThan = (optionId: string) => (optionId === 'a' ? 'b' : 'a');

/** Answers what the student's next attempt asks: right where the pattern has an r. */
export async function answerQuiz(
  server: TestServer,
  token: string,
  { courseId, lessonId, pattern }: { courseId: string; lessonId: string; pattern: string },
) {
  const right = await rightOptions(server.db, courseId, lessonId);
  const path = `/courses/${courseId}/lessons/${lessonId}`;
  const { questions }: Schemas['QuizLesson'] = (await server.send('GET', path, { token })).json();
  const answers = questions.map(({ id }, index) => {
    const optionId = right[Number(id.slice(1)) - 1] ?? '';
    return { questionId: id, optionId: pattern[index] === 'r' ? optionId : otherThan(optionId) };
  });
  return server.send('POST', `${path}/answers`, { token, body: { answers } });
}

export const dueOf = async (server: TestServer, token: string): Promise<Schemas['DueCards']> =>
  (await server.send('GET', '/analytics/review', { token })).json();

export const sendAnswers = (server: TestServer, token: string, answers: CardAnswer[], timeZone = 'UTC') =>
  server.send('POST', '/analytics/review/answers', { token, body: { timeZone, answers } });
