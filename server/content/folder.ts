/** The content folder's files, read once. */
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ContentError } from './problems.ts';
import { factsOf, isVideoFile, type VideoFacts } from './video-file.ts';

/** Paths are relative to the folder, with `/` between their parts. */
export type ContentFolder = {
  /** As it is named in messages. */
  name: string;
  /** What authors write: the text of each `.md` and `.yaml` file, and the data of exercises. */
  texts: Map<string, string>;
  /** Every file, those with text included. */
  files: Set<string>;
  /** Of the files in `videos/`. */
  videos: Map<string, VideoFacts>;
};

/** Files that nobody reads as text: students download them as they are. */
const isDownload = (path: string) => /^resources\/downloads\/|^courses\/[^/]+\/assignments\/files\//.test(path);

/** What exercises are made of, beside what authors write. */
const isExerciseData = (path: string) => /^data\/.*\.csv$|^courses\/[^/]+\/results\.json$/.test(path);

const isText = (path: string) =>
  isExerciseData(path) || (/\.(md|yaml)$/.test(path) && path !== 'README.md' && !isDownload(path));

/** Throws `ContentError` where there is no such folder. */
export function readFolder(folder: string): ContentFolder {
  const name = relative('', folder) || '.';
  const texts = new Map<string, string>();
  const files = new Set<string>();
  const videos = new Map<string, VideoFacts>();
  for (const entry of entriesOf(folder, name)) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll(sep, '/');
    files.add(path);
    if (isVideoFile(path)) videos.set(path, factsOf(path, readFileSync(file)));
    if (isText(path)) texts.set(path, readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  }
  return { name, texts, files, videos };
}

function entriesOf(folder: string, name: string): Dirent[] {
  try {
    // Sorted: the system returns files in any order, and the digest of a course depends on it.
    return readdirSync(folder, { recursive: true, withFileTypes: true }).sort((a, b) =>
      join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
    );
  } catch {
    throw new ContentError([{ file: name, line: 1, text: 'there is no such folder (see CONTENT_FOLDER)' }]);
  }
}

/** The names directly in a folder of the content: of its files, and of its folders. */
export function namesIn({ files }: ContentFolder, path: string): string[] {
  const inside = [...files].filter((file) => file.startsWith(`${path}/`));
  return [...new Set(inside.map((file) => file.slice(path.length + 1).split('/')[0] ?? ''))];
}
