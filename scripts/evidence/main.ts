/**
 * `npm run evidence -- --fit <files> --test <files>`: how right the chances are that the product's model gives a student's next
 * answer, beside plain models. Fits all of them on the first files, predicts each answer of the others before it is told, and
 * writes `reports/evidence.md` and `reports/evidence.json`. Its figures are the same on every run, but for the time a call takes.
 *
 * A file is a table with a header, separated by tabs or commas: `user_id`, `item_id`, `timestamp` in seconds (0 in all rows
 * where unknown: then the order of rows counts), `correct` (0 or 1), `skill_id` (several in one cell as `12~~13`, `12_13`,
 * `12;13` or `12,13`), and, if known, `options`: how many answers there are to choose from. Other columns are ignored.
 *
 * Several files follow each other: `--fit one.csv two.csv`. Each test file is predicted by what was fitted on the files of its
 * own set (`algebra_train.csv` and `algebra_test.csv` are of the set `algebra`), or on all where none is.
 * `--options 3` takes all answers as given to questions with three options by students who choose one where they do not know. The
 * share of those who pass a quiz that they may skip is then that of a quiz as the product asks it.
 *
 * Without `--test`, a fifth of the students of each set is held out; `--fold 0` to `--fold 4` says which fifth.
 *
 * `npm run evidence -- --own` measures on this installation's own log, from the database that the settings name: on a fifth of the
 * students, and on those who began last, by what was known before; how right each fit was until the next one; how many courses were
 * done between the days that had been said; and the review's weights on the latest answers, beside the published
 * ones. The embedded database can be read while no server runs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readArguments, refuse } from '../command-line.ts';
import { type Contender, type Run, run } from './contender.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { rowsOf, testedOf } from './figures.ts';
import { onlineLogistic } from './logistic-model.ts';
import { ours } from './ours.ts';
import { type Own, ownAnswers } from './own-answers.ts';
import { ownSection } from './own-report.ts';
import { type Passes, passesOf, withGuesses } from './passes.ts';
import { constant, elo, itemMean } from './plain-models.ts';
import { progressOf } from './progress.ts';
import { AnswersError, readAnswers } from './read-answers.ts';
import { reportOf } from './report.ts';
import { fewestStudents, foldCount, ownTrials, splitsOf, type Trial, trialsOf } from './sets.ts';

const { values, positionals, tokens } = readArguments(import.meta.filename, {
  options: {
    fit: { type: 'string', multiple: true },
    test: { type: 'string', multiple: true },
    fold: { type: 'string' },
    options: { type: 'string' },
    own: { type: 'boolean' },
  },
  allowPositionals: true,
  tokens: true,
});

/** Our model comes first: the report tells more of it. */
const contenders: Contender[] = [ours, constant, itemMean, elo, onlineLogistic];

/** The files after an option, up to the next one. */
function filesOf(option: 'fit' | 'test'): string[] {
  let current = '';
  return tokens.flatMap((token) => {
    if (token.kind === 'option') current = token.name;
    const value = token.kind === 'option-terminator' ? undefined : token.value;
    return current === option && value !== undefined ? [value] : [];
  });
}

/** Of `--own`. */
let own: Own | undefined;

async function trials(): Promise<Trial[]> {
  const [fits, tests, fold] = [filesOf('fit'), filesOf('test'), Number(values.fold ?? 0)];
  if (!Number.isInteger(fold) || fold < 0 || fold >= foldCount) refuse('--fold is a whole number from 0 to 4.');
  if (values.own) {
    if (positionals.length + fits.length > 0) refuse('--own takes no files.');
    own = await ownAnswers();
    return ownTrials(own.answers, fold) ?? refuse(`There are answers of fewer than ${fewestStudents} students.`);
  }
  const options = Number(values.options ?? 2);
  if (!Number.isInteger(options) || options < 2) refuse('--options is a whole number from 2.');
  const read = (file: string) => (values.options ? withGuesses(readAnswers(file), options) : readAnswers(file));
  if (fits.length === 0) refuse('Name the files to fit with --fit, or give --own; --help says more.');
  if (fits.length + tests.length < positionals.length) refuse(`Put --fit or --test before ${positionals[0]}.`);
  try {
    return tests.length > 0 ? trialsOf(fits, tests, read) : splitsOf(fits, fold, read);
  } catch (error) {
    if (error instanceof AnswersError || (error instanceof Error && 'code' in error)) refuse(error.message);
    throw error;
  }
}

const all = await trials();
const runs = new Map<Trial, Run[]>(all.map((trial) => [trial, []]));
const coverages = new Map<Trial, Coverage[]>();
const passes = new Map<Trial, Passes[]>();
for (const contender of contenders) {
  for (const [fit, own] of Map.groupBy(all, (trial) => trial.fit)) {
    const { start, model } = contender.fit(fit, progressOf(`${contender.name}: fitting`));
    for (const trial of own) {
      runs.get(trial)?.push(run(contender.name, start(), trial.test, progressOf(`${contender.name}: ${trial.file}`)));
      if (!model) continue;
      coverages.set(trial, coverageOf(model, trial.test));
      passes.set(trial, passesOf(model, trial.test));
    }
  }
}
const tested = [...runs].map(([trial, own]) =>
  testedOf(trial, own, coverages.get(trial) ?? [], passes.get(trial) ?? []),
);
const report = [reportOf(tested), ...(own ? [ownSection(own)] : [])].join('\n');
mkdirSync('reports', { recursive: true });
writeFileSync('reports/evidence.md', report);
writeFileSync('reports/evidence.json', `${JSON.stringify(tested.flatMap(rowsOf), null, 2)}\n`);
console.log(report);
