/** Made-up courses, as many as a large school has, for the catalogue to be looked at (§content.18). They hold no lesson to learn from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { indexCourses } from '../../content/course-words.ts';
import { contentLock } from '../../content/load.ts';
import { madeUpContent } from '../../content/store.ts';
import type { Database } from '../../platform/database/client.ts';
import { courses, lessons, modules } from '../../platform/database/schema/course.ts';
import { keepStatistics } from '../../platform/database/statistics.ts';
import { addRows } from './bulk.ts';
import { type Draw, drawBy } from './drawn.ts';

const texts = z.array(z.string()).min(1);
const phrases = z
  .strictObject({
    topics: texts,
    fields: texts,
    titles: texts,
    descriptions: texts,
    modules: texts,
    instructors: texts,
  })
  .parse(parse(readFileSync(join(import.meta.dirname, 'courses.yaml'), 'utf8')));

const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;
const covers = ['data-analytics', 'data-engineering', 'business-intelligence', 'data-science'];
const idOf = (number: number) => `made-up-${String(number).padStart(5, '0')}`;

/** Adds what lacks of so many; the same seed draws the same. Answers how many came. */
export async function addCourses(db: Database, { count, seed }: { count: number; seed: number }): Promise<number> {
  const added = await db.transaction(async (tx) => {
    await tx.execute(contentLock);
    const known = new Set((await tx.select({ id: courses.id }).from(courses)).map(({ id }) => id));
    const numbers = Array.from({ length: count }, (_, index) => index + 1).filter((number) => !known.has(idOf(number)));
    const drawn = numbers.map((number) => drawCourse(number, drawBy(`${seed} course ${number}`)));
    await addRows(
      tx,
      courses,
      drawn.map(({ row }) => row),
    );
    await addRows(
      tx,
      modules,
      drawn.flatMap((course) => course.modules),
    );
    await addRows(
      tx,
      lessons,
      drawn.flatMap((course) => course.lessons),
    );
    await indexCourses(
      tx,
      drawn.map(({ row }) => row.id),
    );
    return numbers.length;
  });
  await keepStatistics(db);
  return added;
}

function drawCourse(number: number, draw: Draw) {
  const courseId = idOf(number);
  const [topic, field] = [draw.oneOf(phrases.topics), draw.oneOf(phrases.fields)];
  const filled = (text: string) => sentence(text.replaceAll('{topic}', topic).replaceAll('{field}', field));
  const lessonCount = draw.whole(2, 5);
  const minutes = draw.whole(1, 12) * 5;
  const names = draw.some(phrases.modules, draw.whole(3, phrases.modules.length));
  const hours = Math.max(1, Math.round((names.length * lessonCount * minutes) / 60));
  const five = draw.whole(10, 85);
  return {
    row: {
      id: courseId,
      position: 1_000 + number,
      title: filled(draw.oneOf(phrases.titles)),
      description: filled(draw.oneOf(phrases.descriptions)),
      fullDescription: filled(draw.oneOf(phrases.descriptions)),
      level: draw.oneOf(levels),
      price: draw.isIn(15) ? 0 : draw.whole(4, 399) * 100 + 99,
      currency: 'GBP',
      image: `/covers/${draw.oneOf(covers)}.svg`,
      instructor: draw.oneOf(phrases.instructors),
      instructorTitle: 'Made up',
      instructorBio: 'This course and who teaches it are made up.',
      duration: `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
      students: draw.whole(0, 4_000),
      ratingCount: draw.isIn(10) ? 0 : draw.whole(1, 900),
      ratingDistribution: [five, 90 - five, 4, 3, 3],
      lastUpdated: `202${draw.whole(3, 6)}-0${draw.whole(1, 9)}-1${draw.whole(0, 9)}`,
      prerequisites: [],
      requires: [],
      certificateAssignments: [],
      isOutline: false,
      contentVersion: madeUpContent,
    },
    modules: names.map((title, index) => ({
      courseId,
      id: `m${index + 1}`,
      position: index + 1,
      title: filled(title),
      description: filled(title),
      outcome: null,
    })),
    lessons: names.flatMap((title, index) =>
      Array.from({ length: lessonCount }, (_, at) => ({
        courseId,
        moduleId: `m${index + 1}`,
        id: `m${index + 1}-l${at + 1}`,
        position: index * lessonCount + at + 1,
        title: `${filled(title)}, part ${at + 1}`,
        type: 'reading' as const,
        minutes,
        content: {
          id: `m${index + 1}-l${at + 1}`,
          title: `${filled(title)}, part ${at + 1}`,
          minutes,
          type: 'reading' as const,
          body: 'This lesson is made up and holds nothing to learn.',
        },
      })),
    ),
  };
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
