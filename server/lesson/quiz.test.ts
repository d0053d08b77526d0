import { describe, expect, test } from 'vitest';
import { type Quiz, questionsOf } from '../content/quiz-questions.ts';
import { Problem } from '../http/problem.ts';
import { gradeQuiz } from './quiz.ts';

const quiz: Quiz = {
  id: 'm1-l4',
  type: 'quiz',
  title: 'Check',
  minutes: 30,
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

const errorsOf = (given: { questionId: string; optionId: string }[]) => {
  try {
    gradeQuiz(quiz, given);
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
    expect(gradeQuiz(quiz, answers(6))).toMatchObject({ score: 60, passed: true });
    expect(gradeQuiz(quiz, answers(5))).toMatchObject({ score: 50, passed: false });
  });

  test('each answer comes back with its explanation', () => {
    expect(gradeQuiz(quiz, answers(9)).answers[9]).toEqual({
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
