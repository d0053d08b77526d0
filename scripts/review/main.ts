/**
 * `npm run review`: pictures of every story, in light and dark, at 390 and 1280 px, against those of the base.
 *
 *   npm run review                            against `main`; serves the page with its verdict forms
 *   npm run review -- --base origin/main      against another commit
 *   npm run review -- --only course           the stories whose id has this in it
 *   npm run review -- --ci                    serves nothing; exits with 1 where a picture waits for its approval
 *   npm run review -- --open                  serves the page of the last run
 *   npm run review -- approve button--busy --note "Wider, as agreed"       or reject; `id@dark-390` is one picture
 */
import { join } from 'node:path';
import { readArguments } from '../command-line.ts';
import { type Change, readApprovals, statusOf } from './approvals.ts';
import { review } from './review.ts';
import { approvalsFile, giveVerdict, openReviewServer, writeResult } from './server.ts';
import { folder } from './workshop.ts';

const { values, positionals } = readArguments(import.meta.filename, {
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'main' },
    only: { type: 'string', default: '' },
    note: { type: 'string', default: '' },
    port: { type: 'string', default: '6007' },
    ci: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
  },
});

function report(changes: readonly Change[]): void {
  const approvals = readApprovals(approvalsFile);
  const waiting = changes.filter((change) => statusOf(change, approvals) !== 'approved');
  for (const change of waiting) {
    console.log(`${change.kind} ${change.story.id}@${change.mode}: ${statusOf(change, approvals)}`);
  }
  console.log(`${changes.length} pictures differ from ${values.base}, ${waiting.length} of them without an approval.`);
  console.log(`The page: ${join(folder, 'index.html')}`);
  if (values.ci && waiting.length > 0) process.exitCode = 1;
}

const [command, ...patterns] = positionals;
if (command === 'approve' || command === 'reject') {
  const count = giveVerdict(patterns, command === 'approve' ? 'approved' : 'rejected', values.note);
  console.log(`${count} pictures; kept in ${approvalsFile}.`);
  if (count === 0) process.exitCode = 1;
} else if (command) {
  console.error(`There is no command "${command}": there are approve and reject.`);
  process.exitCode = 2;
} else {
  if (!values.open) {
    console.log('Building both workshops...');
    const result = await review(values.base, values.only);
    writeResult(result);
    report(result.changes);
  }
  if (!values.ci) console.log(`Open ${await openReviewServer(Number(values.port))}/index.html; Ctrl+C ends it.`);
}
