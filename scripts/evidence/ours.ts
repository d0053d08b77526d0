/** The product's model as a contender. */
import { fitModel } from '../../server/analytics/model/fit.ts';
import { type Prediction, predict, update } from '../../server/analytics/model/predict.ts';
import { knowledgeOf, stateOf } from '../../server/analytics/model/replay.ts';
import type { Contender, Running } from './contender.ts';

export const ours: Contender = {
  name: 'ours',
  fit: (answers, onProgress) => {
    const fitted = fitModel(answers, onProgress);
    const start = (): Running => {
      const knowledge = knowledgeOf(fitted);
      let last: Prediction | null = null;
      return {
        predict: (asked) => {
          last = predict(knowledge.model, stateOf(knowledge, asked.student), asked);
          return last.chance;
        },
        learn: (answer) => {
          const state = stateOf(knowledge, answer.student);
          update(knowledge.model, state, answer, last ?? predict(knowledge.model, state, answer));
          knowledge.students.set(answer.student, state);
          last = null;
        },
      };
    };
    return { start, model: fitted };
  },
};
