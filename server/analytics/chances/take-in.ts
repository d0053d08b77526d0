/**
 * What a student's answers say of them, as a pure function of the model and of the answers in the order of their moments
 * (docs/adr/030-chances-in-the-product.md). How easy a question is stays as it was fitted, so nothing of one student depends on
 * when another one answered.
 */
import type { Answer } from '../model/answer.ts';
import { type Model, predict } from '../model/predict.ts';
import { newStudent, type StudentState } from '../model/state.ts';
import { updateStudent } from '../model/update.ts';

/** An answer as the log has it. An exercise is its lesson's only item, and has no `item`. */
export type LoggedAnswer = {
  id: string;
  at: Date;
  courseId: string;
  lessonId: string | null;
  item: string | null;
  outcomeId: string | null;
  options: number | null;
  isRight: boolean;
};

/** The model's name for a question or an exercise. */
export const itemOf = ({ courseId, lessonId, item }: Pick<LoggedAnswer, 'courseId' | 'lessonId' | 'item'>) =>
  `${courseId}.${lessonId}.${item ?? ''}`;

/** The model's name for an outcome. */
export const skillOf = ({ courseId, outcomeId }: { courseId: string; outcomeId: string }) => `${courseId}.${outcomeId}`;

export const secondsOf = (at: Date) => at.getTime() / 1000;

/** `student` matters to a fit alone. */
export const answerOf = (logged: LoggedAnswer, student = ''): Answer => ({
  student,
  item: itemOf(logged),
  skills: logged.outcomeId === null ? [] : [skillOf({ ...logged, outcomeId: logged.outcomeId })],
  at: secondsOf(logged.at),
  options: logged.options,
  isRight: logged.isRight,
});

/** Where an answer stands among a student's: by its moment, those of one moment by their ids. */
export type Place = { at: Date; id: string };

export const before = (one: Place, other: Place): number =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id));

/** Takes the answers into the state, in place and in their order. Returns the chance that each had before it was told. */
export function takeIn(model: Model, state: StudentState, answers: readonly LoggedAnswer[]): Map<string, number> {
  const chances = new Map<string, number>();
  for (const logged of answers.toSorted(before)) {
    const answer = answerOf(logged);
    const { chance, ease } = predict(model, state, answer);
    chances.set(logged.id, chance);
    updateStudent(state, answer, ease);
  }
  return chances;
}

/** The state after these answers, whatever their order. */
export function stateAfter(model: Model, answers: readonly LoggedAnswer[]): StudentState {
  const state = newStudent();
  takeIn(model, state, answers);
  return state;
}
