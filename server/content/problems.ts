/** Mistakes in the content, each with the file and line where it stands. */
export type Problem = { file: string; line: number; text: string };

/** The line of a text in which a part of it begins; the first where it is not there. */
export const lineOf = (text: string, part: string) => text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length;

/** The content cannot be used as it is. The message has a line for each mistake. */
export class ContentError extends Error {
  constructor(problems: Problem[]) {
    super(problems.map(({ file, line, text }) => `${file}:${line}: ${text}`).join('\n'));
  }
}

/** Collects mistakes, so that an author sees all of them at once. */
export class Problems {
  readonly #found: Problem[] = [];
  readonly #folder: string;

  /** `folder` is named before each file: `content`. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  add(file: string, line: number, text: string): void {
    this.#found.push({ file: `${this.#folder}/${file}`, line, text });
  }

  /** By file and line. */
  get found(): Problem[] {
    return this.#found.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  }

  /** Throws `ContentError` where there is a mistake. */
  refuse(): void {
    if (this.#found.length > 0) throw new ContentError(this.found);
  }
}
