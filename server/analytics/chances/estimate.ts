/** What may be said of an outcome to its student (§analytics.41, §analytics.42). */
import type { MeasuringItem } from '../../content/outcomes.ts';
import type { Question } from '../model/answer.ts';
import { driftedInterval, totalOf, variancesOf } from '../model/interval.ts';
import { type Model, predict, slowVariances } from '../model/predict.ts';
import { newStudent, type StudentState, secondsBetween } from '../model/state.ts';
import { updateStudent } from '../model/update.ts';
import { itemOf, secondsOf, skillOf } from './take-in.ts';

export type Level = 'unknown' | 'shaky' | 'growing' | 'firm';

/**
 * From 0 to 1, of the next thing of the outcome, with nothing to guess: `middle` of the students with such answers get it right,
 * and four in five of them have a chance between `low` and `high`.
 */
export type Estimate = { low: number; middle: number; high: number; level: Level };

/** The whole interval above it: at most one in ten such students has a lower chance. */
const firmFrom = 0.6;
const shakyBelow = 0.5;
/** A wider interval says nothing. */
const widest = 0.7;
/** In days: nobody's answers have told yet what is left after longer. */
const longestKnown = 365;

const day = 86_400;

export function estimateOf(model: Model, state: StudentState, skill: string, now: Date): Estimate {
  const at = secondsOf(now);
  // No item has an empty name: it is a new one, as easy as the outcome's are.
  const question: Question = { item: '', skills: [skill], at, options: null };
  const { chance, ease, ability, variances } = predict(model, state, question);
  const before = variancesOf(model.interval, slowVariances(state, { ...question, at: null }));
  const { low, high } = driftedInterval(ease + ability, { before: totalOf(before), now: totalOf(variances) });
  const own = state.skills.get(skill);
  const isKnown = own && secondsBetween(own.at, at) <= longestKnown * day && high - low <= widest;
  return { low, middle: chance, high, level: isKnown ? levelOf(low, chance) : 'unknown' };
}

function levelOf(low: number, middle: number): Exclude<Level, 'unknown'> {
  if (low >= firmFrom) return 'firm';
  return middle < shakyBelow ? 'shaky' : 'growing';
}

/** A question or an exercise of a course, by the names of the model. */
export type CourseItem = { item: string; skill: string; options: number | null };

export function courseItem(courseId: string, { lessonId, item, outcomeId, options }: MeasuringItem): CourseItem {
  const question = item === lessonId ? null : item;
  return { item: itemOf({ courseId, lessonId, item: question }), skill: skillOf({ courseId, outcomeId }), options };
}

/** The outcomes in which a student is firm, of whom nothing else is known, once all that the course asks is right. */
export function firmByCourse(model: Model, items: readonly CourseItem[]): Set<string> {
  const state = newStudent();
  const now = new Date(0);
  for (const { item, skill, options } of items) {
    const question: Question = { item, skills: [skill], at: secondsOf(now), options };
    updateStudent(state, { ...question, student: '', isRight: true }, predict(model, state, question).ease);
  }
  return new Set([...state.skills.keys()].filter((skill) => estimateOf(model, state, skill, now).level === 'firm'));
}
