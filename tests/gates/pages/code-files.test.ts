/** Only src/routes/parts.tsx and code-file.ts load code later, as they know what to do when it does not arrive. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ways = ['screen', 'part', 'dialog', 'codeFile'];

/** Files that load code otherwise, and why they may. */
const exceptions: Record<string, string> = {};

/** The lines with an `import()` that is not the whole body of a function passed to one of these ways. */
function loadedOtherwise(file: string, text: string): number[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const { parent: load } = node;
      const isLoad = ts.isArrowFunction(load) && load.body === node;
      const isGiven = isLoad && ts.isCallExpression(load.parent) && ways.includes(load.parent.expression.getText());
      if (!isGiven) lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

describe('Code is loaded later in one of four ways', () => {
  const files = globSync('src/{routes,ui,machines}/**/*.{ts,tsx}', { exclude: ['**/*.{test,stories}.*'] });
  const found = files.flatMap((file) =>
    loadedOtherwise(file, readFileSync(file, 'utf8')).map((line) => ({ file, line })),
  );

  it('in the routes, the UI and the machines', () => {
    const others = found.filter(({ file }) => !(file in exceptions));
    expect(others.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
  });

  it('each exception is used', () => {
    expect(Object.keys(exceptions).filter((name) => !found.some(({ file }) => file === name))).toEqual([]);
  });

  it.each([
    ["const A = part('A', () => import('./a.tsx'), { waiting: null });", []],
    ["const A = dialog<'A', Props>('A', () => import('./a.tsx'));", []],
    ["const load = codeFile(() => import('./a.ts'));", []],
    ["type A = typeof import('./a.ts');", []],
    ["const load = () => import('./a.ts');", [1]],
    ["\nconst A = lazy(() => import('./a.tsx'));", [2]],
    ["const A = part('A', () => import('./a.tsx').catch(() => ({ A: () => null })));", [1]],
    ["const load = async () => {\n  const { a } = await import('./a.ts');\n};", [2]],
  ])('%s', (text, lines) => expect(loadedOtherwise('a.tsx', text)).toEqual(lines));
});
