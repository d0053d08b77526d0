/**
 * An explanation: text in Markdown, with chapters as headings, and a fenced block `picture` where the drawing changes.
 * A block with a `kind` is a new picture; any other changes what it names of the one before.
 */
import { z } from 'zod';
import type { components } from '../../src/api/generated/schema.d.ts';
import { spokenSeconds } from './durations.ts';
import { picture as pictureSchema } from './pictures.ts';
import type { Problems } from './problems.ts';
import { parseYaml } from './yaml.ts';

type Schemas = components['schemas'];
type Picture = Schemas['Picture'];
type Part =
  | { kind: 'heading'; text: string; line: number }
  | { kind: 'paragraph'; text: string; line: number }
  | { kind: 'picture'; text: string; line: number };

export type Explanation = { chapters: Schemas['VideoChapter'][]; transcript: string; seconds: number };

type Where = { file: string; bodyLine: number; problems: Problems };

/** Returns null where it holds a mistake. The first picture stands before the first words. */
export function readExplanation(body: string, where: Where): Explanation | null {
  const parts = partsOf(body);
  const transcript = body.replaceAll(/^```picture\n[\s\S]*?^```\n*/gm, '').trim();
  const chapters = drawnChapters(parts, where);
  if (!chapters) return null;
  const sentences = chapters.flatMap((chapter) => chapter.sentences);
  const seconds = rounded(sentences.reduce((sum, sentence) => sum + sentence.seconds, 0));
  return { chapters, transcript: transcript.replaceAll(/^## /gm, '### '), seconds };
}

const rounded = (seconds: number) => Math.round(seconds * 10) / 10;

function partsOf(body: string): Part[] {
  const parts: Part[] = [];
  const lines = body.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (line.startsWith('## ')) {
      parts.push({ kind: 'heading', text: line.slice(3).trim(), line: at });
      continue;
    }
    const isPicture = line.trim() === '```picture';
    const first = isPicture ? at + 1 : at;
    let end = first;
    while (end < lines.length && (isPicture ? lines[end] !== '```' : lines[end]?.trim() !== '')) end++;
    parts.push({ kind: isPicture ? 'picture' : 'paragraph', text: lines.slice(first, end).join('\n'), line: first });
    at = end;
  }
  return parts;
}

function drawnChapters(parts: Part[], { file, bodyLine, problems }: Where): Schemas['VideoChapter'][] | null {
  const chapters: Schemas['VideoChapter'][] = [];
  let current: Picture | null = null;
  let isRight = true;
  const wrong = (line: number, text: string) => {
    problems.add(file, bodyLine + line, text);
    isRight = false;
  };
  for (const { kind, text, line } of parts) {
    if (kind === 'heading') chapters.push({ title: text, sentences: [] });
    else if (kind === 'picture') {
      const next = pictureOf(text, current, { file, line: bodyLine + line, problems });
      if (next) current = next;
      else isRight = false;
    } else if (!current) wrong(line, 'a picture must stand before the first words');
    else if (chapters.length === 0)
      wrong(line, 'a heading (##) must stand before the first words: it names the chapter');
    else {
      const drawn: Picture = current;
      chapters.at(-1)?.sentences.push(...spoken(text).map((sentence) => ({ ...sentence, picture: drawn })));
    }
  }
  if (isRight && chapters.some(({ sentences }) => sentences.length === 0)) wrong(0, 'a chapter has no words');
  return isRight ? chapters : null;
}

const changes = z.record(z.string(), z.unknown());

function pictureOf(text: string, before: Picture | null, where: { file: string; line: number; problems: Problems }) {
  const { file, line, problems } = where;
  const read = parseYaml(changes, text, file, problems, line);
  if (!read) return null;
  // Mistakes of a whole picture are reported with their lines; a change is reported as one.
  if ('kind' in read) return parseYaml<Picture>(pictureSchema, text, file, problems, line);
  if (!before) {
    problems.add(file, line, 'kind: is missing');
    return null;
  }
  const parsed = pictureSchema.safeParse({ ...before, ...read });
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) problems.add(file, line, [...path, message].join(': '));
  return null;
}

/** The sentences of a paragraph, as they are read aloud. */
export function spoken(paragraph: string): { text: string; seconds: number }[] {
  const text = paragraph
    .replaceAll(/\s*\n\s*(?:[-*]|\d+\.)?\s*/g, ' ')
    .replace(/^(?:[-*]|\d+\.)\s+/, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|`|(?<!\w)[*_]|[*_](?!\w)/g, '')
    .trim();
  // A mark that ends a sentence, and the quotation marks or brackets after it, before a capital, a digit or a quotation.
  const sentences = text.split(/(?<=[.!?]["')]*)\s+(?=["'(]*[\p{Lu}\d])/u);
  return sentences.map((sentence) => ({ text: sentence, seconds: spokenSeconds(sentence) }));
}
