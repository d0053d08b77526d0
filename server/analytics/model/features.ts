/**
 * What is known of a student at the moment a question is asked, as numbers that the logistic model weighs: Best-LR's counts
 * of right and wrong answers (Gervet, Koedinger, Schneider and Mitchell 2020), DAS3H's recent ones (Choffin, Popineau, Bourda
 * and Vie 2019), and abilities at two paces.
 */
import type { Question } from './answer.ts';
import { newItem, newSkill, recentHalfLives, type SkillState, type StudentState, secondsBetween } from './state.ts';

/**
 * A feature's weight must be `positive` where the feature grows with right answers and `negative` where it grows with wrong
 * ones: so a right answer in place of a wrong one never lowers a chance, whatever the data.
 */
export type Sign = 'any' | 'positive' | 'negative';

const windows = ['hour', 'day', 'week', 'month'];

/** In the order of `writeFeatures`. */
export const features: readonly { name: string; sign: Sign }[] = [
  { name: 'constant', sign: 'any' },
  { name: 'answers', sign: 'any' },
  { name: 'right', sign: 'positive' },
  { name: 'wrong', sign: 'negative' },
  { name: 'ability, fast', sign: 'positive' },
  { name: 'ability, slow', sign: 'positive' },
  { name: 'seconds since the last answer', sign: 'any' },
  { name: 'item answers', sign: 'any' },
  { name: 'item right', sign: 'positive' },
  { name: 'item right last time', sign: 'positive' },
  { name: 'item wrong last time', sign: 'negative' },
  { name: 'same skill as the last answer', sign: 'any' },
  { name: 'skill is new', sign: 'any' },
  { name: 'skill answers', sign: 'any' },
  { name: 'skill right', sign: 'positive' },
  { name: 'skill wrong', sign: 'negative' },
  { name: 'skill ability, fast', sign: 'positive' },
  { name: 'skill ability, slow', sign: 'positive' },
  { name: 'answers since the skill', sign: 'any' },
  { name: 'seconds since the skill', sign: 'any' },
  ...windows.flatMap((window) => [
    { name: `skill answers, ${window}`, sign: 'any' as const },
    { name: `skill right, ${window}`, sign: 'positive' as const },
  ]),
];

const unseenSkill = newSkill();
const unseenItem = newItem();
const firstOfSkill = features.findIndex(({ name }) => name === 'skill is new');

/** Writes the features of a question to `into`, from the index `start` on. */
export function writeFeatures(into: Float64Array, start: number, student: StudentState, question: Question): void {
  const { general } = student;
  const item = student.items.get(question.item) ?? unseenItem;
  let index = start;
  const put = (value: number) => {
    into[index] = value;
    index += 1;
  };
  put(1);
  put(Math.log1p(general.answers));
  put(Math.log1p(general.right));
  put(Math.log1p(general.answers - general.right));
  put(general.abilities.fast.mean);
  put(general.abilities.slow.mean);
  put(Math.log1p(secondsBetween(general.at, question.at)));
  put(Math.log1p(item.answers));
  put(Math.log1p(item.right));
  put(item.answers > 0 && item.isLastRight ? 1 : 0);
  put(item.answers > 0 && !item.isLastRight ? 1 : 0);
  put(question.skills.some((skill) => general.skills.includes(skill)) ? 1 : 0);
  into.fill(0, start + firstOfSkill, start + features.length);
  const share = 1 / Math.max(1, question.skills.length);
  for (const name of question.skills) {
    addSkill(into, start + firstOfSkill, share, student.skills.get(name) ?? unseenSkill, student, question);
  }
}

/** Features of several skills are the average of each skill's. */
function addSkill(
  into: Float64Array,
  start: number,
  share: number,
  skill: SkillState,
  { general }: StudentState,
  { at }: Question,
): void {
  let index = start;
  const add = (value: number) => {
    into[index] = (into[index] ?? 0) + share * value;
    index += 1;
  };
  const isNew = skill.answers === 0;
  const seconds = secondsBetween(skill.at, at);
  add(isNew ? 1 : 0);
  add(Math.log1p(skill.answers));
  add(Math.log1p(skill.right));
  add(Math.log1p(skill.answers - skill.right));
  add(skill.abilities.fast.mean);
  add(skill.abilities.slow.mean);
  add(isNew ? 0 : Math.log1p(general.answers - skill.last));
  add(Math.log1p(seconds));
  for (const [window, halfLife] of recentHalfLives.entries()) {
    const left = 2 ** (-seconds / halfLife);
    add(Math.log1p((skill.recent[window] ?? 0) * left));
    add(Math.log1p((skill.recentRight[window] ?? 0) * left));
  }
}
