import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Proof } from './kinds.ts';
import { kindOf } from './proofs.ts';
import { lastResults } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'trace-'));
const write = (name: string, report: object) => writeFileSync(join(folder, name), JSON.stringify(report));
const vitestRun = (startTime: number, status: string, fullName = 'The server garden.3 waters') => ({
  startTime,
  testResults: [{ name: resolve('server/garden.test.ts'), assertionResults: [{ fullName, status }] }],
});
const proof = (overrides: Partial<Proof> = {}): Proof => ({
  kind: 'server',
  file: 'server/garden.test.ts',
  line: 1,
  title: 'garden.3 waters',
  ...overrides,
});

test('a test that several reports have counts as it last ended', () => {
  write('early.json', vitestRun(1000, 'failed'));
  write('late.json', vitestRun(2000, 'passed'));
  write('later.json', vitestRun(3000, 'failed', 'The server garden.4 drains'));
  expect(lastResults(folder)(proof())).toEqual({ isPassed: true, at: 2000 });
  expect(lastResults(folder)(proof({ title: 'garden.4 drains' }))).toEqual({ isPassed: false, at: 3000 });
});

test('a skipped test, and one that no report has, have no result', () => {
  write('skipped.json', vitestRun(1000, 'skipped', 'garden.5'));
  expect(lastResults(folder)(proof({ title: 'garden.5' }))).toBeNull();
  expect(lastResults(folder)(proof({ file: 'server/house.test.ts' }))).toBeNull();
});

test('a journey is found by the title of its group and its own, and fails where it passed on its retry alone', () => {
  const spec = (status: string) => ({ title: 'for a visitor', file: 'journeys/garden.spec.ts', tests: [{ status }] });
  const inner = { title: 'garden.6 A walk', specs: [spec('flaky')] };
  write('journeys.json', {
    config: { rootDir: resolve('tests') },
    stats: { startTime: '2026-11-01T10:00:00Z' },
    suites: [{ title: 'journeys/garden.spec.ts', specs: [], suites: [inner] }],
  });
  const journey = proof({ kind: 'journey', file: 'tests/journeys/garden.spec.ts', title: 'garden.6 A walk' });
  expect(lastResults(folder)(journey)).toEqual({ isPassed: false, at: Date.parse('2026-11-01T10:00:00Z') });
});

test("a flow's walks count for all that its model cites", () => {
  mkdirSync(join(folder, 'models/flows/garden'), { recursive: true });
  write('models/flows/garden/path.json', { failures: [], missing: [] });
  const walk = proof({ kind: 'walk', file: 'tests/models/flows/garden/path.model.ts', title: 'anything' });
  expect(lastResults(folder)(walk)?.isPassed).toBe(true);
  write('models/flows/garden/path.json', { failures: [], missing: ['state asking'] });
  expect(lastResults(folder)(walk)?.isPassed).toBe(false);
});

test.each([
  ['tests/journeys/payment.spec.ts', 'journey'],
  ['tests/contract/lists.test.ts', 'server'],
  ['src/ui/screens/payment/list/list.view.stories.tsx', 'story'],
  ['tests/gates/input.test.ts', 'gate'],
  ['src/machines/paged-list.test.ts', 'unit'],
])('%s is a %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind);
});
