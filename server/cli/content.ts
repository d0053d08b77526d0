/** `npm run content`: names every mistake in the content folder with its file and line, and ends with 1 if there is one. */
import { resolve } from 'node:path';
import { checkContent } from '../content/check.ts';
import { ContentError } from '../content/problems.ts';

const folder = resolve(process.env['CONTENT_FOLDER'] || 'content');

try {
  const { content, problems } = checkContent(folder);
  for (const { file, line, text } of problems) console.error(`${file}:${line}: ${text}`);
  const lessons = content.courses.flatMap(({ modules }) => modules.flatMap((module) => module.lessons));
  const counted = [
    `${content.courses.length} courses with ${lessons.length} lessons`,
    `${content.assignments.length} assignments`,
    `${content.resources.length} resources`,
  ];
  console.log(`${counted.join(', ')}: ${problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
