/** A lesson that is a quiz. */
import { expect, type Page } from '@playwright/test';

export const quizPage = (page: Page) => {
  const questions = page.getByRole('main').getByRole('group');
  const choices = questions.getByRole('radio');
  const checkButton = page.getByRole('button', { name: 'Check answers', exact: true });
  const chosen = questions.getByRole('radio', { checked: true });
  return {
    open: (courseId: string, lessonId = 'm1-l4') => page.goto(`/courses/${courseId}/lessons/${lessonId}`),
    questions,
    choices,
    chosen,
    question: (prompt: string) => page.getByRole('group', { name: prompt }),
    checkButton,
    checkingButton: page.getByRole('button', { name: 'Checking...' }),
    /** The share of right answers. */
    score: page.getByRole('status').filter({ hasText: /\d%/ }),
    notPassed: page.getByText(/^\d+%: not passed yet/),
    tryAgainButton: page.getByRole('button', { name: 'Try again', exact: true }),
    /** What to read again before the next attempt. */
    readAgain: page.getByRole('navigation', { name: 'Read the module again' }),
    expectQuestions: () => expect(questions.first()).toBeVisible(),
    expectAllAnswered: async () => expect(chosen).toHaveCount(await questions.count()),
    /** Chooses the first answer to each question. */
    async answerAll() {
      await expect(questions.first()).toBeVisible();
      for (const question of await questions.all()) await question.getByRole('radio').first().check();
    },
    check: () => checkButton.click(),
  };
};
