/** /teach/grading/{courseId}/{submissionId}: one submission, and its feedback. */
import type { Page } from '@playwright/test';

export const gradingPage = (page: Page) => ({
  student: page.getByRole('heading', { level: 1 }),
  open: (courseId: string, submissionId: string) => page.goto(`/teach/grading/${courseId}/${submissionId}`),
  refused: page.getByRole('heading', { name: 'You cannot grade this submission' }),
  missing: page.getByRole('heading', { name: 'There is no such submission' }),
  nextLink: page.getByRole('link', { name: 'Next', exact: true }),
  previousLink: page.getByRole('link', { name: 'Previous', exact: true }),
  queueLink: page.getByRole('main').getByRole('link', { name: 'Grading', exact: true }),

  work: page.getByRole('textbox', { name: 'What the student wrote' }),
  commentButton: page.getByRole('button', { name: 'Comment on Selection', exact: true }),
  comment: (number: number) => page.getByLabel(`Comment ${number}`, { exact: true }),
  fileComment: (file: string) => page.getByLabel(`Comment on ${file}`, { exact: true }),
  showButton: (file: string) => page.getByRole('button', { name: `Show: ${file}`, exact: true }),
  hideButton: (file: string) => page.getByRole('button', { name: `Hide: ${file}`, exact: true }),

  criteria: page.locator('[data-grade] fieldset'),
  levels: (criterion: string) => page.getByRole('group', { name: criterion }).getByRole('radio'),
  level: (criterion: string, title: string) =>
    page.getByRole('group', { name: criterion }).getByRole('radio', { name: new RegExp(`^\\d\\. ${title}`) }),
  sum: page.getByText(/^Total: \d+%$/),
  anotherGrade: page.getByRole('checkbox', { name: 'Override grade' }),
  grade: page.getByLabel('Grade in percent', { exact: true }),
  reason: page.getByLabel('Reason', { exact: true }),
  feedback: page.getByLabel('Feedback', { exact: true }),
  returnButton: page.getByRole('button', { name: 'Return', exact: true }),
  returnOrRetryButton: page
    .locator('[data-grade]')
    .getByRole('button', { name: /^(Return|Retry)$/ })
    .last(),
  returningButton: page.getByRole('button', { name: 'Returning...' }),
  otherGrader: page.getByText(/ is grading this$/),

  returned: page.getByText(/^Returned to /).last(),
  /** Undoes the latest return; `undoOf` that of one student, where several can be undone. */
  undoButton: page.getByRole('button', { name: /^Undo: / }).last(),
  undoOf: (student: string) => page.getByRole('button', { name: `Undo: ${student}`, exact: true }),
  undoingButton: page.getByRole('button', { name: 'Undoing...' }),
  dismissButton: page.getByRole('region', { name: 'Returned' }).getByRole('button', { name: /^Dismiss: / }),
  undoRetryButton: page.getByRole('region', { name: 'Returned' }).getByRole('button', { name: 'Retry' }),
  notUndone: page.getByText(/^Not undone: /),
});
