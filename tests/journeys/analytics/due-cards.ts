/** Makes review questions due at once: a student answers them in a time zone in which it is still the day before. */
import type { Account, Product } from '../server.ts';
import { written } from '../test.ts';

const courseId = 'data-literacy';
/** The last zone to leave a day, and the first to enter one: at any moment it is a later day in the second. */
const [latest, earliest] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];

/** The time zone of a browser in which the questions are due. */
export const dueIn = earliest;

/** Answers the first quizzes wrong in the zone that is a day behind, unless that was done before. */
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
