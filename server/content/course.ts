/** One course: a folder with `course.yaml`, `about.md`, and a numbered folder for each module. */
import { createHash } from 'node:crypto';
import { durationOf, lessonsOf } from './durations.ts';
import { readResults } from './exercise.ts';
import { type ContentFolder, namesIn } from './folder.ts';
import { type Beside, readLesson } from './lesson.ts';
import { inOrder } from './names.ts';
import { checkOutcomes } from './outcomes.ts';
import { lineOf, type Problems } from './problems.ts';
import * as schemas from './schemas.ts';
import type { Shared, WrittenCourse, WrittenModule } from './types.ts';
import { readYaml, unwrapped } from './yaml.ts';

/** Raise it when the same files are read in another way. */
const format = 7;

/** A digest of everything that the course's rows in the database are made of. */
export function versionOf(
  { texts, videos }: ContentFolder,
  id: string,
  position: number,
  dataVersions: ReadonlyMap<string, string>,
): string {
  const own = [...texts].filter(([path]) => path.startsWith(`courses/${id}/`));
  // The results of its exercises depend on their data, too.
  const named = own.flatMap(([, text]) => /^data: *(\S+)$/m.exec(text)?.[1] ?? []);
  const data = [...new Set(named)].map((name) => [name, dataVersions.get(name)]);
  return createHash('sha256')
    .update(JSON.stringify([format, position, [...videos], own, data]))
    .digest('hex');
}

/** Returns null where the course holds a mistake. */
export function readCourse(
  folder: ContentFolder,
  id: string,
  shared: Shared,
  problems: Problems,
): WrittenCourse | null {
  const at = `courses/${id}`;
  const beside = { ...shared, results: readResults(folder, id, problems) };
  const facts = readYaml(folder, `${at}/course.yaml`, schemas.course, problems);
  const about = folder.texts.get(`${at}/about.md`)?.trim();
  if (!about) problems.add(`${at}/about.md`, 1, 'the description of the course is missing');
  const names = namesIn(folder, at);
  const numbered = names.filter((name) => /^\d+-/.test(name));
  for (const name of names) {
    const known =
      numbered.includes(name) ||
      name === 'assignments' ||
      /^(course\.yaml|about\.md|cover\.svg|results\.json)$/.test(name);
    if (!known && !/\.\w+$/.test(name))
      problems.add(`${at}/${name}`, 1, 'the folder of a module begins with its number');
  }
  const modules = inOrder(numbered, at, problems).map(([number, name]) =>
    readModule(folder, `${at}/${name}`, number, beside, problems),
  );
  // A module that could not be read is unknown here.
  if (modules.every(({ title }) => title !== '')) checkOutcomes({ folder, at, modules }, problems);
  const preview = modules[0]?.lessons[0];
  if (!preview) problems.add(`${at}/course.yaml`, 1, 'the course has no lesson yet');
  else if (preview.type !== 'reading' && preview.type !== 'video') {
    problems.add(`${at}/course.yaml`, 1, 'the first lesson is shown to visitors: it must be a reading or a video');
  }
  if (!facts || !about) return null;
  const { price, certificate, outline: isOutline = false, ...rest } = facts;
  const certificateAssignments = certificate?.assignments ?? [];
  checkCertificate(folder, at, certificateAssignments, problems);
  return {
    id,
    ...rest,
    price: Math.round(price * 100),
    duration: durationOf(lessonsOf(modules), isOutline),
    fullDescription: unwrapped(about),
    certificateAssignments,
    isOutline,
    modules,
  };
}

/** Each is an assignment of the course that can be graded with points. */
function checkCertificate(folder: ContentFolder, at: string, ids: readonly string[], problems: Problems): void {
  const path = `${at}/course.yaml`;
  for (const id of ids) {
    const text = folder.texts.get(`${at}/assignments/${id}.md`);
    const line = lineOf(folder.texts.get(path) ?? '', id);
    if (text === undefined) problems.add(path, line, `certificate: there is no assignments/${id}.md`);
    else if (!/^rubric:/m.test(text)) problems.add(path, line, `certificate: assignments/${id}.md has no rubric`);
  }
}

function readModule(
  folder: ContentFolder,
  at: string,
  number: number,
  beside: Beside,
  problems: Problems,
): WrittenModule {
  const facts = readYaml(folder, `${at}/module.yaml`, schemas.module, problems);
  const files = namesIn(folder, at).filter((name) => /\.(md|yaml)$/.test(name) && name !== 'module.yaml');
  const id = `m${number}`;
  const lessons = inOrder(files, at, problems).flatMap(
    ([position, name]) => readLesson(folder, `${at}/${name}`, `${id}-l${position}`, beside, problems) ?? [],
  );
  const { title = '', description = '', outcome = null } = facts ?? {};
  return { id, title, description, outcome, lessons };
}
