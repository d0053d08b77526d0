import { exampleCourseEnrolled } from '../../../../src/api/generated/examples.ts';
import { downloadMachine } from '../../../../src/machines/shell/download.machine.ts';
import { assignmentsPage } from '../../../pages/assignments/list.page.ts';
import type { Look } from '../../browser/looks.ts';
import { press } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';
import { text } from '../samples.ts';

const name = /^(Download: question-log-template\.md|(Add to calendar|Retry): Office hours|Download Materials)$/;
const download: Look = (page) => page.getByRole('button', { name });
/** Beside the button, or in a notice where the page has the button alone. */
const reason: Look = (page) =>
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
      open: ({ attend, gate }) => {
        gate.give('getCourse', exampleCourseEnrolled);
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
  act: { download: ({ page }) => press(page.getByRole('button', { name })) },
});
