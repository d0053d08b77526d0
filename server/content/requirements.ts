/** Which courses a course builds on (`requires` in course.yaml): each is there, and none builds on itself. */
import { z } from 'zod';
import { type ContentFolder, namesIn } from './folder.ts';
import { Problems } from './problems.ts';
import * as schemas from './schemas.ts';
import { readYaml } from './yaml.ts';

const { requires } = schemas.course.shape;
const course = z.looseObject({ requires });

/** Reads only `requires`, also of courses that are unchanged and not parsed. */
export function checkRequirements(folder: ContentFolder, courses: readonly string[], problems: Problems): void {
  const required = new Map<string, string[]>();
  for (const id of courses) {
    const path = fileOf(id);
    // Its own mistakes are reported where the course is read.
    const stated = readYaml(folder, path, course, new Problems(folder.name))?.requires ?? [];
    required.set(
      id,
      stated.map((each) => each.course),
    );
    for (const each of stated) {
      const missing = missingFrom(folder, courses, each.course, each.module);
      if (missing) problems.add(path, 1, `requires: ${missing}`);
    }
  }
  for (const id of courses) {
    const way = wayBack(id, required);
    if (way) problems.add(fileOf(id), 1, `requires: the course would build on itself: ${way.join(', ')}`);
  }
}

const fileOf = (id: string) => `courses/${id}/course.yaml`;

/** The mistake in a reference to a course or its module; null where it exists. */
export function missingFrom(
  folder: ContentFolder,
  courses: readonly string[],
  id: string,
  module: string | undefined,
): string | null {
  if (!courses.includes(id)) return `there is no course ${id}`;
  const number = Number(module?.slice(1));
  const isThere = namesIn(folder, `courses/${id}`).some((name) => Number(/^(\d+)-/.exec(name)?.[1]) === number);
  return module === undefined || isThere ? null : `the course ${id} has no module ${module}`;
}

/** A circle of requirements from a course back to itself; null where there is none. */
function wayBack(from: string, required: ReadonlyMap<string, readonly string[]>): string[] | null {
  const seen = new Set<string>();
  const walk = (id: string): string[] | null => {
    for (const next of required.get(id) ?? []) {
      if (next === from) return [id, from];
      if (seen.has(next)) continue;
      seen.add(next);
      const way = walk(next);
      if (way) return [id, ...way];
    }
    return null;
  };
  return walk(from);
}
