/** `docs/retention.md` says of every table how long its rows are kept, and is carried out as it says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retentionDays } from '../../server/platform/retention.ts';

const schema = 'server/platform/database/schema';
const tables = readdirSync(schema).flatMap((file) =>
  [...readFileSync(join(schema, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => name),
);
const page = readFileSync('docs/retention.md', 'utf8');
const rows = new Map([...page.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name = '', rest = '']) => [name, rest]));

const tableOf: Record<keyof typeof retentionDays, string> = {
  mails: 'mails',
  unsubmittedFiles: 'submission_files',
  unmatchedReversals: 'payment_reversals',
  instructorMessages: 'instructor_messages',
  drafts: 'drafts',
  endedDrafts: 'drafts',
  knownDevices: 'known_devices',
  auditLog: 'audit_log',
};

test('§product.46: each table has a row, and each row a table', () => {
  expect([...rows.keys()].sort()).toEqual(tables.sort());
});

test.each(Object.entries(tableOf))('§product.46: %s are kept for as long as the page says', (kept, table) => {
  const days = Object.entries(retentionDays).find(([name]) => name === kept)?.[1];
  expect(rows.get(table)).toContain(`${days} days`);
});
