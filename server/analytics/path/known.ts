/**
 * What a student may skip of a path, and which question is likeliest to show it (docs/adr/030-chances-in-the-product.md). All of it
 * comes from the estimate that is shown of the module's outcome (`chances/estimate.ts`).
 */
import { type Estimate, estimateOf } from '../chances/estimate.ts';
import { type AskedQuiz, passChance } from '../chances/passing.ts';
import type { Question } from '../model/answer.ts';
import { type Model, predict } from '../model/predict.ts';
import type { StudentState } from '../model/state.ts';
import { updateStudent } from '../model/update.ts';
import type { Standing } from './plan.ts';

/** A module by what measures it. */
export type MeasuredModule = { skill: string; quizzes: readonly AskedQuiz[] };

type Known = { model: Model; state: StudentState };

/** Below it, before the first fit, fewer than nine in ten of the students of whom it was said passed. */
const passFrom = 0.92;

/** Null without an answer to it. */
export const moduleEstimate = ({ model, state }: Known, { skill }: MeasuredModule, now: Date): Estimate | null =>
  state.skills.has(skill) ? estimateOf(model, state, skill, now) : null;

/** Known is what is firm, was answered right more often than not, and has a quiz that nine of ten such students pass. */
export function standingOf(known: Known, module: MeasuredModule, now: Date): Standing {
  const level = moduleEstimate(known, module, now)?.level;
  return {
    isAnswered: level !== undefined,
    isShaky: level === 'shaky',
    isKnown: level === 'firm' && isMostlyRight(known, module) && leastPassing(known, module, now) >= passFrom,
  };
}

function isMostlyRight({ state }: Known, { skill }: MeasuredModule): boolean {
  const own = state.skills.get(skill);
  return own !== undefined && 2 * own.right > own.answers;
}

/** Of the module's quizzes, the one that fewest pass; without a quiz 1. */
const leastPassing = ({ model, state }: Known, { quizzes }: MeasuredModule, now: Date): number =>
  Math.min(1, ...quizzes.map((quiz) => passChance(model, state, quiz, now)));

/** How likely the student passes, as far as answers to the module show it: without more right than wrong ones, not at all. */
const shownPassing = (known: Known, module: MeasuredModule, now: Date): number =>
  isMostlyRight(known, module) ? leastPassing(known, module, now) : 0;

/** By how much asking this question is expected to raise how likely the module is shown to be known. A guess shows nothing. */
export function gainOf(known: Known, module: MeasuredModule, asked: Question, now: Date): number {
  const { chance } = predict(known.model, known.state, { ...asked, options: null });
  const after = (isRight: boolean) => shownPassing(answered(known, asked, isRight), module, now);
  const before = moduleEstimate(known, module, now)?.level === 'unknown' ? 0 : shownPassing(known, module, now);
  return chance * after(true) + (1 - chance) * after(false) - before;
}

/** The student as after this answer. */
function answered({ model, state }: Known, asked: Question, isRight: boolean): Known {
  const skills = asked.skills.flatMap((name) => {
    const own = state.skills.get(name);
    return own ? [[name, structuredClone(own)] as const] : [];
  });
  const after: StudentState = {
    general: structuredClone(state.general),
    skills: new Map([...state.skills, ...skills]),
    items: new Map(),
  };
  updateStudent(after, { ...asked, student: '', isRight }, predict(model, state, asked).ease);
  return { model, state: after };
}
