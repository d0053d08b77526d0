/** A lesson that is a case study. */
import type { Page } from '@playwright/test';

export const caseStudyPage = (page: Page) => {
  const dataRoom = page.getByRole('region', { name: 'Data room' });
  const decisions = page.getByRole('group', { name: 'What do you do?' }).getByRole('button');
  const decision = (text: string) => decisions.filter({ hasText: text });
  return {
    open: (courseId: string, lessonId: string) => page.goto(`/courses/${courseId}/lessons/${lessonId}`),
    decisions,
    decision,
    decide: (text: string) => decision(text).click(),
    scene: (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true }),
    /** The decisions taken so far. */
    way: page.getByRole('list', { name: 'What you decided' }),
    /** The tables that the story has opened, each named with how many rows it has. */
    tables: dataRoom.getByRole('heading', { level: 4 }),
    openTable: (name: string) => dataRoom.getByRole('button', { name }).click(),
    table: (name: string) => dataRoom.getByRole('region', { name: `Rows of ${name}` }),
    /** The title of the story's end. */
    ending: (title: string) => page.getByText(title, { exact: true }),
    backButton: page.getByRole('button', { name: 'Undo the last decision' }),
    startAgainButton: page.getByRole('button', { name: 'Decide otherwise' }),
    completed: page.getByRole('status').filter({ hasText: 'The lesson is completed.' }),
  };
};
