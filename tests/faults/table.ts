/** The table of faults: a row for each call that a screen makes. */

import type { Form, QuietRow, Row, ShownRow, Stage } from './row.ts';
import { accountRows, accountSettled } from './table/account.ts';
import { analyticsRows } from './table/analytics.ts';
import { announcementRows } from './table/announcements.ts';
import { assignmentRows } from './table/assignments.ts';
import { caseStudyRows } from './table/case-studies.ts';
import { certificateRows } from './table/certificates.ts';
import { classTeachingRows } from './table/class-teaching.ts';
import { courseRows } from './table/course.ts';
import { dashboardRows } from './table/dashboard.ts';
import { feedbackRows, feedbackSettled } from './table/feedback.ts';
import { gradingRows } from './table/grading.ts';
import { lessonRows } from './table/lesson.ts';
import { pathRows } from './table/path.ts';
import { paymentRows, paymentSettled } from './table/payment.ts';
import { practiceRows, practiceSettled } from './table/practice.ts';
import { privacyRows } from './table/privacy.ts';
import { projectRows } from './table/projects.ts';
import { questionRows } from './table/questions.ts';
import { regradeRows } from './table/regrades.ts';
import { resourceRows } from './table/resources.ts';
import { reviewRows } from './table/review.ts';
import { scheduleRows } from './table/schedule.ts';
import { searchRows } from './table/search.ts';
import { secondFactorRows } from './table/second-factor.ts';
import { standingRows } from './table/standing.ts';
import { studentViewRows } from './table/student-view.ts';
import { syncRows } from './table/sync.ts';
import { teachingRows, teachingSettled } from './table/teaching.ts';

const rows: readonly Row[] = [
  ...courseRows,
  ...lessonRows,
  ...practiceRows,
  ...projectRows,
  ...caseStudyRows,
  ...dashboardRows,
  ...assignmentRows,
  ...analyticsRows,
  ...announcementRows,
  ...gradingRows,
  ...regradeRows,
  ...feedbackRows,
  ...questionRows,
  ...resourceRows,
  ...scheduleRows,
  ...classTeachingRows,
  ...certificateRows,
  ...reviewRows,
  ...pathRows,
  ...standingRows,
  ...studentViewRows,
  ...teachingRows,
  ...paymentRows,
  ...privacyRows,
  ...accountRows,
  ...secondFactorRows,
  ...syncRows,
  ...searchRows,
];

const isQuiet = (row: Row): row is QuietRow => 'unaffected' in row;

export const quietRows: readonly QuietRow[] = rows.filter(isQuiet);
export const shownRows: readonly ShownRow[] = rows.filter((row): row is ShownRow => !isQuiet(row));

/** Every invocation in the table, as `machine.invocation`. */
export const invocations: readonly string[] = rows.flatMap(({ invokedBy }) => invokedBy);

/** A form in one of the states that hold what a person typed. */
export type FormState = {
  name: string;
  /** `flow leaf`. */
  state: string;
  row: ShownRow;
  form: Form;
  stage: Stage;
};

const nameOf = (state: string, { of }: Form) => (of ? `${state} (${of})` : state);

export const formStates: readonly FormState[] = shownRows.flatMap((row) =>
  (row.forms ?? []).flatMap((form) =>
    Object.entries(form.states).map(([state, stage]) => ({ name: nameOf(state, form), state, row, form, stage })),
  ),
);

/** States with the tag `input` in which nothing is left to lose, and why. */
export const settled: Record<string, string> = {
  ...accountSettled,
  ...feedbackSettled,
  ...paymentSettled,
  ...practiceSettled,
  ...teachingSettled,
};
