import { assignmentFileMachine } from '../../../../src/machines/assignments/attachment.machine.ts';
import { control, dialog, inDialog } from '../../browser/looks.ts';
import { button } from '../../browser/stage.ts';
import { model } from '../../engine/model.ts';
import { text } from '../samples.ts';

export const assignmentFile = model(assignmentFileMachine)({
  starts: {
    attachment: {
      open: async ({ attend, page }) => {
        await attend('/assignments');
        await page.getByRole('button', { name: 'View Details: Question log' }).click();
      },
      input: () => ({
        file: { kind: 'attachment', assignmentId: 'question-log', fileName: 'question-log-template.md' },
        name: 'question-log-template.md',
      }),
    },
  },
  events: { download: [{}] },
  answers: { downloadFile: { done: [text], error: [500] } },
  see: {
    idle: {
      says: '§assignments.12: an attachment with a "Download" button',
      shows: [control('Download: question-log-template.md')],
    },
    downloading: { says: '§assignments.12: the file is fetched', shows: [dialog('Question log')] },
    failed: {
      says: 'the download failed, and can be tried again',
      shows: [inDialog((within) => within.getByRole('alert')), control('Download: question-log-template.md')],
    },
  },
  calls: { downloadFile: ['downloadAttachment', 'downloadSubmissionFile'] },
  bodies: () => 'A file.',
  act: { download: button('Download: question-log-template.md') },
});
