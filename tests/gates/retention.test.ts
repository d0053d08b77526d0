/** `docs/retention.md` says of every table how long its rows are kept, and how much a person may store: it is true. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bodyBytes, pace, storage } from '../../server/platform/limits.ts';
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
  unsentAttachments: 'thread_attachments',
  unmatchedReversals: 'payment_reversals',
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

test('§product.48: the page states each limit with its present value', () => {
  const megabyte = 1024 * 1024;
  const shown = (value: number) =>
    value >= megabyte ? `${value / megabyte} MB` : value >= 64 * 1024 ? `${value / 1024} kB` : String(value);
  const all = [
    ...Object.entries(bodyBytes).map(([name, value]) => [`bodyBytes.${name}`, value] as const),
    ...Object.entries(storage).map(([name, value]) => [`storage.${name}`, value] as const),
    ...Object.entries(pace).map(([name, { points }]) => [`pace.${name}`, points] as const),
  ];
  const limits = new Map(
    [...page.matchAll(/^\| (.+) \| `(\w+\.\w+)` \|/gm)].map(([, what = '', name = '']) => [name, what]),
  );
  expect([...limits.keys()].sort()).toEqual(all.map(([name]) => name).sort());
  for (const [name, value] of all) expect(limits.get(name)).toMatch(new RegExp(`: ${shown(value)}\\b`));
});
