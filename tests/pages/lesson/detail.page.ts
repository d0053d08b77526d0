/** /courses/…/lessons/…: a lesson of whichever kind. */
import type { Page } from '@playwright/test';

export const lessonPage = (page: Page) => {
  const completeButton = page.getByRole('button', { name: 'Mark as complete', exact: true });
  return {
    open: (courseId: string, lessonId: string) => page.goto(`/courses/${courseId}/lessons/${lessonId}`),
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
    completeButton,
    /** Marking it as completed failed. */
    notSaved: page.getByRole('alert').filter({ hasText: 'Your progress was not saved' }),
    askButton: page.getByRole('button', { name: 'Ask about this lesson', exact: true }),
    complete: () => completeButton.click(),
    completed: page.getByRole('main').getByText('Completed', { exact: true }),
    nextLink: page.getByRole('navigation', { name: 'Lessons' }).getByRole('link', { name: 'Next lesson', exact: true }),
    courseLink: (title: string) => page.getByRole('main').getByRole('link', { name: title }),
    enrolLink: page.getByRole('link', { name: 'Enroll in this course' }),
    locked: page.getByRole('heading', { level: 1, name: 'This lesson is locked' }),
    transcript: page.getByRole('heading', { name: 'Transcript' }),
  };
};
