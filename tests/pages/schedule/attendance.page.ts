/** The page on which an instructor marks who was at a class. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const attendancePage = (page: Page) => {
  const main = page.getByRole('main');
  const students = main.getByRole('list', { name: 'Students' });
  return {
    title: main.getByRole('heading', { name: 'Attendance', level: 1 }),
    waiting: main.getByText('Loading...'),
    none: main.getByRole('heading', { name: 'No students yet' }),
    students,
    /** The first student's `Present`, `Late`, `Excused`, `Absent` or `Not marked`. */
    firstMark: (mark: string) => students.getByRole('group').first().getByRole('radio', { name: mark, exact: true }),
    restButton: main.getByRole('button', { name: 'Mark the Rest Present', exact: true }),
    saveButton: main.getByRole('button', { name: 'Save', exact: true }),
    saveOrRetryButton: main.getByRole('button', { name: /^(Save|Retry)$/ }),
    savingButton: main.getByRole('button', { name: 'Saving...' }),
    saved: main.getByText('The attendance is saved.'),
    open: (courseId: string, classId: string) => page.goto(paths.teach.attendance(courseId, classId)),
  };
};
