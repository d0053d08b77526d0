/** Rooms and the server's folders import downward only, and no files import each other in a circle (.dependency-cruiser.cjs). */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const report = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

/** `<rule>: <file> -> <file>` for each violation in the folders of `root`. */
function violations(root: string, folders: string[]): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json'],
      ...folders,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  expect(stdout, stderr).not.toBe('');
  const { summary } = report.parse(JSON.parse(stdout));
  expect(summary.totalCruised).toBeGreaterThan(0);
  return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`).toSorted();
}

/** A folder with these files, each of which imports the files listed for it. */
function madeUp(files: Record<string, string[]>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    for (const [path, imports] of Object.entries(files)) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      const lines = imports.map((from, index) => `import { it as it${index} } from '${from}';`);
      const used = imports.map((_, index) => `it${index}`);
      writeFileSync(join(root, path), `${lines.join('\n')}\nexport const it = [${used.join(', ')}];\n`);
    }
    return violations(root, ['server', 'src']);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

it('no import leads to a higher layer, and no imports form a circle', { timeout: 120_000 }, () => {
  expect(violations('.', ['server', 'src', 'tests', 'scripts', '.storybook'])).toEqual([]);
});

it('each kind of violation is reported, and imports from lower layers are not', { timeout: 120_000 }, () => {
  const found = madeUp({
    'server/platform/log.ts': ['../http/problem.ts'],
    'server/http/problem.ts': [],
    'server/sync/drafts.ts': ['../http/problem.ts', '../course/view.ts'],
    'server/course/view.ts': ['./progress.ts'],
    'server/course/progress.ts': ['./view.ts'],
    'server/lesson/quiz.ts': ['../course/view.ts', '../payment/pricing.ts'],
    'server/payment/pricing.ts': ['../testing/server.ts'],
    'server/payment/pricing.test.ts': ['../testing/server.ts'],
    'server/testing/server.ts': ['../main.ts'],
    'server/cli/invite.ts': ['../main.ts'],
    'server/main.ts': ['./lesson/quiz.ts'],
    'server/app.ts': ['./testing/server.ts'],
    'server/forum/threads.ts': [],
    'server/operations.ts': ['./forum/threads.ts'],
    'src/api/client.ts': ['../sync/tabs.ts', '../paths.ts'],
    'src/machines/lesson/quiz.machine.ts': ['../../api/client.ts', '../../sync/tabs.ts'],
    'src/sync/tabs.ts': ['../routes/lesson/quiz.tsx'],
    'src/routes/lesson/quiz.tsx': [
      '../../machines/lesson/quiz.machine.ts',
      '../../ui/screens/lesson/quiz/quiz.view.tsx',
    ],
    'src/ui/screens/lesson/quiz/quiz.view.tsx': ['../../../../paths.ts'],
    'src/paths.ts': [],
  });
  expect(found.filter((violation) => !violation.startsWith('circle'))).toEqual([
    'server-cli-imports-upward: server/cli/invite.ts -> server/main.ts',
    'server-folder-without-a-layer: server/operations.ts -> server/forum/threads.ts',
    'server-imports-its-test-helpers: server/app.ts -> server/testing/server.ts',
    'server-lesson-imports-upward: server/lesson/quiz.ts -> server/payment/pricing.ts',
    'server-payment-imports-upward: server/payment/pricing.ts -> server/testing/server.ts',
    'server-platform-imports-upward: server/platform/log.ts -> server/http/problem.ts',
    'server-sync-imports-upward: server/sync/drafts.ts -> server/course/view.ts',
    'src-api-imports-upward: src/api/client.ts -> src/sync/tabs.ts',
    'src-machines-imports-upward: src/machines/lesson/quiz.machine.ts -> src/sync/tabs.ts',
    'src-sync-imports-upward: src/sync/tabs.ts -> src/routes/lesson/quiz.tsx',
  ]);
  expect(found).toContain('circle: server/course/progress.ts -> server/course/view.ts');
});
