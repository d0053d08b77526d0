/**
 * `npm run results`: runs every exercise of the content and writes what solutions and mistakes yield into the `results.json`
 * of their courses; names what an author has to fix, and then ends with 1.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { answerHelp } from '../../server/cli/help.ts';
import { readResults, resultsFile, sourceOf } from '../../server/content/exercise.ts';
import { readFolder } from '../../server/content/folder.ts';
import { Problems } from '../../server/content/problems.ts';
import {
  type Exercise,
  type ExerciseRun,
  isExtra,
  readExercises,
  runExercise,
  startRuntimes,
  undetectedMutants,
} from './exercises.ts';
import { givenPackages, skipped } from './packages.ts';

answerHelp(import.meta.filename);
const folder = resolve(process.env['CONTENT_FOLDER'] || 'content');
const exercises = readExercises(folder);
const written = readFolder(folder);
const packages = await givenPackages(written);
const runtimes = await startRuntimes(exercises, packages);
/** The earlier entry of an extra that cannot be run here, as long as its code and rows have not changed since. */
const kept = ({ courseId, id, front, data }: Exercise): ExerciseRun => {
  const entry = readResults(written, courseId, new Problems(written.name))[id];
  const isSame = entry?.of === sourceOf(front, data);
  return { entry: isSame ? entry : null, problems: isSame ? [] : ['its results are to be made with PYTHON_PACKAGES'] };
};
const byCourse = Map.groupBy(exercises, ({ courseId }) => courseId);
let mistakes = 0;

for (const [courseId, own] of byCourse) {
  const lines = own.flatMap((exercise) => {
    const isRun = packages !== null || !isExtra(exercise);
    const { entry, problems: found } = isRun ? runExercise(exercise, runtimes.run) : kept(exercise);
    const problems = [...found, ...(isRun ? undetectedMutants(exercise, runtimes) : [])];
    for (const problem of problems) console.error(`${exercise.path}: ${problem}`);
    mistakes += problems.length;
    return entry ? [`${JSON.stringify(exercise.id)}: ${JSON.stringify(entry)}`] : [];
  });
  const file = join(folder, resultsFile(courseId));
  // A line for each exercise, so that a diff shows whose results changed.
  const text = lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : null;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
  // An unchanged file is not written again, so that a build made from it still counts as up to date.
  if (text === before) continue;
  if (text === null) rmSync(file);
  else writeFileSync(file, text);
}
const extras = packages === null ? exercises.filter(isExtra).length : 0;
if (extras > 0) console.log(skipped(extras, 'exercise'));
console.log(`${exercises.length} exercises in ${byCourse.size} courses: ${mistakes} to fix`);
process.exitCode = mistakes === 0 ? 0 : 1;
