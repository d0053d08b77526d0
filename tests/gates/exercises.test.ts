/** Exercises of the content, run with the browser's own runtimes (§practice.27): a sample, as `npm run results` runs all. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  isExtra,
  type Runtimes,
  readExercises,
  runExercise,
  startRuntimes,
  undetectedMutants,
} from '../../scripts/content/exercises.ts';
import { givenPackages } from '../../scripts/content/packages.ts';
import { readResults, resultsFile } from '../../server/content/exercise.ts';
import { readFolder } from '../../server/content/folder.ts';
import { Problems } from '../../server/content/problems.ts';
import { sampleOf } from '../samples.ts';

const all = readExercises('content');
const folder = readFolder('content');
const packages = await givenPackages(folder);
/** Extras are run where the packages are given; of the others all. */
const exercises = all.filter((exercise) => packages !== null || !isExtra(exercise));
let runtimes: Runtimes;

beforeAll(async () => {
  runtimes = await startRuntimes(exercises, packages);
}, 60_000);

describe('§practice.22, §practice.23 each exercise', () => {
  const sample = sampleOf('exercises', exercises, ({ path }) => path);

  test.each(sample.map((exercise) => [exercise.path, exercise] as const))(
    'is solved by its solution alone, tells its mistakes apart and a typed-in result: %s',
    (_path, exercise) => {
      const { entry, problems } = runExercise(exercise, runtimes.run);
      expect(problems).toEqual([]);
      expect(readResults(folder, exercise.courseId, new Problems('content'))[exercise.id]).toEqual(entry);
    },
  );

  test.each(sample.map((exercise) => [exercise.path, exercise] as const))(
    '§practice.140 has hidden rows that tell small mistakes from the solution: %s',
    (_path, exercise) => {
      expect(undetectedMutants(exercise, runtimes)).toEqual([]);
    },
    30_000,
  );

  test('§practice.27 has a task of its own', () => {
    const tasks = all.map(({ path, front }) => [
      front.title.toLowerCase(),
      readFileSync(join('content', path), 'utf8').split('\n---\n').at(-1)?.trim(),
      front.solution.replace(/\s+/g, ' ').toLowerCase(),
    ]);
    for (const index of [0, 1, 2]) {
      const texts = tasks.map((task) => task[index]);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });

  test('has no result without its exercise', () => {
    for (const courseId of new Set(all.map((exercise) => exercise.courseId))) {
      const ids = all.filter((exercise) => exercise.courseId === courseId).map(({ id }) => id);
      expect(Object.keys(JSON.parse(readFileSync(join('content', resultsFile(courseId)), 'utf8')))).toEqual(ids);
    }
  });
});
