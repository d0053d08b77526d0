/** Classes, who was at them, and what the instructor told the students. */
import { and, asc, eq, like, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { users } from '../../platform/database/schema/account.ts';
import { announcements } from '../../platform/database/schema/announcements.ts';
import { enrolments } from '../../platform/database/schema/course.ts';
import { type AttendanceMark, classAttendance, classes } from '../../platform/database/schema/schedule.ts';
import { madeUpAddress } from '../queue.ts';
import { madeUpClass } from '../study.ts';
import { addRows } from './bulk.ts';
import type { Draw } from './drawn.ts';
import { daysFrom, hour, taughtCourse, type World } from './world.ts';

type Class = typeof classes.$inferInsert;

/** Two that are over and one to come. Their ids say that they are made up, as the demonstration's instructor plans no such ones. */
export async function addClasses(tx: Database, world: World, draw: Draw, copy: number): Promise<void> {
  const { phrases, today } = world;
  const planned = [-draw.whole(1, 120), -draw.whole(1, 120), draw.whole(1, 60)].map((days, index): Class => {
    const course = taughtCourse(world, draw);
    const startsAt = new Date(daysFrom(today, days).getTime() + draw.whole(7, 18) * hour);
    const isCancelled = draw.isIn(10);
    return {
      ...{ id: `${madeUpClass}${copy}-${index + 1}`, courseId: course.id, title: draw.oneOf(phrases.classes.titles) },
      ...{ startsAt, endsAt: new Date(startsAt.getTime() + draw.oneOf([1, 1.5, 2]) * hour) },
      ...{ location: draw.oneOf(phrases.classes.locations), instructor: world.instructor.name },
      link: draw.isIn(60) ? 'https://meet.example.com/analytics' : null,
      ...{ cancelled: isCancelled, cancelReason: isCancelled ? draw.oneOf(phrases.classes.cancelReasons) : null },
      ...{ timeZone: 'Europe/London', sequence: 0, updatedAt: daysFrom(startsAt < today ? startsAt : today, -3) },
    };
  });
  await addRows(tx, classes, planned);
  for (const one of planned) {
    if (!one.cancelled && one.startsAt < today) await addAttendance(tx, draw, one);
  }
}

async function addAttendance(tx: Database, draw: Draw, { id, courseId, startsAt, endsAt }: Class): Promise<void> {
  const students = await tx
    .select({ userId: users.id })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(
      and(
        eq(enrolments.courseId, courseId),
        lt(enrolments.enrolledAt, startsAt),
        like(users.email, `%${madeUpAddress}`),
      ),
    )
    .orderBy(asc(users.email));
  const rows = students
    .filter(() => draw.isIn(92))
    .map((student) => {
      const mark: AttendanceMark = draw.isIn(78)
        ? 'present'
        : draw.isIn(35)
          ? 'late'
          : draw.isIn(30)
            ? 'excused'
            : 'absent';
      return { ...student, classId: id, mark, markedAt: endsAt };
    });
  await addRows(tx, classAttendance, rows);
}

/** One a copy. */
export async function addAnnouncements(tx: Database, world: World, draw: Draw): Promise<void> {
  const { titles, texts } = world.phrases.announcements;
  const { id: userId, name: author } = world.instructor;
  const publishedAt = draw.moment(daysFrom(world.today, -120), world.today);
  const announcement = { title: draw.oneOf(titles), text: draw.oneOf(texts) };
  const courseId = taughtCourse(world, draw).id;
  await addRows(tx, announcements, [{ id: draw.id(), courseId, userId, author, publishedAt, ...announcement }]);
}
