/** /teach/courses/{courseId}/assignments/{assignmentId}: how an assignment went. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const assignmentStatisticsPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    open: (courseId: string, assignmentId: string) => page.goto(paths.teach.statistics(courseId, assignmentId)),
    title: page.getByRole('heading', { level: 1 }),
    /** A count or an average: `Average 81%, median 84%`. */
    figure: (text: string | RegExp) => main.getByText(text),
    submitted: main.getByText(/^[\d,]+ of [\d,]+ submitted/),
    chart: page.getByRole('img', { name: 'Students by grade' }),
    bands: page.getByRole('region', { name: 'Data of Students by grade' }),
    criteria: page.getByRole('region', { name: 'Criteria, as a table' }),
    returnedLink: main.getByRole('link', { name: /^[\d,]+ returned$/ }),
    lateLink: main.getByRole('link', { name: /^[\d,]+ late$/ }),
    none: page.getByRole('heading', { name: 'No grades yet' }),
    few: page.getByText('The distribution is shown once five students have a grade.'),
    blind: page.getByRole('heading', { name: 'There are no statistics of blind grading' }),
    missing: page.getByRole('heading', { name: 'There is no such assignment in this course' }),
    queueLink: page.getByRole('link', { name: 'Open the Grading Queue', exact: true }),
    backLink: page.getByRole('link', { name: 'Back to Grades', exact: true }),
  };
};
