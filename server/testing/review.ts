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

/** Answers the whole quiz: right where the pattern has an r. */
export async function answerQuiz(
  server: TestServer,
  token: string,
  { courseId, lessonId, pattern }: { courseId: string; lessonId: string; pattern: string },
) {
  const right = await rightOptions(server.db, courseId, lessonId);
  const answers = right.map((optionId, index) => ({
    questionId: `q${index + 1}`,
    optionId: pattern[index] === 'r' ? optionId : otherThan(optionId),
  }));
  return server.send('POST', `/courses/${courseId}/lessons/${lessonId}/answers`, { token, body: { answers } });
}

export const dueOf = async (server: TestServer, token: string): Promise<Schemas['DueCards']> =>
  (await server.send('GET', '/analytics/review', { token })).json();

export const sendAnswers = (server: TestServer, token: string, answers: CardAnswer[], timeZone = 'UTC') =>
  server.send('POST', '/analytics/review/answers', { token, body: { timeZone, answers } });
