import { exampleArchiveListing } from '../../../../src/api/generated/examples.ts';
import type { FileInput } from '../../../../src/machines/grading/file.machine.ts';
import { gradingFileMachine } from '../../../../src/machines/grading/file.machine.ts';
import type { SubmissionFile } from '../../../../src/machines/grading/types.ts';
import { failure } from '../../../pages/failure.page.ts';
import { gradingPage } from '../../../pages/grading/submission.page.ts';
import { on } from '../../../pages/on.ts';
import { control, text } from '../../browser/locators.ts';
import { barred, press, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { openSubmission, waiting } from './samples.ts';

const { courseId, submissionId } = waiting;
const [notes, archive] = waiting.files;
if (!notes || !archive) throw new Error('The example of a submission has no two files.');
/** A PDF, for which the browser of the walks has no viewer. */
const report: SubmissionFile = { ...notes, name: 'report.pdf', mediaType: 'application/pdf' };

/** A page with one file, as each file has a flow of its own. */
const start = (file: SubmissionFile, kind: FileInput['kind']) => ({
  open: openSubmission({ ...waiting, files: [file] }),
  input: () => ({ courseId, submissionId, file, kind }),
});

const toggle = /^(Show|Hide): /;

export const gradingFile = model(gradingFileMachine)({
  starts: { 'a text': start(notes, 'text'), 'an archive': start(archive, 'entries'), 'a PDF': start(report, null) },
  events: { show: [{}], hide: [{}], retry: [{}] },
  answers: {
    openFile: {
      done: [
        { kind: 'text', text: 'Five questions.' },
        { kind: 'entries', listing: exampleArchiveListing },
      ],
      error: [500],
    },
  },
  possible: (event, { start }) => {
    const output = 'output' in event ? event.output : null;
    if (typeof output !== 'object' || output === null || !('kind' in output)) return true;
    return output.kind === (start === 'an archive' ? 'entries' : 'text');
  },
  see: {
    closed: { says: '§grading.15: a file with its download', shows: [control(/^Download: /)] },
    opening: { says: '§grading.15: the file is fetched', shows: [control(/^Hide: /), text('Loading...')] },
    shown: { says: '§grading.15: what is in it', shows: [control(/^Hide: /)], hides: [text('Loading...')] },
    failed: { says: '§grading.15: it could not be loaded', shows: [on(failure, 'retryButton')] },
  },
  calls: { openFile: ['readSubmissionFile', 'listArchiveEntries'] },
  bodies: (output) =>
    typeof output === 'object' && output && 'listing' in output ? output.listing : 'Five questions.',
  act: {
    show: async ({ page }) => {
      await gradingPage(page).work.waitFor();
      const button = page.getByRole('button', { name: toggle });
      return (await button.count()) === 0 ? barred : press(button);
    },
    hide: ({ page }) => press(page.getByRole('button', { name: toggle })),
    retry: pressing(failure, 'retryButton'),
  },
});
