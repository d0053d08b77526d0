/** Student view: a course that one teaches, as its students see it. */
import { expect } from '@playwright/test';
import { on } from '../../pages/on.ts';
import { rosterPage } from '../../pages/teaching/roster.page.ts';
import { studentViewPart } from '../../pages/teaching/student-view.page.ts';
import { click, del, goto, post, type Row, sees, type Visit } from '../row.ts';

async function openStudentView(visit: Visit): Promise<void> {
  await visit.page.goto('/teach');
  await studentViewPart(visit.page).startButton.click();
  await visit.page.waitForURL('**/courses/data-analytics');
  await expect(studentViewPart(visit.page).bar).toBeVisible();
}

export const studentViewRows: readonly Row[] = [
  {
    name: 'Student view',
    invokedBy: ['teaching/student-view.startStudentView'],
    who: 'instructor',
    call: post(/^\/teach\/courses\/data-analytics\/student-view$/),
    open: goto('/teach'),
    start: click(on(studentViewPart, 'startButton')),
    message: 'Student view could not be started. Please try again.',
    retry: on(studentViewPart, 'startButton'),
    recovered: sees(on(studentViewPart, 'bar')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Leaving Student view',
    invokedBy: ['teaching/student-view.endStudentView'],
    who: 'instructor',
    call: del(/^\/teach\/student-view$/),
    open: openStudentView,
    start: click(on(studentViewPart, 'leaveButton')),
    message: 'Teaching could not be opened. Please try again.',
    messageAt: (page, message) => studentViewPart(page).bar.getByText(message),
    retry: on(studentViewPart, 'leaveButton'),
    recovered: sees(on(rosterPage, 'table')),
    sessionEnded: 'as a visitor',
  },
];
