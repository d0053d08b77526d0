/** Addresses of the content's files, and where the files are in its folder. */

const places: [RegExp, (name: string) => string][] = [
  [/^\/covers\/([a-z0-9-]+)\.svg$/, (course) => `courses/${course}/cover.svg`],
  [/^\/animations\/(\w[\w.-]*\.svg)$/, (name) => `animations/${name}`],
  [/^\/downloads\/(\w[\w.-]*)$/, (name) => `resources/downloads/${name}`],
];

/** The first parts of the addresses. */
export const contentPaths = ['/covers', '/animations', '/downloads'] as const;

/** The file's path within the content folder, whether or not it is there; null for any other address. */
export function fileAt(address: string): string | null {
  for (const [pattern, place] of places) {
    const name = pattern.exec(address)?.[1];
    if (name !== undefined) return place(name);
  }
  return null;
}

/** The file of an assignment, within the content folder. */
export const attachmentFile = (courseId: string, name: string): string =>
  `courses/${courseId}/assignments/files/${name}`;
