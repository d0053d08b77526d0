/** All checks of the content for `npm run content`, including mistakes with which a server can start. */
import { fileAt } from './addresses.ts';
import { wrongFigures } from './durations.ts';
import { readFolder } from './folder.ts';
import { checkMarkdown } from './markdown/check.ts';
import { lineOf, type Problem, Problems } from './problems.ts';
import { contentOf } from './read.ts';
import type { Content } from './types.ts';

/** Pages of the app that a text may link to, besides courses, lessons and resources. */
const pages = [
  '/',
  '/courses',
  '/dashboard',
  '/assignments',
  '/resources',
  '/schedules',
  '/certifications',
  '/profile',
];

/** Phrases that ask for a submission, which only files of the folder `assignments` may do. */
const asksToHandIn = /\b(hand(s|ed|ing)?( (it|them|this|these|both|all))? in|submit(s|ted)?)\b/i;

/** Throws `ContentError` where there is no such folder. */
export function checkContent(path: string): { content: Content; problems: Problem[] } {
  const folder = readFolder(path);
  const problems = new Problems(folder.name);
  const content = contentOf(folder, problems);
  const { courses, resources } = content;
  // A link to what could not be read is not wrong.
  const complete = problems.found.length === 0;

  const repeats = (titles: { title: string; file: string }[]) => {
    const seen = new Set<string>();
    for (const { title, file } of titles) {
      if (title !== '' && seen.has(title))
        problems.add(file, lineOf(folder.texts.get(file) ?? '', title), `title: there is another "${title}"`);
      seen.add(title);
    }
  };
  repeats(courses.map(({ id, title }) => ({ title, file: `courses/${id}/course.yaml` })));
  const files = [...folder.texts.keys()];
  const fileOf = (start: string, pattern: RegExp) =>
    files.find((file) => file.startsWith(start) && pattern.test(file)) ?? start;
  repeats(resources.map(({ id, title }) => ({ title, file: fileOf('resources/', new RegExp(`/\\d+-${id}\\.`)) })));
  for (const { id, modules } of courses) {
    const numbered = (number: string) => `0*${number.slice(1)}-[^/]*`;
    const at = `courses/${id}/`;
    repeats(
      modules.map((module) => ({
        title: module.title,
        file: fileOf(at, new RegExp(`^${at}${numbered(module.id)}/module.yaml$`)),
      })),
    );
    repeats(
      modules.flatMap(({ id: module, lessons }) =>
        lessons.map((lesson) => {
          const number = lesson.id.slice(module.length + 1);
          return {
            title: lesson.title,
            file: fileOf(at, new RegExp(`^${at}${numbered(module)}/${numbered(number)}$`)),
          };
        }),
      ),
    );
  }

  for (const { id, modules } of courses) {
    for (const [file, text] of folder.texts) {
      if (!file.startsWith(`courses/${id}/`) || !/\.(md|yaml)$/.test(file)) continue;
      const isDescription = /\/(course\.yaml|about\.md)$/.test(file);
      const prose = file.endsWith('/course.yaml') ? (/^description: (.*)$/m.exec(text)?.[1] ?? '') : text;
      for (const wrong of wrongFigures(prose, modules, isDescription)) problems.add(file, 1, wrong);
    }
  }

  const known = new Set([
    ...pages,
    ...resources.map(({ id }) => `/resources/${id}`),
    ...courses.flatMap(({ id, modules }) => [
      `/courses/${id}`,
      ...modules.flatMap(({ lessons }) => lessons.map((lesson) => `/courses/${id}/lessons/${lesson.id}`)),
    ]),
  ]);
  const leadsSomewhere = (href: string) => {
    const address = href.replace(/[?#].*$/, '');
    const file = fileAt(address);
    return !complete || known.has(address) || (file !== null && folder.files.has(file));
  };
  for (const [file, text] of folder.texts) {
    if (!file.endsWith('.md')) continue;
    const [front = ''] = /^---\n.*?\n---[ ]*\n/s.exec(text) ?? [];
    const before = front.split('\n').length - 1;
    if (/^type: assignment$/m.test(front)) {
      for (const [index, line] of text.split('\n').entries()) {
        if (asksToHandIn.test(line) && !line.includes('](/assignments)')) {
          problems.add(
            file,
            index + 1,
            'nothing is submitted here: write an assignment, or say what to do with it alone',
          );
        }
      }
    }
    const isLesson = /^courses\/[^/]+\/\d+-[^/]+\//.test(file) && !/^type: video$/m.test(front);
    for (const { line, text: mistake } of checkMarkdown(text.slice(front.length), leadsSomewhere, isLesson)) {
      problems.add(file, line + before, mistake);
    }
  }
  return { content, problems: problems.found };
}
