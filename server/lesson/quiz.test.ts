import { describe, expect, test } from 'vitest';
import { type Quiz, questionsOf } from '../content/quiz-questions.ts';
import { Problem } from '../http/problem.ts';
import { drawnQuestions } from './draw.ts';
import { gradeQuiz } from './quiz.ts';
import { retryAtAfter } from './quiz-standing.ts';

const quiz: Quiz = {
  id: 'm1-l4',
  type: 'quiz',
  title: 'Check',
  minutes: 30,
  draw: 10,
  questions: Array.from({ length: 10 }, (_, index) => ({
    prompt: `Question ${index + 1}`,
    options: ['one', 'two', 'three'],
    correct: index % 3,
    explanation: `Because ${index + 1}`,
  })),
};
const right = (index: number) => ({ questionId: `q${index + 1}`, optionId: 'abc'[index % 3] ?? '' });
const wrong = (index: number) => ({ questionId: `q${index + 1}`, optionId: 'abc'[(index + 1) % 3] ?? '' });
const answers = (correct: number) => quiz.questions.map((_, index) => (index < correct ? right(index) : wrong(index)));

const all = quiz.questions.map((_, index) => `q${index + 1}`);
const errorsOf = (given: { questionId: string; optionId: string }[]) => {
  try {
    gradeQuiz(quiz, all, given);
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, paths: error.errors?.map(({ path }) => path) };
  }
  return null;
};

describe('§lesson.7 quizzes', () => {
  test('questions do not tell which option is correct', () => {
    const sent = JSON.stringify(questionsOf(quiz));
    expect(sent).not.toMatch(/correct|explanation|Because/);
    expect(questionsOf(quiz)[1]).toEqual({
      id: 'q2',
      prompt: 'Question 2',
      options: [
        { id: 'a', text: 'one' },
        { id: 'b', text: 'two' },
        { id: 'c', text: 'three' },
      ],
    });
  });

  test('60 percent pass, less does not', () => {
    expect(gradeQuiz(quiz, all, answers(6))).toMatchObject({ score: 60, passed: true });
    expect(gradeQuiz(quiz, all, answers(5))).toMatchObject({ score: 50, passed: false });
  });

  test('each answer comes back with its explanation', () => {
    expect(gradeQuiz(quiz, all, answers(9)).answers[9]).toEqual({
      ...wrong(9),
      correct: false,
      explanation: 'Because 10',
    });
  });

  test('an unanswered question, an unknown question or option, and a second answer are refused by name', () => {
    expect(errorsOf(answers(10).slice(1))).toEqual({ status: 422, paths: ['/body/answers'] });
    expect(errorsOf([...answers(10), { questionId: 'q11', optionId: 'a' }])?.paths).toEqual([
      '/body/answers/10/questionId',
    ]);
    expect(errorsOf([{ questionId: 'q1', optionId: 'd' }, ...answers(10).slice(1)])?.paths).toEqual([
      '/body/answers/0/optionId',
    ]);
    expect(errorsOf([...answers(10), right(0)])?.paths).toEqual(['/body/answers/10/questionId']);
  });
});

describe('§lesson.28 what an attempt asks', () => {
  const drawn = { ...quiz, draw: 5 };
  const attempt = (number: number, who = 'ada') => drawnQuestions(drawn, { userId: who, courseId: 'sql', number });
  const ids = (questions: { id: string }[]) => questions.map(({ id }) => id);

  test('is as many questions as the quiz says, in their order, the same whenever it is asked for', () => {
    const first = attempt(1);
    expect(first).toHaveLength(5);
    expect(ids(first)).toEqual(all.filter((id) => ids(first).includes(id)));
    expect(attempt(1)).toEqual(first);
  });

  test('is drawn anew for each attempt and each person, and every question comes up', () => {
    const many = Array.from({ length: 40 }, (_, index) => ids(attempt(index + 1)));
    expect(new Set(many.map(String)).size).toBeGreaterThan(30);
    expect(new Set(many.flat()).size).toBe(10);
    const others = Array.from({ length: 40 }, (_, index) => ids(attempt(1, `person-${index}`)));
    expect(new Set(others.map(String)).size).toBeGreaterThan(30);
  });

  test('has its options shuffled, each as often in each place, but for those whose order matters', () => {
    const positions = Array.from({ length: 300 }, (_, index) =>
      drawnQuestions(quiz, { userId: 'ada', courseId: 'sql', number: index })[0]?.options.findIndex(
        ({ id }) => id === 'a',
      ),
    );
    for (const position of [0, 1, 2]) {
      expect(Math.abs(positions.filter((at) => at === position).length - 100)).toBeLessThan(40);
    }
    const ordered = { ...quiz, questions: quiz.questions.map((question) => ({ ...question, ordered: true as const })) };
    const { questions } = { questions: drawnQuestions(ordered, { userId: 'ada', courseId: 'sql', number: 3 }) };
    expect(questions.map(({ options }) => options.map(({ id }) => id).join(''))).toEqual(all.map(() => 'abc'));
  });

  test('is what is judged: answers to other questions of the quiz are 409, and the score is a share of those asked', () => {
    const asked = ids(attempt(1));
    const others = all.filter((id) => !asked.includes(id));
    const answer = (id: string) => right(Number(id.slice(1)) - 1);
    expect(gradeQuiz(drawn, asked, asked.map(answer))).toMatchObject({ score: 100, passed: true });
    expect(() => gradeQuiz(drawn, asked, others.map(answer))).toThrow('The questions have changed');
  });
});

describe('§lesson.29 the wait after a failed attempt', () => {
  const start = Date.parse('2026-11-20T09:00:00Z');
  const minute = 60_000;
  const failures = (count: number) => Array.from({ length: count }, () => ({ score: 40, at: new Date(start) }));
  const waitAfter = (count: number) => {
    const retryAt = retryAtAfter(failures(count), new Date(start));
    return retryAt === undefined ? 0 : (retryAt.getTime() - start) / minute;
  };

  test('grows: none, 1, 5, 15 and then 60 minutes', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 20].map(waitAfter)).toEqual([0, 0, 1, 5, 15, 60, 60, 60]);
  });

  test('ends by itself, begins anew after a day, and is none once the quiz was passed', () => {
    expect(retryAtAfter(failures(3), new Date(start + 5 * minute))).toBeUndefined();
    const dayLater = new Date(start + 24 * 60 * minute);
    expect(retryAtAfter([...failures(5), { score: 0, at: dayLater }], dayLater)).toBeUndefined();
    expect(retryAtAfter([{ score: 60, at: new Date(start) }, ...failures(4)], new Date(start))).toBeUndefined();
  });
});
