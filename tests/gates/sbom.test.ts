import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sbomFile, writeSbom } from '../../scripts/sbom.ts';

it('§settings.13 What the product is made of: every package that it needs, with its version, and no tool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const file = join(folder, 'sbom.json');
  const count = writeSbom(file);
  const text = readFileSync(file, 'utf8');
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(count).toBeGreaterThan(Object.keys(dependencies).length);
  for (const [name, version] of Object.entries(dependencies)) expect(text).toContain(`"${name}@${version}"`);
  expect(text).not.toContain(`"vitest@${devDependencies.vitest}"`);
  expect(text).not.toContain(process.cwd());
  // It must not be in a folder that is served or committed.
  expect(sbomFile).toMatch(/^reports\//);
  expect(readFileSync('.gitignore', 'utf8')).toMatch(/^reports\/$/m);
  rmSync(folder, { recursive: true });
});
