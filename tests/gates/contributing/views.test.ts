/** What a view offers is used: each exported part is mounted by the app, and each property of its props is read. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

type Source = { file: string; text: string };

const sources: Source[] = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.(?:test|stories|fixture)\.tsx?$|\/generated\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const views = sources.filter(({ file }) => /^src\/ui\/(?:screens|parts)\/.*\.tsx$/.test(file));
const routes = sources.filter(({ file }) => /^src\/routes\/.*\.tsx$/.test(file));

const has = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
const timesIn = (text: string, name: string) => [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length;

/** Components that a file exports, and that neither it nor another file of the app uses. */
function unmountedIn({ file, text }: Source, all: readonly Source[]): string[] {
  const parts = [...text.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)\b/gm)].map(([, name = '']) => name);
  return parts.filter(
    (name) => !all.some((other) => other.file !== file && has(other.text, name)) && timesIn(text, name) < 2,
  );
}

/** Members of a file's types that neither it nor a file beside it reads. */
function unreadIn({ file, text }: Source, all: readonly Source[]): string[] {
  const beside = all.filter((other) => dirname(other.file) === dirname(file)).map((other) => other.text);
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertySignature(node) && ts.isIdentifier(node.name)) names.push(node.name.text);
    node.forEachChild(visit);
  };
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX).forEachChild(visit);
  const read = beside.join('\n');
  return [...new Set(names)].filter((name) => timesIn(read, name) <= names.filter((one) => one === name).length);
}

describe('What a view exports', () => {
  it('is mounted by the app', () => {
    const unmounted = [...views, ...routes].flatMap((view) =>
      unmountedIn(view, sources).map((name) => `${view.file}: ${name}`),
    );
    expect(unmounted).toEqual([]);
  });

  it('takes no property that it does not read', () => {
    const unread = views.flatMap((view) => unreadIn(view, sources).map((name) => `${view.file}: ${name}`));
    expect(unread).toEqual([]);
  });

  it('is reported if it is not mounted, or takes a property that it does not read', () => {
    const text = `export type GardenProps = { roses: number; onWater: () => void };
export function Garden({ roses }: GardenProps) { return roses; }`;
    const view = { file: 'src/ui/screens/garden/garden/garden.view.tsx', text };
    expect(unmountedIn(view, [view])).toEqual(['Garden']);
    expect(unreadIn(view, [view])).toEqual(['onWater']);
    const route = { file: 'src/routes/garden/garden.tsx', text: '<Garden roses={1} onWater={water} />' };
    expect(unmountedIn(view, [view, route])).toEqual([]);
  });
});
