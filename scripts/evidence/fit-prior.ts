/**
 * `node scripts/evidence/fit-prior.ts <files>`: fits the model that an installation begins with, and writes
 * `server/analytics/model/prior.json`: weights, the width of intervals, and how easy a question is at first, but nothing of a
 * single question or answer. The files are as `npm run evidence` reads them; sets of different names are different students.
 */
import { writeFileSync } from 'node:fs';
import { fitModel } from '../../server/analytics/model/fit.ts';
import { toStored } from '../../server/analytics/model/stored.ts';
import { readArguments, refuse } from '../command-line.ts';
import { progressOf } from './progress.ts';
import { AnswersError, readAnswers } from './read-answers.ts';
import { answersOf } from './sets.ts';

const { positionals } = readArguments(import.meta.filename, { options: {}, allowPositionals: true });
if (positionals.length === 0) refuse('Name the files to fit; --help says what is in them.');

function read() {
  try {
    return answersOf(positionals, readAnswers);
  } catch (error) {
    if (error instanceof AnswersError || (error instanceof Error && 'code' in error)) refuse(error.message);
    throw error;
  }
}

const answers = read();
const model = toStored(fitModel(answers, progressOf('fitting')));
const fittedOn = { answers: answers.length, students: new Set(answers.map(({ student }) => student)).size };
const prior = { fittedOn, ...model, skillSets: {}, items: {} };
writeFileSync('server/analytics/model/prior.json', `${JSON.stringify(prior, null, 2)}\n`);
console.log(`server/analytics/model/prior.json: ${fittedOn.answers} answers of ${fittedOn.students} students`);
