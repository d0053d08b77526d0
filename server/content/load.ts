/** From the content folder into the database, at every start and after a change in development. */
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { courses } from '../platform/database/schema/course.ts';
import { readAims } from './aims.ts';
import { readCourse, versionOf } from './course.ts';
import { indexCourses } from './course-words.ts';
import { dataFiles } from './data-sets.ts';
import { readFolder } from './folder.ts';
import { Problems } from './problems.ts';
import { readOrder } from './read.ts';
import { checkRequirements } from './requirements.ts';
import {
  changedDataSets,
  madeUpContent,
  removeCourses,
  storeAims,
  storeAssignments,
  storeCourse,
  storeDataSets,
  storeResources,
} from './store.ts';
import { readAssignments, readResources } from './study.ts';

/** Any number that no other lock uses: servers may start at the same moment. */
export const contentLock = sql`select pg_advisory_xact_lock(7230401)`;

/**
 * Reads the folder and writes what changed; a course or data set whose files are the same is not even parsed. Returns
 * the ids of the courses that were written. Throws `ContentError`, and changes nothing, where the content holds a
 * mistake.
 */
export async function loadContent(db: Database, path: string): Promise<string[]> {
  const folder = readFolder(path);
  const problems = new Problems(folder.name);
  const order = readOrder(folder, problems);
  const data = dataFiles(folder, problems);
  const shared = { dataSets: data, videos: folder.videos };
  const assignments = readAssignments(folder, order, problems);
  const resources = readResources(folder, problems);
  const aims = readAims(folder, order, problems);
  checkRequirements(folder, order, problems);
  return db.transaction(async (tx) => {
    await tx.execute(contentLock);
    const known = await tx.select({ id: courses.id, version: courses.contentVersion }).from(courses);
    const versions = new Map(known.map(({ id, version }) => [id, version]));
    const changed = order.flatMap((id, position) => {
      const version = versionOf(folder, id, position, data.versions);
      const course = versions.get(id) === version ? null : readCourse(folder, id, shared, problems);
      return course ? [{ course, position, version }] : [];
    });
    const changedData = await changedDataSets(tx, data);
    problems.refuse();
    await storeDataSets(tx, changedData);
    for (const { course, position, version } of changed) await storeCourse(tx, course, position, version);
    await storeAssignments(tx, assignments);
    await removeCourses(
      tx,
      known.flatMap(({ id, version }) => (order.includes(id) || version === madeUpContent ? [] : [id])),
    );
    await storeResources(tx, resources);
    await storeAims(tx, aims);
    await indexCourses(
      tx,
      changed.map(({ course }) => course.id),
    );
    return changed.map(({ course }) => course.id);
  });
}
