/** Reads the whole content folder. */
import { readAims } from './aims.ts';
import { readCourse } from './course.ts';
import { readDataSets } from './data-sets.ts';
import { type ContentFolder, namesIn, readFolder } from './folder.ts';
import { Problems } from './problems.ts';
import { checkRequirements } from './requirements.ts';
import * as schemas from './schemas.ts';
import { readAssignments, readResources } from './study.ts';
import type { Content, WrittenCourse } from './types.ts';
import { readYaml } from './yaml.ts';

/** The courses' folders in the catalogue's order. */
export function readOrder(folder: ContentFolder, problems: Problems): string[] {
  const path = 'catalogue.yaml';
  const listed = readYaml(folder, path, schemas.order, problems)?.courses ?? [];
  const there = namesIn(folder, 'courses');
  const lines = (folder.texts.get(path) ?? '').split('\n');
  for (const id of listed) {
    const line = lines.findIndex((text) => text.replace(/^\s*-\s*/, '').trim() === id) + 1;
    if (!there.includes(id)) problems.add(path, line, `courses: there is no folder courses/${id}`);
  }
  for (const id of there) {
    if (!/^[a-z0-9-]+$/.test(id)) {
      problems.add(`courses/${id}`, 1, 'the name must be of small letters a to z, digits and hyphens');
    } else if (!listed.includes(id)) problems.add(`courses/${id}`, 1, 'catalogue.yaml does not list the course');
  }
  return listed.filter((id) => there.includes(id));
}

/** Throws `ContentError`, which names every mistake. */
export function readContent(path: string): Content {
  const folder = readFolder(path);
  const problems = new Problems(folder.name);
  const content = contentOf(folder, problems);
  problems.refuse();
  return content;
}

/** The content that could be read; mistakes are added to `problems`. */
export function contentOf(folder: ContentFolder, problems: Problems): Content {
  const order = readOrder(folder, problems);
  const dataSets = readDataSets(folder, problems);
  const shared = { dataSets, videos: folder.videos };
  checkRequirements(folder, order, problems);
  return {
    dataSets,
    courses: order.flatMap((id) => readCourse(folder, id, shared, problems) ?? []),
    assignments: readAssignments(folder, order, problems),
    resources: readResources(folder, problems),
    aims: readAims(folder, order, problems),
  };
}

/** One course of the content. Throws where there is none, or where the content holds a mistake. */
export function findWritten({ courses }: Content, id: string): WrittenCourse {
  const course = courses.find((it) => it.id === id);
  if (!course) throw new Error(`The content has no course ${id}`);
  return course;
}
