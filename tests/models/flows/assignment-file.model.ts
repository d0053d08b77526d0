import { assignmentFileMachine } from '../../../src/machines/assignment-file.machine.ts';
import { model } from '../engine/model.ts';
import { text } from './samples.ts';

export const assignmentFile = model(assignmentFileMachine)({
  starts: {
    attachment: {
      input: () => ({
        file: { kind: 'attachment', assignmentId: 'question-log', fileName: 'question-log-template.md' },
        name: 'question-log-template.md',
      }),
    },
  },
  events: { download: [{}] },
  answers: { downloadFile: { done: [text], error: [500] } },
  see: {
    idle: { says: '§2: an attachment with a "Download" button' },
    downloading: { says: 'decisions 5: the file is fetched' },
    failed: { says: 'the download failed, and can be tried again' },
  },
});
