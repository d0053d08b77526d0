/**
 * `npm run results`: runs every exercise of the content and writes what solutions and mistakes yield into the `results.json`
 * of their courses; names what an author has to mend, and then ends with 1.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { resultsFile } from '../../server/content/exercise.ts';
import { readExercises, runExercise, startRuntimes, undetectedMutants } from './exercises.ts';

const folder = resolve(process.env['CONTENT_FOLDER'] || 'content');
const exercises = readExercises(folder);
const runtimes = await startRuntimes(exercises);
const byCourse = Map.groupBy(exercises, ({ courseId }) => courseId);
let mistakes = 0;

for (const [courseId, own] of byCourse) {
  const lines = own.flatMap((exercise) => {
    const { entry, problems: found } = runExercise(exercise, runtimes.run);
    const problems = [...found, ...undetectedMutants(exercise, runtimes)];
    for (const problem of problems) console.error(`${exercise.path}: ${problem}`);
    mistakes += problems.length;
    return entry ? [`${JSON.stringify(exercise.id)}: ${JSON.stringify(entry)}`] : [];
  });
  const file = join(folder, resultsFile(courseId));
  // A line for each exercise, so that a change shows which one it is of.
  const text = lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : null;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
  // A file that stays as it was is not written: what is built of it is still new.
  if (text === before) continue;
  if (text === null) rmSync(file);
  else writeFileSync(file, text);
}
console.log(`${exercises.length} exercises in ${byCourse.size} courses: ${mistakes} to mend`);
process.exitCode = mistakes === 0 ? 0 : 1;
