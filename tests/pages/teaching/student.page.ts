/** /teach/courses/{courseId}/students/{studentId}: one student of a course. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const studentPage = (page: Page) => {
  const work = page.getByRole('region', { name: 'Work, as a table' });
  return {
    open: (courseId: string, studentId: string) => page.goto(paths.teach.student(courseId, studentId)),
    name: page.getByRole('heading', { level: 1 }),
    messageButton: page.getByRole('button', { name: 'Message', exact: true }),
    progress: page.getByRole('progressbar', { name: 'Progress', exact: true }),
    work,
    workLink: (assignment: string) => work.getByRole('link', { name: assignment, exact: true }),
    noWork: page.getByText('No assignments yet.', { exact: true }),
    dueDates: page.getByRole('list', { name: 'Later due dates' }),
    classes: page.getByRole('region', { name: 'Classes, as a table' }),
    conversations: page.getByRole('list', { name: 'Conversations' }),
    missing: page.getByRole('heading', { name: 'There is no such student in this course' }),
    /** Leads to the page from another one. */
    linkOf: (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }),
  };
};
