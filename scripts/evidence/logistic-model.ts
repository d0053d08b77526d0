/**
 * A logistic regression that learns online, as a plain model: Best-LR (Gervet et al. 2020) with a weight for each item and
 * skill, and counts of right and wrong answers; each weight has a step of its own (Adagrad).
 */
import { type Answer, skillSetOf } from '../../server/analytics/model/answer.ts';
import { logistic } from '../../server/analytics/model/link.ts';
import type { Asked, Contender, Running } from './contender.ts';

type Weight = { value: number; squares: number };
type Count = { right: number; wrong: number };
type Term = { weight: Weight; value: number };

/** The answers to be fitted are gone through so many times before the run. */
const passes = 3;
const firstStep = 0.2;
const ridge = 1e-4;

class Regression implements Running {
  readonly #weights = new Map<string, Weight>();
  readonly #counts = new Map<string, Count>();

  predict(asked: Asked): number {
    return this.#chanceOf(this.#terms(asked));
  }

  learn(answer: Answer): void {
    const terms = this.#terms(answer);
    const surprise = Number(answer.isRight) - this.#chanceOf(terms);
    for (const { weight, value } of terms) {
      const slope = surprise * value - ridge * weight.value;
      weight.squares += slope * slope;
      weight.value += (firstStep * slope) / Math.sqrt(weight.squares + 1e-8);
    }
    for (const name of countsOf(answer)) {
      const { right, wrong } = this.#counts.get(name) ?? { right: 0, wrong: 0 };
      this.#counts.set(name, answer.isRight ? { right: right + 1, wrong } : { right, wrong: wrong + 1 });
    }
  }

  forgetStudents(): void {
    this.#counts.clear();
  }

  #chanceOf(terms: readonly Term[]): number {
    return logistic(terms.reduce((sum, { weight, value }) => sum + weight.value * value, 0));
  }

  #terms(asked: Asked): Term[] {
    const skillSet = skillSetOf(asked);
    const kinds = ['student', 'skill', 'item'];
    const terms = [`item ${asked.item}`, `skill ${skillSet}`, 'constant'].map((name) => this.#term(name, 1));
    for (const [at, name] of countsOf(asked).entries()) {
      const { right, wrong } = this.#counts.get(name) ?? { right: 0, wrong: 0 };
      terms.push(
        this.#term(`${kinds[at]} right`, Math.log1p(right)),
        this.#term(`${kinds[at]} wrong`, Math.log1p(wrong)),
      );
    }
    return terms;
  }

  #term(name: string, value: number): Term {
    const weight = this.#weights.get(name) ?? { value: 0, squares: 0 };
    this.#weights.set(name, weight);
    return { weight, value };
  }
}

/** Counts are of the student, of the student and the skills, and of the student and the item. */
const countsOf = (asked: Asked) => [
  asked.student,
  `${asked.student}\nskill ${skillSetOf(asked)}`,
  `${asked.student}\nitem ${asked.item}`,
];

export const onlineLogistic: Contender = {
  name: 'logistic',
  fit: (answers, onProgress) => ({ start: () => regressionAfter(answers, onProgress) }),
};

function regressionAfter(answers: readonly Answer[], onProgress: (share: number) => void): Running {
  const regression = new Regression();
  for (let pass = 0; pass < passes; pass += 1) {
    regression.forgetStudents();
    for (const answer of answers) regression.learn(answer);
    onProgress((pass + 1) / passes);
  }
  regression.forgetStudents();
  return regression;
}
