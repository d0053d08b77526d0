/** Texts for students stand where CONTRIBUTING.md says: in views, and in the few files of the routes that it names. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Strings and JSX of three words or more that begin as a sentence does; what an error says to engineers is none. */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node) => {
    const isDescription = ts.isPropertyAssignment(node) && node.name.getText() === 'description';
    const isThrown = ts.isNewExpression(node) && /Error|Exception/.test(node.expression.getText());
    if (isDescription || isThrown) return;
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node);
    if (isText && /^\s*[A-Z][\w']*(,? [\w']+){2,}/.test(node.text)) texts.push(`${file}: ${node.text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const own = (pattern: string) => globSync(pattern, { exclude: ['**/*.test.ts', 'src/machines/testing.ts'] }).toSorted();

it('machines contain no texts for students', () => {
  expect(own('src/machines/**/*.ts').flatMap(textsIn)).toEqual([]);
});

it('routes contain texts for students only in connects and in the files that CONTRIBUTING.md names', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const isNamed = (file: string) => guide.includes(`\`${file.replace('src/routes/', '')}\``);
  const files = own('src/routes/**/*.{ts,tsx}').filter((file) => !file.endsWith('.connect.ts') && !isNamed(file));
  expect(files.flatMap(textsIn)).toEqual([]);
});

it('calls and drafts contain no texts for students', () => {
  expect(own('src/{api,sync}/*.ts').flatMap(textsIn)).toEqual([]);
});
