/** Reads resources and assignments. */
import { videoMinutes } from './durations.ts';
import { readExplanation } from './explanation.ts';
import { type ContentFolder, namesIn } from './folder.ts';
import { inOrder } from './names.ts';
import { lineOf, type Problems } from './problems.ts';
import * as schemas from './schemas.ts';
import { readSteps } from './steps.ts';
import type { WrittenAssignment, WrittenResource } from './types.ts';
import { parseMarkdown, parseYaml, unwrapped } from './yaml.ts';

/** The assignments of the courses, in their order. */
export function readAssignments(folder: ContentFolder, courses: string[], problems: Problems): WrittenAssignment[] {
  const files = courses.flatMap((courseId) =>
    namesIn(folder, `courses/${courseId}/assignments`)
      .filter((name) => name.endsWith('.md'))
      .map((name) => ({ courseId, path: `courses/${courseId}/assignments/${name}`, id: name.slice(0, -3) })),
  );
  const byId = new Map<string, WrittenAssignment>();
  for (const { courseId, path, id } of files) {
    const text = folder.texts.get(path) ?? '';
    const assignment = parseMarkdown(schemas.assignment, text, path, problems);
    if (!/^[a-z0-9-]+$/.test(id)) problems.add(path, 1, 'the name must be of small letters a to z, digits and hyphens');
    else if (byId.has(id))
      problems.add(path, 1, `another course has an assignment of this name: ${byId.get(id)?.courseId}`);
    if (!assignment) continue;
    const { title, dueInDays, files: attachments, rubric = null, resubmissions, blind: isBlind } = assignment.front;
    for (const name of attachments) {
      if (folder.files.has(`courses/${courseId}/assignments/files/${name}`)) continue;
      problems.add(path, lineOf(text, name), `files: there is no ${name} in the folder files beside it`);
    }
    const description = unwrapped(assignment.body);
    const steps = readSteps(assignment.front, { folder, path, courseId }, problems);
    byId.set(id, { id, courseId, title, dueInDays, attachments, description, rubric, resubmissions, isBlind, steps });
  }
  return [...byId.values()];
}

/** In the order of their numbers. What follows the number is the id. */
export function readResources(folder: ContentFolder, problems: Problems): WrittenResource[] {
  const names = namesIn(folder, 'resources').filter((name) => /\.(md|yaml)$/.test(name));
  const resources = inOrder(names, 'resources', problems).flatMap(([, name]) => {
    const id = name.replace(/^\d+-|\.\w+$/g, '');
    const resource = readResource(folder, `resources/${name}`, id, problems);
    return resource === null ? [] : [{ name, resource }];
  });
  const seen = new Set<string>();
  for (const { name, resource } of resources) {
    if (seen.has(resource.id)) problems.add(`resources/${name}`, 1, `another resource is named ${resource.id}, too`);
    seen.add(resource.id);
  }
  return resources.map(({ resource }) => resource);
}

function readResource(folder: ContentFolder, path: string, id: string, problems: Problems): WrittenResource | null {
  const text = folder.texts.get(path) ?? '';
  if (path.endsWith('.md')) {
    const resource = parseMarkdown(schemas.readResource, text, path, problems);
    if (!resource) return null;
    const { front, body, bodyLine } = resource;
    const read = { id, ...front, url: `/resources/${id}`, body };
    if (front.type !== 'video') return read;
    const explained = readExplanation(body, { file: path, bodyLine, problems });
    if (!explained) return null;
    const { chapters, transcript, seconds } = explained;
    const video = { seconds, media: { kind: 'scenes' as const, chapters } };
    return { ...read, body: transcript, duration: `${videoMinutes(seconds)} min`, video };
  }
  const resource = parseYaml(schemas.linkedResource, text, path, problems);
  if (!resource) return null;
  if (resource.type === 'external') return { id, ...resource };
  const { file, ...rest } = resource;
  if (!folder.files.has(`resources/downloads/${file}`)) {
    problems.add(path, lineOf(text, file), `file: there is no ${file} in resources/downloads`);
  }
  return { id, ...rest, url: `/downloads/${file}` };
}
