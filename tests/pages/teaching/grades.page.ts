/** /teach/courses/{courseId}/grades: the gradebook of a course. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

const filters = { all: 'All', missing: 'Missing work', late: 'Late work' };

export const gradesPage = (page: Page) => {
  const grid = page.getByRole('grid', { name: 'Grades' });
  return {
    open: (courseId: string) => page.goto(paths.teach.grades(courseId)),
    title: page.getByRole('heading', { level: 1, name: 'Grades' }),
    grid,
    /** A row for each student. */
    students: grid.getByRole('row').filter({ has: page.getByRole('rowheader').getByRole('link') }),
    /** Of an assignment's heading, or of a cell: `Question log`, or `Question log, Leila Haidari`. */
    moreTimeButton: (of: string | RegExp) =>
      grid.getByRole('button', { name: typeof of === 'string' ? `Give More Time: ${of}` : of, exact: true }),
    /** Of the cell that has the focus: `Question log, Leila Haidari`. */
    excuseButton: (of: string, isGiven = false) =>
      grid.getByRole('button', { name: `${isGiven ? 'Remove Excuse' : 'Excuse'}: ${of}`, exact: true }),
    /** Opens the dialog that excuses a student, or takes that back, of `Question log, Leila Haidari`. */
    async openExcuse(of: string, isGiven = false) {
      await grid.getByRole('link', { name: new RegExp(`^${of}: `) }).focus();
      await this.excuseButton(of, isGiven).click();
    },
    /** A cell with a way on: `Question log, Leila Haidari: 92%`. */
    cell: (name: string | RegExp) => grid.getByRole('link', { name }),
    /** The heading of an assignment, which leads to its statistics. */
    statisticsLink: (assignment: string) =>
      grid.getByRole('columnheader').getByRole('link', { name: assignment, exact: true }),
    none: page.getByText('No students found.', { exact: true }),
    search: page.getByLabel('Search by name or email'),
    sortBy: page.getByLabel('Sort by', { exact: true }),
    filter: (show: keyof typeof filters) => page.getByRole('button', { name: filters[show], exact: true }),
    missingFilter: page.getByRole('button', { name: filters.missing, exact: true }),
    downloadButton: page.getByRole('button', { name: 'Download Table', exact: true }),
    weightsButton: page.getByRole('button', { name: 'Weights', exact: true }),
    /** `84 of 100, 3 of 6 counted`, of a student. */
    courseGrade: (name: string) =>
      grid
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name, exact: true }) })
        .getByRole('gridcell')
        .first(),
    /** Of the course, or of an assignment's heading. */
    latePolicyButton: (assignment?: string) =>
      page.getByRole('button', { name: assignment ? `Late Policy: ${assignment}` : 'Late Policy', exact: true }),
    importButton: page.getByRole('button', { name: 'Import Grades', exact: true }),
    moreButton: page.getByRole('button', { name: 'Show More', exact: true }),
    moreOrRetryButton: page.getByRole('button', { name: /^(Show More|Retry)$/ }),
    loadingMoreButton: page.getByRole('button', { name: 'Loading...' }),
  };
};

/** A grade that is typed in a cell. */
export const gradeEntry = (page: Page) => {
  const grid = page.getByRole('grid', { name: 'Grades' });
  return {
    /** Of all cells, or of `Question log, Leila Haidari`. */
    field: grid.getByLabel(/^Grade in percent: /),
    fieldOf: (cell: string) => grid.getByLabel(`Grade in percent: ${cell}`, { exact: true }),
    returnButton: grid.getByRole('button', { name: 'Return', exact: true }),
    cancelButton: grid.getByRole('button', { name: 'Cancel', exact: true }),
    returning: grid.getByText('Returning...', { exact: true }),
    refusal: grid.getByRole('alert'),
    loading: grid.getByText('Loading...', { exact: true }),
    undoButton: page.getByRole('button', { name: /^Undo: / }),
    undone: page.getByRole('region', { name: 'Returned' }).getByText(/^Returned to /),
  };
};

export const gradeHistoryDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Grade history' });
  return {
    dialog,
    changes: dialog.getByRole('listitem'),
    loading: dialog.getByText('Loading...', { exact: true }),
    closeButton: dialog.getByRole('contentinfo').or(dialog).getByRole('button', { name: 'Close', exact: true }).last(),
  };
};

export const moreTimeDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Give More Time' });
  const [day, reason] = [
    dialog.getByLabel('New due date', { exact: true }),
    dialog.getByLabel('Reason', { exact: true }),
  ];
  return {
    dialog,
    day,
    time: dialog.getByLabel('Time', { exact: true }),
    reason,
    chosenOption: dialog.getByRole('radio', { name: 'Students I choose', exact: true }),
    student: (name: string | RegExp) => dialog.getByRole('checkbox', { name }),
    sendButton: dialog.getByRole('button', { name: 'Give More Time', exact: true }),
    sendOrRetryButton: dialog.getByRole('button', { name: /^(Give More Time|Retry)$/ }),
    sendingButton: dialog.getByRole('button', { name: 'Sending...' }),
    cancelButton: dialog.getByRole('button', { name: 'Cancel', exact: true }),
    given: page.getByText('More time given', { exact: true }),
    async fill(until: string, why: string) {
      await day.fill(until);
      await reason.fill(why);
    },
  };
};

export const excuseDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Excuse Student' });
  return {
    dialog,
    reason: dialog.getByLabel('Reason', { exact: true }),
    sendButton: dialog.getByRole('button', { name: 'Excuse Student', exact: true }),
    sendOrRetryButton: dialog.getByRole('button', { name: /^(Excuse Student|Retry)$/ }),
    sendingButton: dialog.getByRole('button', { name: 'Sending...' }),
    excused: page.getByText('Student excused', { exact: true }),
  };
};

export const removeExcuseDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Remove Excuse?' });
  return {
    dialog,
    confirmOrRetryButton: dialog.getByRole('button', { name: /^(Remove Excuse|Retry)$/ }),
    removingButton: dialog.getByRole('button', { name: 'Removing...' }),
    keepButton: dialog.getByRole('button', { name: 'Keep It', exact: true }),
    removed: page.getByText('Excuse removed', { exact: true }),
  };
};

export const weightsDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Weights' });
  return {
    dialog,
    weightOf: (assignment: string) => dialog.getByLabel(assignment, { exact: true }),
    sum: dialog.getByText(/^Sum of all weights: /),
    seenTick: dialog.getByLabel('Students see their own course grade', { exact: true }),
    missingTick: dialog.getByLabel('Work that is missing counts as 0', { exact: true }),
    saveButton: dialog.getByRole('button', { name: 'Save Weights', exact: true }),
    saveOrRetryButton: dialog.getByRole('button', { name: /^(Save Weights|Retry)$/ }),
    savingButton: dialog.getByRole('button', { name: 'Saving...' }),
    cancelButton: dialog.getByRole('button', { name: 'Cancel', exact: true }),
    saved: page.getByText('Weights saved', { exact: true }),
  };
};
