/** A lesson that is a case study. */
import type { Page } from '@playwright/test';

export const caseStudyPage = (page: Page) => {
  const decisions = page.getByRole('group', { name: 'What do you do?' }).getByRole('button');
  const decision = (text: string) => decisions.filter({ hasText: text });
  return {
    open: (courseId: string, lessonId: string) => page.goto(`/courses/${courseId}/lessons/${lessonId}`),
    decisions,
    decision,
    decide: (text: string) => decision(text).click(),
    scene: (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true }),
    /** What was decided so far. */
    way: page.getByRole('list', { name: 'What you decided' }),
    backButton: page.getByRole('button', { name: 'Take back the last decision' }),
    startAgainButton: page.getByRole('button', { name: 'Decide otherwise' }),
    completed: page.getByRole('status').filter({ hasText: 'The lesson is completed.' }),
  };
};
