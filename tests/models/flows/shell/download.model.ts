import { exampleCourseEnrolled } from '../../../../src/api/generated/examples.ts';
import { downloadMachine } from '../../../../src/machines/shell/download.machine.ts';
import { assignmentDialog } from '../../../pages/assignments/details.page.ts';
import { assignmentsPage } from '../../../pages/assignments/list.page.ts';
import { coursePage } from '../../../pages/course/detail.page.ts';
import { schedulePage } from '../../../pages/schedule/list.page.ts';
import type { Find } from '../../browser/locators.ts';
import { press } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { text } from '../samples.ts';

/** The download button, in whichever of the flow's starts it is. */
const download: Find = (page) =>
  assignmentDialog(page)
    .downloadButton('question-log-template.md')
    .or(schedulePage(page).calendarButtonOf('Office hours'))
    .or(schedulePage(page).retryButtonOf('Office hours'))
    .or(coursePage(page).materialsButton);
/** Why it failed: beside the button, or in a notice where the page shows the button alone. */
const reason: Find = (page) =>
  page.getByRole('alert').or(page.getByText('The file could not be loaded. Please try again.')).first();

export const fileDownload = model(downloadMachine)({
  starts: {
    'an attachment': {
      open: async ({ attend, page }) => {
        await attend('/assignments');
        await assignmentsPage(page).detailsButton('Question log').click();
      },
    },
    'a class for the calendar': { open: ({ attend }) => attend('/schedules') },
    "a course's materials": {
      open: ({ attend, network }) => {
        network.give('getCourse', exampleCourseEnrolled);
        return attend('/courses/data-analytics');
      },
    },
  },
  events: { download: [{}] },
  answers: { downloadFile: { done: [text], error: [500] } },
  see: {
    idle: {
      says: '§assignments.12, §schedule.6, §course.16: a button that fetches the file',
      shows: [download],
    },
    downloading: { says: 'the file is fetched', shows: [download] },
    failed: {
      says: '§course.25: the download failed, which is said, and can be tried again',
      shows: [download, reason],
    },
  },
  calls: { downloadFile: ['downloadAttachment', 'downloadSubmissionFile', 'downloadCalendar', 'downloadMaterials'] },
  bodies: () => 'A file.',
  act: { download: ({ page }) => press(download(page)) },
});
