/** An instructor's own pages. */
import { expect } from '@playwright/test';
import { teachPaths } from '../../../src/teach-paths.ts';
import { on } from '../../pages/on.ts';
import { teachingPage } from '../../pages/teaching/overview.page.ts';
import { rosterPage } from '../../pages/teaching/roster.page.ts';
import { messages } from '../call-faults.ts';
import { click, get, goto, type Row, sees } from '../row.ts';

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
  {
    name: 'Roster',
    invokedBy: ['teaching/roster.listRoster'],
    who: 'instructor',
    call: get(/^\/teach\/courses\/data-analytics\/students$/),
    start: goto(teachPaths.course('data-analytics')),
    title: 'The students could not be loaded',
    message: 'Please try again.',
    recovered: sees(on(rosterPage, 'table')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Table of a roster',
    invokedBy: ['shell/download.downloadFile'],
    who: 'instructor',
    call: get(/\/students\/table$/),
    open: goto(teachPaths.course('data-analytics')),
    start: click(on(rosterPage, 'downloadButton')),
    message: messages('The file could not be loaded. Please try again.'),
    retry: on(rosterPage, 'downloadButton'),
    recovered: ({ downloads }) => expect.poll(() => downloads).toEqual(['data-analytics-students.csv']),
    sessionEnded: 'sign-in',
  },
];
