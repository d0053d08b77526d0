/** What an answer changes of what is kept of its student. */
import { type Abilities, type Observation, observe } from './ability.ts';
import { type Answer, guessOf } from './answer.ts';
import { newItem, newSkill, recentHalfLives, type SkillState, type StudentState, secondsBetween } from './state.ts';

/** By how much an ability may change from one answer to the next, as a variance. */
const drifts = { general: { fast: 0.3, slow: 0.005 }, skill: { fast: 0.3, slow: 0.01 } };

/** Takes the answer into its student's state. `ease` is the item's logit for the average student. */
export function updateStudent(student: StudentState, answer: Answer, ease: number): void {
  const { general } = student;
  const observation = { ease, guess: guessOf(answer), isRight: answer.isRight };
  general.answers += 1;
  if (answer.isRight) general.right += 1;
  updateAbilities(general.abilities, 'general', { ...observation, seconds: secondsBetween(general.at, answer.at) });
  general.skills = answer.skills;
  general.at = answer.at;
  for (const name of answer.skills) {
    const skill = student.skills.get(name) ?? newSkill();
    updateSkill(skill, answer, observation, general.answers);
    student.skills.set(name, skill);
  }
  const item = student.items.get(answer.item) ?? newItem();
  item.answers += 1;
  if (answer.isRight) item.right += 1;
  item.isLastRight = answer.isRight;
  student.items.set(answer.item, item);
}

function updateSkill(
  skill: SkillState,
  { isRight, at }: Answer,
  observation: Omit<Observation, 'seconds'>,
  number: number,
): void {
  const seconds = secondsBetween(skill.at, at);
  updateAbilities(skill.abilities, 'skill', { ...observation, seconds });
  skill.answers += 1;
  if (isRight) skill.right += 1;
  skill.last = number;
  skill.at = at;
  if (at === null) return;
  for (const [window, halfLife] of recentHalfLives.entries()) {
    const left = 2 ** (-seconds / halfLife);
    skill.recent[window] = (skill.recent[window] ?? 0) * left + 1;
    skill.recentRight[window] = (skill.recentRight[window] ?? 0) * left + (isRight ? 1 : 0);
  }
}

function updateAbilities({ fast, slow }: Abilities, of: keyof typeof drifts, observation: Observation): void {
  observe(fast, drifts[of].fast, observation);
  observe(slow, drifts[of].slow, observation);
}
