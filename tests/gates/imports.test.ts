/** The import rules in biome.json catch what docs/architecture.md forbids each room to know, and nothing more. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const forbidden = [
  ['src/ui/screens/x/a.view.tsx', 'xstate'],
  ['src/ui/screens/x/b.view.tsx', '@xstate/react'],
  ['src/ui/screens/x/c.view.tsx', '../../../machines/catalogue.machine.ts'],
  ['src/ui/screens/x/d.view.tsx', '../../../api/course-aliases.ts'],
  ['src/ui/screens/x/g.view.tsx', '../../../api/generated/examples.ts'],
  ['src/ui/screens/x/h.view.tsx', '../../../api/generated/schemas/course.ts'],
  ['src/ui/screens/x/i.view.tsx', '../../../api/operation.ts'],
  ['src/ui/screens/x/j.view.tsx', '../../../runtimes/runner.ts'],
  ['src/ui/primitives/e.tsx', '../../routes/paths.ts'],
  ['src/ui/primitives/f.tsx', '../../../server/config.ts'],
  ['src/machines/a.machine.ts', 'react'],
  ['src/machines/b.machine.ts', 'react-router-dom'],
  ['src/machines/c.machine.ts', '@xstate/react'],
  ['src/machines/d.machine.ts', '../api/client.ts'],
  ['src/machines/e.machine.ts', '../api/catalogue.ts'],
  ['src/machines/f.machine.ts', '../ui/primitives/button.tsx'],
  ['src/machines/g.machine.ts', '../routes/paths.ts'],
  ['server/a.ts', '../src/api/client.ts'],
  ['server/account/b.ts', '../../src/machines/catalogue.machine.ts'],
] as const;

const allowed = [
  ['src/ui/screens/x/l.view.tsx', '../../primitives/button.tsx'],
  ['src/ui/screens/x/n.view.tsx', '../../../api/generated/schema.d.ts'],
  ['src/ui/screens/x/o.view.tsx', '../../../runtimes/types.ts'],
  ['src/ui/screens/x/m.view.stories.tsx', '../../../api/generated/examples.ts'],
  ['src/machines/l.machine.ts', '../api/failure.ts'],
  ['src/machines/m.machine.ts', '../api/course-aliases.ts'],
  ['src/machines/n.machine.ts', './operation.ts'],
  ['src/machines/o.machine.test.ts', '../api/generated/examples.ts'],
  ['src/routes/l.tsx', '../machines/catalogue.machine.ts'],
  ['src/routes/m.tsx', '../ui/screens/catalogue/catalogue.view.tsx'],
  ['server/l.ts', '../src/brand.ts'],
  ['server/n.ts', '../src/markdown-tokens.ts'],
  ['server/account/m.ts', '../../src/api/generated/schema.d.ts'],
] as const;

const rule = 'style/noRestrictedImports';
const report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
});

/** The files that the rule complains of, in a folder of their own under the project's settings. */
function complainedOf(files: readonly (readonly [string, string])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    for (const name of ['biome.json', '.gitignore']) copyFileSync(name, join(folder, name));
    for (const [path, imported] of files) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), `import { known } from '${imported}';\n\nexport const used = known;\n`);
    }
    const { stdout } = spawnSync(
      resolve('node_modules/.bin/biome'),
      ['lint', `--only=${rule}`, '--reporter=json', '--max-diagnostics=none'],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics } = report.parse(JSON.parse(stdout));
    const complaints = diagnostics.filter(({ category }) => category === `lint/${rule}`);
    return [...new Set(complaints.map(({ location }) => location.path))].toSorted();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('the import rules report each import that docs/architecture.md forbids a room, and no other', {
  timeout: 30_000,
}, () => {
  expect(complainedOf([...forbidden, ...allowed])).toEqual(forbidden.map(([path]) => path).toSorted());
});
