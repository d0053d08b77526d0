/** Plain models that ours is held against: a constant, the mean of each item, and Elo ratings. */
import { type Answer, skillSetOf } from '../../server/analytics/model/answer.ts';
import { logistic, logitOf } from '../../server/analytics/model/link.ts';
import type { Contender, Running } from './contender.ts';

type Count = { answers: number; right: number };

/** A count by name, to which answers are added. */
class Counts {
  readonly #counts = new Map<string, Count>();

  of(name: string): Count {
    return this.#counts.get(name) ?? { answers: 0, right: 0 };
  }

  add(name: string, isRight: boolean): void {
    const { answers, right } = this.of(name);
    this.#counts.set(name, { answers: answers + 1, right: right + (isRight ? 1 : 0) });
  }
}

/** The share of right answers, as if `weight` more had been given with the share `prior`. */
const shrunk = ({ answers, right }: Count, prior: number, weight: number) =>
  (right + prior * weight) / (answers + weight);

export const constant: Contender = {
  name: 'constant',
  fit: (answers) => {
    const right = answers.filter(({ isRight }) => isRight).length;
    const chance = shrunk({ answers: answers.length, right }, 0.5, 2);
    return { start: () => ({ predict: () => chance, learn: () => {} }) };
  },
};

/** Each item counts as if it had four more answers like those to its skills; a skill, like those to everything. */
const imaginedAnswers = 4;

export const itemMean: Contender = {
  name: 'item mean',
  fit: (answers) => ({ start: () => meansAfter(answers) }),
};

function meansAfter(answers: readonly Answer[]): Running {
  const [all, skills, items] = [new Counts(), new Counts(), new Counts()];
  const running: Running = {
    predict: (asked) => {
      const overall = shrunk(all.of(''), 0.5, 2);
      const skill = shrunk(skills.of(skillSetOf(asked)), overall, imaginedAnswers);
      return shrunk(items.of(asked.item), skill, imaginedAnswers);
    },
    learn: (answer) => {
      all.add('', answer.isRight);
      skills.add(skillSetOf(answer), answer.isRight);
      items.add(answer.item, answer.isRight);
    },
  };
  for (const answer of answers) running.learn(answer);
  return running;
}

type Rating = { value: number; answers: number };

/** How far a rating moves, less with each answer (Pelánek 2016). */
const stepOf = ({ answers }: Rating) => 1 / (1 + 0.05 * answers);

export const elo: Contender = {
  name: 'Elo',
  fit: (answers) => ({ start: () => ratingsAfter(answers) }),
};

function ratingsAfter(answers: readonly Answer[]): Running {
  const items = new Map<string, Rating>();
  let students = new Map<string, Rating>();
  const right = answers.filter(({ isRight }) => isRight).length;
  const start = logitOf((right + 1) / (answers.length + 2), 0);
  const ratingOf = (ratings: Map<string, Rating>, name: string, value: number) => {
    const rating = ratings.get(name) ?? { value, answers: 0 };
    ratings.set(name, rating);
    return rating;
  };
  const both = (item: string, student: string) =>
    [ratingOf(items, item, start), ratingOf(students, student, 0)] as const;
  const running: Running = {
    predict: ({ item, student }) => {
      const [ease, ability] = both(item, student);
      return logistic(ease.value + ability.value);
    },
    learn: ({ item, student, isRight }) => {
      const ratings = both(item, student);
      const surprise = Number(isRight) - logistic(ratings[0].value + ratings[1].value);
      for (const rating of ratings) {
        rating.value += stepOf(rating) * surprise;
        rating.answers += 1;
      }
    },
  };
  for (const answer of answers) running.learn(answer);
  students = new Map();
  return running;
}
