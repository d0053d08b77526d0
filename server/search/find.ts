/** What a person may open and finds by words of its title (§search.1 to §search.3). */
import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { components } from '../../src/api/generated/schema.d.ts';
import { ofAccessible } from '../assignments/student-assignments.ts';
import { hasAccess } from '../course/enrolment.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { taughtCourses } from '../http/teaching.ts';
import type { Database } from '../platform/database/client.ts';
import { assignments, studentAssignments } from '../platform/database/schema/assignments.ts';
import { courses, enrolments, lessons } from '../platform/database/schema/course.ts';
import { communityPosts, threads } from '../platform/database/schema/questions.ts';
import { resources } from '../platform/database/schema/resources.ts';
import { titleWords } from '../platform/database/schema/search.ts';
import { visibleTo } from '../questions/threads.ts';
import { type Found, type Kind, mostOfKind, nearestOf } from './nearest.ts';

type SearchResult = components['schemas']['SearchResult'];
type Reader = Pick<SessionUser, 'id' | 'role'>;

/** In the order of the answer. */
const kinds: Kind[] = ['course', 'lesson', 'assignment', 'question', 'conversation', 'resource'];

/**
 * At most five of each kind, the nearest first. Where more than a thousand of a kind have the words, these are the nearest of
 * a thousand of them.
 */
export async function find(db: Database, reader: Reader, typed: string): Promise<SearchResult[]> {
  const text = typed.trim().replace(/\s+/g, ' ');
  const found = await Promise.all([foundContent(db, reader, text), foundQuestions(db, reader, text)]);
  const rows = found.flat().toSorted(byNearness);
  return kinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .slice(0, mostOfKind)
      .map(shown),
  );
}

/** Titles that begin with what was typed come first, then by title, as the database sorts them. */
function byNearness(one: Found, other: Found): number {
  if (one.begins !== other.begins) return one.begins ? -1 : 1;
  return Buffer.compare(Buffer.from(one.small), Buffer.from(other.small)) || (one.id < other.id ? -1 : 1);
}

function shown({ kind, id, courseId, courseTitle, isTaught, title }: Found): SearchResult {
  const course = { courseId: courseId ?? '', courseTitle: courseTitle ?? '' };
  switch (kind) {
    case 'course':
      return { kind, courseId: id, title };
    case 'lesson':
      return { kind, ...course, lessonId: id, title };
    case 'assignment':
      return { kind, assignmentId: id, ...course, isTaught, title };
    case 'question':
      return { kind, postId: id, ...course, title };
    case 'conversation':
      return { kind, threadId: id, courseTitle: course.courseTitle, title };
    case 'resource':
      return { kind, resourceId: id, title };
  }
}

const taughtBy = (db: Database, { id, role }: Reader) => (role === 'instructor' ? [taughtCourses(db, id)] : []);

/** The ids of the courses that the person is enrolled in or teaches. */
const coursesOf = (db: Database, reader: Reader) => [
  db
    .select({ id: enrolments.courseId })
    .from(enrolments)
    .where(and(eq(enrolments.userId, reader.id), hasAccess)),
  ...taughtBy(db, reader),
];

/** `is true` keeps PostgreSQL from joining the courses, which would ask the index of words once for each of them. */
const isAmong = (courseId: AnyPgColumn, ids: ReturnType<typeof coursesOf>): SQL =>
  sql`(${or(...ids.map((some) => inArray(courseId, some))) ?? sql`false`}) is true`;

function foundContent(db: Database, reader: Reader, text: string) {
  const taught = taughtBy(db, reader);
  const isTaught = isAmong(assignments.courseId, taught);
  const given = db
    .select({ id: studentAssignments.assignmentId })
    .from(studentAssignments)
    .where(ofAccessible(reader.id));
  const assignmentWords = titleWords(assignments.title, assignments.courseId);
  const { courseId } = assignments;
  return nearestOf(db, text, [
    { kind: 'course', table: courses, words: titleWords(courses.title) },
    {
      kind: 'lesson',
      table: lessons,
      words: titleWords(lessons.title, lessons.courseId),
      courseId: lessons.courseId,
      where: isAmong(lessons.courseId, coursesOf(db, reader)),
      owners: { ids: coursesOf(db, reader) },
    },
    {
      kind: 'assignment',
      table: assignments,
      words: assignmentWords,
      courseId,
      where: and(inArray(assignments.id, given), not(isTaught)),
    },
    ...(taught.length > 0
      ? [
          {
            kind: 'assignment' as const,
            table: assignments,
            words: assignmentWords,
            courseId,
            isTaught: true,
            where: isTaught,
            owners: { ids: taught },
          },
        ]
      : []),
    { kind: 'resource', table: resources, words: titleWords(resources.title) },
  ]);
}

/** Hidden questions are found by nobody: who teaches the course has a list of those. */
function foundQuestions(db: Database, reader: Reader, text: string) {
  return nearestOf(db, text, [
    {
      kind: 'question',
      table: communityPosts,
      words: titleWords(communityPosts.title, communityPosts.courseId),
      courseId: communityPosts.courseId,
      where: and(
        isNull(communityPosts.questionId),
        eq(communityPosts.isHidden, false),
        isAmong(communityPosts.courseId, coursesOf(db, reader)),
      ),
      owners: {
        ids: coursesOf(db, reader),
        titles: sql`select from ${communityPosts} where ${isNull(communityPosts.questionId)} and ${communityPosts.courseId} = owner.id`,
      },
    },
    {
      kind: 'conversation',
      table: threads,
      words: titleWords(threads.title, threads.courseId, sql`${threads.userId}::text`),
      courseId: threads.courseId,
      where: visibleTo(db, reader),
      owners: {
        ids: [sql`(select ${reader.id}::text)`, ...taughtBy(db, reader)],
        titles: sql`select from ${threads} where ${threads.courseId} = owner.id`,
      },
    },
  ]);
}
