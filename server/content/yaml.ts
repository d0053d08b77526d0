/** Reads YAML: parses it, checks it against a schema, and reports each mistake with its line. */
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentFolder } from './folder.ts';
import type { Problems } from './problems.ts';

/** `firstLine` is where the YAML begins in its file. Returns null where it has a mistake. */
export function parseYaml<Value>(
  schema: z.ZodType<Value>,
  text: string,
  file: string,
  problems: Problems,
  firstLine = 1,
): Value | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const report = (offset: number, message: string) =>
    problems.add(file, lines.linePos(offset).line + firstLine - 1, message);
  for (const { pos, message } of document.errors) report(pos[0], message);
  if (document.errors.length > 0) return null;

  /** Where the value at the path begins; what is missing is reported at the list or table that lacks it. */
  const offsetOf = (path: PropertyKey[]): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node) && node.range) return node.range[0];
    return path.length === 0 ? 0 : offsetOf(path.slice(0, -1));
  };
  const offsetOfKey = (path: PropertyKey[], key: string): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
    return isNode(pair?.key) && pair.key.range ? pair.key.range[0] : offsetOf(path);
  };

  const parsed = schema.safeParse(document.toJS(), { error: explain });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) report(offsetOfKey(issue.path, key), `${key}: is not known here`);
    } else {
      const name = issue.path.findLast((part) => typeof part === 'string');
      report(offsetOf(issue.path), `${name === undefined ? '' : `${name}: `}${issue.message}`);
    }
  }
  return null;
}

/** The same for a file of the content, which must be there. */
export function readYaml<Value>(
  { texts }: ContentFolder,
  path: string,
  schema: z.ZodType<Value>,
  problems: Problems,
): Value | null {
  const text = texts.get(path);
  if (text !== undefined) return parseYaml(schema, text, path, problems);
  problems.add(path, 1, 'the file is missing');
  return null;
}

/** A sentence for authors; undefined where the schema has its own. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'is missing';
    if (issue.expected === 'string') return 'must be a text; put it in quotes';
    if (issue.expected === 'array') return 'must be a list';
    if (issue.expected === 'object') return 'must be a table of names and values';
    return `must be a ${issue.expected === 'int' ? 'whole number' : issue.expected}`;
  }
  if (issue.code === 'invalid_value') {
    return issue.input === undefined ? 'is missing' : `must be one of ${issue.values.map(String).join(', ')}`;
  }
  return undefined;
}

export type Marked<Front> = {
  front: Front;
  /** The text below, without empty lines around it. */
  body: string;
  /** The line of the file where it begins. */
  bodyLine: number;
};

/** A Markdown file that begins with YAML between two lines of dashes. Returns null where it has a mistake. */
export function parseMarkdown<Front>(
  schema: z.ZodType<Front>,
  text: string,
  file: string,
  problems: Problems,
): Marked<Front> | null {
  const [, yaml, below = ''] = /^---\n(.*?\n)---[ ]*(?:\n(.*))?$/s.exec(text) ?? [];
  if (yaml === undefined) {
    problems.add(file, 1, 'must begin with its title and type between two lines of ---');
    return null;
  }
  const front = parseYaml(schema, yaml, file, problems, 2);
  const body = below.trim();
  const before = text.slice(0, text.length - below.trimStart().length);
  const bodyLine = before.split('\n').length;
  if (body === '') problems.add(file, bodyLine, 'there is no text below the second ---');
  return front === null || body === '' ? null : { front, body, bodyLine };
}

/** Paragraphs of plain text, which may be wrapped in their file. */
export const unwrapped = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split(/\s*\n\s*/).join(' '))
    .join('\n\n');
