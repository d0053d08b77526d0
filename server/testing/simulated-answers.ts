/** Answers of simulated students, of whom the true chance of each answer is known. */

import { seededChance } from '../analytics/chance.ts';
import type { Answer } from '../analytics/model/answer.ts';
import { chanceOf } from '../analytics/model/link.ts';

/** `chance` is the true one, from 0 to 1. */
export type Simulated = Answer & { chance: number };

type Setting = {
  seed: number;
  students: number;
  answers: number;
  skills?: number;
  options?: number | null;
  from?: number;
};

const itemsOfSkill = 8;
/** Of the logits of items, of students' abilities, and of what each has in a skill beside that. */
const spreads = { item: 0.8, student: 0.9, skill: 0.5 };

/**
 * So many students with so many answers each, one student after another, to items drawn from a few skills. The seed fixes
 * items and students; `from` is the number of the first student, so that others have the same items.
 */
export function simulatedAnswers(setting: Setting): Simulated[] {
  const { seed, students, answers, skills = 6, options = null, from = 0 } = setting;
  const normalOfItems = normals(seed);
  const items = Array.from({ length: skills * itemsOfSkill }, () => 0.4 + spreads.item * normalOfItems());
  return Array.from({ length: students }, (_, index) => {
    const number = from + index;
    const draw = seededChance(seed * 7_919 + number + 1);
    const normal = normals(seed * 104_729 + number + 1);
    const ability = spreads.student * normal();
    const own = Array.from({ length: skills }, () => ability + spreads.skill * normal());
    return Array.from({ length: answers }, (): Simulated => {
      const item = Math.floor(draw() * items.length);
      const skill = Math.floor(item / itemsOfSkill);
      const guess = options === null ? 0 : 1 / options;
      const chance = chanceOf((items[item] ?? 0) + (own[skill] ?? 0), guess);
      const asked = { student: `s${number}`, item: `i${item}`, skills: [`k${skill}`], at: null, options };
      return { ...asked, isRight: draw() < chance, chance };
    });
  }).flat();
}

/** Standard normal numbers (Box and Muller 1958). */
function normals(seed: number): () => number {
  const draw = seededChance(seed);
  return () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
}
