/**
 * `npm run trace`: which tests hold each paragraph of the specification, and how they last ended.
 *
 *   npm run trace                             a table of the chapters, and what a single kind of test holds
 *   npm run trace -- payment.12 grading       these paragraphs, and all of these chapters, test by test
 *   npm run trace -- --only unit              the paragraphs that only unit tests hold; also journey, fault, walk, story, server, gate
 *
 * Results come from the reports of earlier runs in `reports/`; what was never run here says so. It fails where a test that
 * holds a paragraph failed when it was last run.
 */
import { readArguments, refuse } from '../command-line.ts';
import { columnsOf } from '../totals.ts';
import { chapterOf, isHeldBy, kinds, onlyKindOf, type Proof } from './kinds.ts';
import { traced } from './proofs.ts';
import { lastResults } from './results.ts';

const { values, positionals } = readArguments(import.meta.filename, {
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const { only } = values;
if (only !== undefined && !kinds.some((kind) => kind === only))
  refuse(`No such kind: ${only}. There are ${kinds.join(', ')}.`);

const paragraphs = traced();
const resultOf = lastResults();

const unknown = positionals.filter((word) => !paragraphs.some((one) => one.id === word || chapterOf(one) === word));
if (unknown.length > 0) refuse(`No such paragraph or chapter: ${unknown.join(', ')}.`);

const chosen = paragraphs.filter(
  (one) =>
    (positionals.length === 0 || positionals.includes(one.id) || positionals.includes(chapterOf(one))) &&
    (only === undefined || onlyKindOf(one) === only),
);

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

function told(proof: Proof): string {
  const result = resultOf(proof);
  if (!result) return 'not run here';
  return `${result.isPassed ? 'passed' : 'FAILED'} ${day.format(result.at)}`;
}

if (positionals.length > 0 || only !== undefined) list();
else summarise();

const failed = chosen.filter(({ proofs }) => proofs.some((proof) => resultOf(proof)?.isPassed === false));
for (const { id } of failed) console.log(`Failed when last run: ${id}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function list() {
  for (const { id, file, line, proofs } of chosen) {
    console.log(`\n${id}  ${file}:${line}`);
    for (const proof of proofs)
      console.log(
        `  ${proof.kind.padEnd(7)}  ${told(proof).padEnd(18)}  ${proof.file}:${proof.line}  ${proof.title.trim()}`,
      );
  }
  console.log(`\n${chosen.length} of ${paragraphs.length} paragraphs`);
}

function summarise() {
  const chapters = [...Map.groupBy(paragraphs, chapterOf)];
  const rows = [...chapters, ['all', paragraphs] as const].map(([chapter, own]) => [
    chapter,
    String(own.length),
    ...kinds.map((kind) => String(own.filter(isHeldBy(kind)).length)),
    String(own.filter(({ proofs }) => proofs.some((proof) => resultOf(proof)?.isPassed)).length),
  ]);
  console.log(columnsOf([['Chapter', 'Paragraphs', ...kinds, 'passed'], ...rows]));
  console.log('\nHeld by one kind of test alone:');
  for (const kind of kinds) {
    const alone = paragraphs.filter((one) => onlyKindOf(one) === kind);
    if (alone.length > 0) console.log(`  ${kind.padEnd(7)}  ${String(alone.length).padStart(3)}`);
  }
}
