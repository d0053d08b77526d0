/** Writes the courses of the seed files into the database; one that is unchanged is left alone. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { courses, lessons, modules, reviews } from '../platform/database/schema/course.ts';
import type { CourseSeed } from './types.ts';

/** Raised when the rows made of the same content change. */
const format = 1;

/** Within the caller's transaction. Students' progress is kept: it hangs on lesson ids, which count through the course. */
export async function loadCourses(tx: Database, seeds: CourseSeed[]): Promise<void> {
  const known = await tx.select({ id: courses.id, version: courses.contentVersion }).from(courses);
  const versions = new Map(known.map(({ id, version }) => [id, version]));
  for (const [position, seed] of seeds.entries()) {
    const contentVersion = createHash('sha256')
      .update(JSON.stringify([format, position, seed]))
      .digest('hex');
    if (versions.get(seed.id) !== contentVersion) await writeCourse(tx, seed, position, contentVersion);
  }
}

async function writeCourse(tx: Database, seed: CourseSeed, position: number, contentVersion: string): Promise<void> {
  const row = courseRow(seed, position, contentVersion);
  await tx.insert(courses).values(row).onConflictDoUpdate({ target: courses.id, set: row });
  for (const table of [modules, lessons, reviews]) await tx.delete(table).where(eq(table.courseId, seed.id));
  await tx.insert(modules).values(
    seed.modules.map(({ title, description }, index) => ({
      courseId: seed.id,
      id: `m${index + 1}`,
      position: index + 1,
      title,
      description,
    })),
  );
  await tx.insert(lessons).values(lessonRows(seed));
  if (seed.reviews.length > 0) {
    await tx.insert(reviews).values(
      seed.reviews.map(({ day, ...review }) => ({
        ...review,
        courseId: seed.id,
        createdAt: new Date(`${day}T12:00:00Z`),
      })),
    );
  }
}

const courseRow = (seed: CourseSeed, position: number, contentVersion: string): typeof courses.$inferInsert => ({
  id: seed.id,
  position,
  title: seed.title,
  description: seed.description,
  fullDescription: seed.fullDescription,
  level: seed.level,
  price: seed.price,
  currency: 'GBP',
  image: `/covers/${seed.id}.svg`,
  instructor: seed.instructor.name,
  instructorTitle: seed.instructor.title,
  instructorBio: seed.instructor.bio,
  duration: seed.duration,
  students: seed.students,
  ratingCount: seed.ratingCount,
  ratingDistribution: seed.ratingDistribution,
  lastUpdated: seed.lastUpdated,
  prerequisites: seed.prerequisites,
  contentVersion,
});

const lessonRows = ({ id: courseId, modules }: CourseSeed): (typeof lessons.$inferInsert)[] =>
  modules
    .flatMap(({ lessons }, module) =>
      lessons.map((content, place) => ({ content, moduleId: `m${module + 1}`, id: `m${module + 1}-l${place + 1}` })),
    )
    .map(({ content, moduleId, id }, index) => ({
      courseId,
      moduleId,
      id,
      position: index + 1,
      title: content.title,
      type: content.type,
      minutes: content.minutes,
      content,
    }));
