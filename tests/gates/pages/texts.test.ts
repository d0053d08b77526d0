/** The product has the texts that page objects and the table of faults look for. A changed text is found at once. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { literally } from '../../literally.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const oneLine = (text: string) => text.replace(/\\'/g, "'").replace(/\s+/g, ' ');

const sources = globSync(['{src,server}/**/*.{ts,tsx}', 'content/**/*.{md,yaml}', 'openapi.yaml'], {
  exclude: ['**/*.{test,stories}.*'],
}).map(read);
const source = oneLine(sources.join('\n'));

/** Turns `Report: ${what}` into a pattern. Templates with hardly any letters are left out, as they match anything. */
const templates = sources
  .flatMap((source) => source.match(/`[^`\n]*\$\{[^`\n]*`/g) ?? [])
  .map((template) => template.slice(1, -1).split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
  .filter((parts) => (parts.join('').match(/[a-z]/gi) ?? []).length >= 4)
  .map((parts) => new RegExp(`^${parts.map(literally).join('.+')}$`));

const isOneText = (text: string) => source.includes(text) || templates.some((pattern) => pattern.test(text));
/** Such as `Hide: the question`, which the product puts together from a button and what it is for. */
const isWritten = (text: string) => isOneText(text) || text.split(': ').every(isOneText);

const finders = /^getBy(Text|Label|Placeholder|Title|AltText)$/;

/** The texts that a file looks for, as far as they are written out in locators and in properties of these names. */
function lookedFor(file: string, properties: readonly string[]): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    const { parent } = node;
    const isFound =
      ts.isStringLiteralLike(node) &&
      ((ts.isPropertyAssignment(parent) && properties.includes(parent.name.getText())) ||
        (ts.isCallExpression(parent) &&
          ts.isPropertyAccessExpression(parent.expression) &&
          finders.test(parent.expression.name.text)));
    if (isFound && /[a-z]/.test(node.text)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  return texts;
}

describe('§product.27 what tests look for on a page', () => {
  it.each([
    ['tests/pages/**/*.ts', ['name', 'hasText']],
    ['tests/faults/table/**/*.ts', ['title', 'message']],
  ])('is said by the product: %s', (files, properties) => {
    const texts = globSync(files).flatMap((file) => lookedFor(file, properties).map((text) => ({ file, text })));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ text }) => !isWritten(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});

/** Each row of the table of faults: its source, and the connect of the machine that makes its calls. */
const rows = globSync('tests/faults/table/**/*.ts').flatMap((file) =>
  read(file)
    .split(/\n {2}\{\n/)
    .slice(1)
    .flatMap((row) => {
      const connect = `src/routes/${row.match(/invokedBy: \[\s*'([\w/-]+)\./)?.[1]}.connect.ts`;
      return existsSync(connect) ? [{ file, row, connect: read(connect) }] : [];
    }),
);

describe('§product.27 a row of the faults', () => {
  it("expects the server's own sentence where the screen shows it", () => {
    expect(rows.length).toBeGreaterThan(100);
    const wrong = rows.flatMap(({ file, row, connect }) => {
      const own = row.match(/\n {4}message: '(.*)',\n(?! {4}messageAt)/)?.[1];
      return own !== undefined && connect.includes(`failure, '${own}'`) ? [`${file}: messages('${own}')`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
