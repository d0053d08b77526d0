/** An instructor's own pages. */
import { on } from '../../pages/on.ts';
import { teachingPage } from '../../pages/teaching/overview.page.ts';
import { get, goto, type Row, sees } from '../row.ts';

export const teachingRows: readonly Row[] = [
  {
    name: 'Teaching',
    invokedBy: ['teaching/overview.listTaughtCourses'],
    who: 'instructor',
    call: get(/^\/teach\/courses$/),
    start: goto('/teach'),
    title: 'Error',
    message: 'Your courses could not be loaded. Please try again.',
    recovered: sees(on(teachingPage, 'firstCount')),
    sessionEnded: 'sign-in',
  },
];
