/** What is kept of a student: one record over all, one for each skill, one for each item. An answer changes one of each. */
import { type Abilities, newAbilities } from './ability.ts';

/** `skills` are those of the last answer. */
export type GeneralState = {
  answers: number;
  right: number;
  abilities: Abilities;
  skills: readonly string[];
  at: number | null;
};

/**
 * `last` is the number of the student's answer that was the last in this skill. `recent` and `recentRight` are counts that
 * fade with each half-life of `recentHalfLives`; they stay 0 in a log without times.
 */
export type SkillState = {
  answers: number;
  right: number;
  abilities: Abilities;
  last: number;
  at: number | null;
  recent: number[];
  recentRight: number[];
};

export type ItemState = { answers: number; right: number; isLastRight: boolean };

export type StudentState = {
  general: GeneralState;
  skills: Map<string, SkillState>;
  items: Map<string, ItemState>;
};

const hour = 3_600;
const day = 24 * hour;
/** In seconds: what was just practised, today, this week, this month. */
export const recentHalfLives = [hour, day, 7 * day, 30 * day];

/** Seconds between two moments; 0 where one is unknown, or a clock went back. */
export const secondsBetween = (from: number | null, to: number | null) =>
  from === null || to === null ? 0 : Math.max(0, to - from);

export const newStudent = (): StudentState => ({
  general: { answers: 0, right: 0, abilities: newAbilities(), skills: [], at: null },
  skills: new Map(),
  items: new Map(),
});

export const newSkill = (): SkillState => ({
  answers: 0,
  right: 0,
  abilities: newAbilities(),
  last: 0,
  at: null,
  recent: recentHalfLives.map(() => 0),
  recentRight: recentHalfLives.map(() => 0),
});

export const newItem = (): ItemState => ({ answers: 0, right: 0, isLastRight: false });
