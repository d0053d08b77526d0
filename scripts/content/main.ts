/**
 * `npm run content`: names every mistake in the content folder with its file and line, then runs the SQL and Python that
 * lessons show; ends with 1 where something is wrong. `CONTENT_FOLDER` names another folder than `content`.
 */
import { answerHelp } from '../../server/cli/help.ts';

answerHelp(import.meta.filename);
await import('../../server/cli/content.ts');
if (!process.exitCode) await import('./lessons.ts');
