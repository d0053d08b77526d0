/** No test depends on how fast the machine is: one that waits says how long, as a second is short on a busy machine. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Calls of `vi.waitFor` that leave the time to Vitest, which gives up after a second. */
function hasty(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'vi.waitFor' && node.arguments.length < 2) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1}: say how long it may take, as in \`vi.waitFor(…, 10_000)\``);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

test('every wait of a test has its time', () => {
  const files = globSync('{src,server,tests,scripts}/**/*.test.ts');
  expect(files.flatMap((file) => hasty(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('a wait without a time is named', () => {
  expect(hasty('a.test.ts', 'await vi.waitFor(() => {});\nawait vi.waitFor(() => {}, 10_000);')).toEqual([
    'a.test.ts:1: say how long it may take, as in `vi.waitFor(…, 10_000)`',
  ]);
});
