/** Packages are used as they are documented: what a package keeps to itself may change in its next patch. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Private uses that are allowed, by file, each with the reason. */
const allowed: Record<string, string> = {
  'server/http/validation.ts: ajv/dist/2020.js': 'the address that the manual of ajv names for JSON Schema 2020-12',
  'server/testing/contract-check.ts: ajv/dist/2020.js': 'likewise',
  'tests/request-check.ts: ajv/dist/2020.js': 'likewise',
  'scripts/statechart/layout.ts: elkjs/lib/elk.bundled.js': 'the address that the manual of elkjs names',
  '.storybook/foundations/foundations.ts: _dark': "a condition of Panda's tokens, documented under this name",
  'tests/models/engine/microstep.ts: _transitions': 'said there',
};

const isPrivatePath = (from: string) => /^[^.].*\/(dist|internal|lib|src)\//.test(`${from}/`);
const isPrivateName = (name: string) => /^_[a-z]/.test(name);

function* textsOf(node: ts.Node): Generator<string> {
  if (ts.isStringLiteral(node)) {
    const { parent } = node;
    const isImported = ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent);
    const isCalled = ts.isCallExpression(parent) && /^(import|require|vi\.mock)$/.test(parent.expression.getText());
    if ((isImported || isCalled) && isPrivatePath(node.text)) yield node.text;
    const isKey = ts.isElementAccessExpression(parent) || (ts.isBinaryExpression(parent) && parent.left === node);
    if (isKey && isPrivateName(node.text)) yield node.text;
  }
  if (ts.isPropertyAccessExpression(node) && isPrivateName(node.name.text)) yield node.name.text;
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = (node.propertyName ?? node.name).getText();
    if (isPrivateName(name)) yield name;
  }
  for (const child of node.getChildren()) yield* textsOf(child);
}

/** The private paths and names in a file. */
function privateIn(file: string, text: string): string[] {
  if (!/\b_[a-z]|\/(dist|internal|lib|src)\b/.test(text)) return [];
  return [...textsOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))];
}

describe('Only the public interface of a package is used', () => {
  // Takes long, as it parses every source file.
  it('in sources, tests and tools', { timeout: 30_000 }, () => {
    const files = globSync('{src,server,tests,scripts,.storybook}/**/*.{ts,tsx,mjs,cjs}', {
      exclude: ['src/api/generated/**'],
    });
    const found = files.flatMap((file) =>
      privateIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(allowed).toSorted());
  });

  it.each([
    ["import { a } from 'storybook/internal/core-events';", true],
    ["const a = await import('ajv/dist/core.js');", true],
    ['export const a = snapshot._nodes;', true],
    ['const { _nodes: nodes } = snapshot;', true],
    ['const f = ({ _nodes }) => _nodes;', true],
    ["const a = '_nodes' in snapshot;", true],
    ["const a = snapshot['_nodes'];", true],
    ["import { a } from '../../src/api/client.ts';", false],
    ['const { ask: _ask, ...rest } = whole;', false],
    ['const f = (_name, [_first]) => 1;', false],
    ['const a = css({ _hover: {} });', false],
  ])('%s: %s', (text, isPrivate) => expect(privateIn('a.ts', text).length > 0).toBe(isPrivate));
});
