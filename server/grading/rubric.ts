/** Checks chosen levels against the rubric, and comments against the submission (§grading.4). */
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem } from '../http/problem.ts';

type Schemas = components['schemas'];
type Rubric = Schemas['Rubric'];
type Request = Omit<Schemas['FeedbackRequest'], 'revision'>;
type Graded = { rubric: Rubric | null; text: string; fileIds: string[] };

/** The feedback as it is stored. Throws 422 where it does not fit the rubric or the submission. */
export function graded({ levels, comments, fileComments, total, reason, text }: Request, submission: Graded) {
  for (const { start, end, quote } of comments) {
    if (submission.text.slice(start, end) !== quote || quote.length !== end - start) {
      throw new Problem(422, 'A comment is about a passage that is not in the text.');
    }
  }
  const files = fileComments.map((one) => ({ ...one, fileId: one.fileId.toLowerCase() }));
  if (!files.every(({ fileId }) => submission.fileIds.includes(fileId))) {
    throw new Problem(422, 'A comment is about a file that is not in the submission.');
  }
  const chosen = chosenLevels(submission.rubric ?? [], levels);
  const sum = submission.rubric ? chosen.reduce((points, level) => points + level.points, 0) : null;
  const grade = total ?? sum;
  if (grade === null) throw new Problem(422, 'Please give a grade.');
  const isOverruled = sum !== null && grade !== sum;
  if (isOverruled && reason === undefined)
    throw new Problem(422, 'Explain why the grade differs from the rubric total.');
  const rest = { comments, fileComments: files, text: text?.trim() ?? null };
  return { levels: chosen, sum, total: grade, reason: isOverruled ? (reason?.trim() ?? null) : null, ...rest };
}

/** One level of each criterion, in the rubric's order. */
function chosenLevels(rubric: Rubric, levels: Request['levels']): Schemas['ChosenLevel'][] {
  if (levels.some(({ criterion }) => rubric.every(({ title }) => title !== criterion))) throw changed();
  return rubric.map((criterion) => {
    const [chosen, ...others] = levels.filter((one) => one.criterion === criterion.title);
    if (!chosen || others.length > 0) throw new Problem(422, `Please choose one level of "${criterion.title}".`);
    const level = criterion.levels.find(({ title }) => title === chosen.level);
    if (!level) throw changed();
    const { points, description } = level;
    const outOf = Math.max(...criterion.levels.map((one) => one.points));
    return { criterion: criterion.title, level: level.title, points, outOf, description };
  });
}

const changed = () => new Problem(422, 'The rubric has changed. Please reload the page and choose again.');
