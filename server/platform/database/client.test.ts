/** What opening a database does to the process. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const opensTwice = `
  const { createPglite, openPglite } = await import('./server/platform/database/client.ts');
  for (const _ of [1, 2]) await (await openPglite(await createPglite())).close();
`;

it("keeps V8 from freeing PGlite's WebAssembly code, which can end the process", { timeout: 120_000 }, () => {
  const args = ['--trace-wasm-code-gc', '--input-type=module', '--eval', opensTwice];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).not.toContain('[wasm-gc]');
});
