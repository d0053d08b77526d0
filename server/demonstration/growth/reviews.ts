/** What made-up students say of their courses, and what the instructor answered. */
import { countRatings } from '../../course/ratings.ts';
import type { Database } from '../../platform/database/client.ts';
import { reviews } from '../../platform/database/schema/course.ts';
import { addRows } from './bulk.ts';
import type { Draw } from './drawn.ts';
import type { Person } from './people.ts';
import { daysFrom, type World } from './world.ts';

const starsDrawn = [5, 5, 5, 5, 5, 4, 4, 4, 3, 2, 1] as const;
const byStars = { 5: 'five', 4: 'four', 3: 'three', 2: 'two', 1: 'one' } as const;

export async function addReviews(tx: Database, world: World, draw: Draw, people: readonly Person[]): Promise<void> {
  const phrases = world.phrases.reviews;
  const rows = people.flatMap(({ id: userId, enrolments }) =>
    enrolments
      .filter(({ done, course }) => done > course.lessons.length / 4 && draw.isIn(55))
      .map(({ course, at }): typeof reviews.$inferInsert => {
        const stars = draw.oneOf(starsDrawn);
        const createdAt = draw.moment(daysFrom(at, 8), world.today);
        const texts = [draw.oneOf(phrases[byStars[stars]]), ...draw.some(phrases.more, draw.whole(0, 2))];
        const isAnswered = world.taught.includes(course) && draw.isIn(35);
        return {
          ...{ id: draw.id(), courseId: course.id, userId, stars, createdAt },
          text: draw.isIn(12) ? '' : texts.join(' '),
          changedAt: draw.isIn(10) ? draw.moment(createdAt, world.today) : null,
          answer: isAnswered ? draw.oneOf(phrases.answers) : null,
          answeredAt: isAnswered ? draw.moment(createdAt, world.today) : null,
          answeredBy: isAnswered ? world.instructor.id : null,
        };
      }),
  );
  await addRows(tx, reviews, rows);
  // In one order, so that two such transactions do not wait for each other.
  for (const courseId of [...new Set(rows.map((row) => row.courseId))].toSorted()) await countRatings(tx, courseId);
}
