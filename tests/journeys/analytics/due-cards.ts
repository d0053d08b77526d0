/** Makes questions come back to a student at once: by their calendar, which is a day apart on the two ends of the world. */
import type { Account, Product } from '../server.ts';
import { written } from '../test.ts';

const courseId = 'data-literacy';
/** The first zones to leave a day, and the first to enter one: whenever it is, they show different days. */
const [latest, earliest] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];

/** Where a browser is to be for them to come back. */
export const dueIn = earliest;

/** Answers the first quizzes wrong, a calendar's day before today, unless that was done before. */
export async function haveDueCards(product: Product, { token }: Account, quizzes: number): Promise<void> {
  await product.call('POST', `/courses/${courseId}/enroll`, token).catch(() => {}); // is enrolled the second time
  const live = (timeZone: string) =>
    product.call('POST', '/analytics/activity', token, {
      timeZone,
      events: [{ id: crypto.randomUUID(), kind: 'opened', courseId, lessonId: 'm1-l1', at: new Date().toISOString() }],
    });
  const { next, doneToday } = await product.call<{ next: unknown; doneToday: number }>(
    'GET',
    '/analytics/review',
    token,
  );
  if (next === null && doneToday === 0) {
    await live(latest);
    for (const quiz of all.slice(0, quizzes)) {
      const answers = quiz.questions.map(({ correct }, index) => ({
        questionId: `q${index + 1}`,
        optionId: correct === 0 ? 'b' : 'a',
      }));
      await product.call('POST', `/courses/${courseId}/lessons/${quiz.id}/answers`, token, { answers });
    }
  }
  await live(earliest);
}

const all = written(courseId).modules.flatMap(({ lessons }) =>
  lessons.flatMap((lesson) => (lesson.type === 'quiz' ? [lesson] : [])),
);
