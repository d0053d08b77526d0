/** Reads the specification's paragraphs, and where code, tests and documents cite them. */
import ts from 'typescript';

export type Source = { file: string; text: string };
export type Paragraph = { id: string; file: string; line: number };

// Written as an escape, so that this file holds no citation of its own.
const sign = '\u00a7';
const citation = new RegExp(`${sign}([a-z]+\\.\\d+)`, 'g');
const paragraphStart = /^\*\*([a-z]+)\.(\d+)\*\* /;

const linesOf = ({ file, text }: Source) =>
  text.split('\n').map((line, index) => ({ line, at: `${file}:${index + 1}` }));

/** The numbered paragraphs of a file: each begins with its id in bold. */
export function paragraphsOf({ file, text }: Source): Paragraph[] {
  return text.split('\n').flatMap((line, index) => {
    const [, subject, number] = paragraphStart.exec(line) ?? [];
    return subject ? [{ id: `${subject}.${number}`, file, line: index + 1 }] : [];
  });
}

/** The ids that a text cites. */
export const citedIn = (text: string): string[] => [...text.matchAll(citation)].map(([, id = '']) => id);

/** Ids that are given twice, stand in another subject's file, or do not follow the one before. */
export function wrongIds(paragraphs: readonly Paragraph[]): string[] {
  return paragraphs.flatMap(({ id, file, line }, index) => {
    const [subject = '', number = ''] = id.split('.');
    const before = paragraphs.slice(0, index).filter((other) => other.file === file);
    const last = Number(before.at(-1)?.id.split('.')[1] ?? 0);
    if (!file.endsWith(`/${subject}.md`))
      return [`${file}:${line}: ${id} belongs into docs/specification/${subject}.md`];
    if (before.some((other) => other.id === id)) return [`${file}:${line}: ${id} is given twice; take the next number`];
    if (Number(number) <= last) return [`${file}:${line}: ${id} stands after ${subject}.${last}; take the next number`];
    return [];
  });
}

/** Citations that lead nowhere, or are written in another way than as ids. */
export function wrongCitations(sources: readonly Source[], ids: ReadonlySet<string>): string[] {
  const known = (id: string) => ids.has(id);
  return sources
    .flatMap(linesOf)
    .flatMap(({ line, at }) => [
      ...[...line.matchAll(citation)]
        .filter(([, id = '']) => !known(id))
        .map(([cited]) => `${at}: ${cited} is no paragraph of docs/specification; write it there, or cite another`),
      ...[...line.matchAll(new RegExp(`${sign}(?![a-z]+\\.\\d)\\S*`, 'g'))].map(
        ([cited]) => `${at}: "${cited}" is no citation; write ${sign} and a paragraph's id, as ${sign}account.12`,
      ),
      ...[...line.matchAll(/\bdecisions,? (?:\u00a7|sections? )?\d[\d.]*/gi)].map(
        ([cited]) =>
          `${at}: "${cited}" is no citation; write ${sign} and a paragraph's id, or the path of a docs/adr file`,
      ),
    ]);
}

/** Decision records that a source names, but that do not exist. The name of their folder alone is no record. */
export function wrongRecords(sources: readonly Source[], exists: (path: string) => boolean): string[] {
  return sources
    .flatMap(linesOf)
    .flatMap(({ line, at }) =>
      [...line.matchAll(/\bdocs\/(?:adr|decisions)\/[\w.-]*\w/g)]
        .filter(([path]) => !exists(path))
        .map(([path]) => `${at}: there is no ${path}; name a file of docs/adr`),
    );
}

/** A string of a test that cites a paragraph: as far as the first value that is put into it. */
export type Citation = { id: string; title: string; line: number };

/** What the strings of a test cite: its titles, a model's sightings, a story's parameters. Comments do not count. */
export function citationsIn({ file, text }: Source): Citation[] {
  const found: Citation[] = [];
  if (!text.includes(sign)) return found;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      for (const [, id = ''] of node.text.matchAll(citation)) found.push({ id, title: node.text, line });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

export const citedBy = (test: Source): Set<string> => new Set(citationsIn(test).map(({ id }) => id));

/** Paragraphs that no test cites. */
export function withoutTest(paragraphs: readonly Paragraph[], tests: readonly Source[]): string[] {
  const cited = new Set(tests.flatMap((test) => [...citedBy(test)]));
  return paragraphs
    .filter(({ id }) => !cited.has(id))
    .map(
      ({ id, file, line }) =>
        `${file}:${line}: no test cites ${sign}${id}; write it into the title of one that holds it`,
    );
}
