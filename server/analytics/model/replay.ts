/** What the model knows at a moment follows from what was fitted and from the log alone, to the last bit. */
import type { Answer } from './answer.ts';
import { type Model, type Prediction, predict, update } from './predict.ts';
import { newStudent, type StudentState } from './state.ts';

/** The model with the difficulties as they are now, and what is known of each student who has answered. */
export type Knowledge = { model: Model; students: Map<string, StudentState> };

/** Before any answer; the fitted model itself stays as it is. */
export const knowledgeOf = (fitted: Model): Knowledge => ({ model: structuredClone(fitted), students: new Map() });

/** What is known of a student; of a new one, nothing. */
export const stateOf = ({ students }: Knowledge, student: string): StudentState =>
  students.get(student) ?? newStudent();

/** Predicts an answer, then takes it in. */
export function answered(knowledge: Knowledge, answer: Answer): Prediction {
  const state = stateOf(knowledge, answer.student);
  const prediction = predict(knowledge.model, state, answer);
  update(knowledge.model, state, answer, prediction);
  knowledge.students.set(answer.student, state);
  return prediction;
}

/** What is known after these answers, in their order. */
export function replay(fitted: Model, answers: Iterable<Answer>): Knowledge {
  const knowledge = knowledgeOf(fitted);
  for (const answer of answers) answered(knowledge, answer);
  return knowledge;
}
