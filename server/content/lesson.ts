/** One lesson: Markdown for what is read, watched or done, YAML for a quiz. */
import type { WrittenLesson } from '../platform/database/written-lesson.ts';
import { readCaseStudy } from './case-study.ts';
import { quizMinutes, readingMinutes, videoMinutes } from './durations.ts';
import { packagesOf, type Results, readExercise } from './exercise.ts';
import { type Explanation, readExplanation } from './explanation.ts';
import type { ContentFolder } from './folder.ts';
import type { Problems } from './problems.ts';
import * as schemas from './schemas.ts';
import type { Shared } from './types.ts';
import { parseMarkdown, parseYaml } from './yaml.ts';

/** The other content that a lesson refers to; `results` are those of its course. */
export type Beside = Shared & { results: Results };

/** Returns null where the lesson holds a mistake. */
export function readLesson(
  { texts }: ContentFolder,
  path: string,
  id: string,
  beside: Beside,
  problems: Problems,
): WrittenLesson | null {
  const text = texts.get(path) ?? '';
  if (/^type: case-study$/m.test(text)) return readCaseStudy(text, path, id, beside.dataSets, problems);
  return path.endsWith('.yaml') ? readQuiz(text, path, id, problems) : readText(text, path, id, beside, problems);
}

function readQuiz(text: string, path: string, id: string, problems: Problems): WrittenLesson | null {
  const quiz = parseYaml(schemas.quiz, text, path, problems);
  if (!quiz) return null;
  const questions = quiz.questions.map(({ question: prompt, correct, ...question }) => ({
    prompt,
    ...question,
    correct: correct - 1,
  }));
  const { title, draw = questions.length } = quiz;
  return { id, type: 'quiz', title, minutes: quizMinutes(draw), draw, questions };
}

function readText(text: string, path: string, id: string, beside: Beside, problems: Problems): WrittenLesson | null {
  const lesson = parseMarkdown(schemas.lesson, text, path, problems);
  if (!lesson) return null;
  const { front, body, bodyLine } = lesson;
  const { title } = front;
  switch (front.type) {
    case 'reading':
      return { id, type: 'reading', title, minutes: readingMinutes(body), body, ...packagesOf(front) };
    case 'assignment':
      return { id, type: 'assignment', title, minutes: front.effort, body };
    case 'exercise':
      return readExercise({ path, id, text, front, body }, beside, problems);
    case 'video': {
      const where = { file: path, bodyLine, problems };
      const read =
        front.file === undefined
          ? explained(readExplanation(body, where))
          : readVideoFile(beside, front.file, front.captions, body, { path, text, problems });
      return read && { id, type: 'video', title, minutes: videoMinutes(read.seconds), ...read };
    }
  }
}

type Played = Pick<Extract<WrittenLesson, { type: 'video' }>, 'transcript' | 'seconds' | 'media'>;

const explained = (read: Explanation | null): Played | null =>
  read && { transcript: read.transcript, seconds: read.seconds, media: { kind: 'scenes', chapters: read.chapters } };

function readVideoFile(
  { videos }: Beside,
  file: string,
  captions: string | undefined,
  transcript: string,
  { path, text, problems }: { path: string; text: string; problems: Problems },
): Played | null {
  const line = text.split('\n').findIndex((it) => it.startsWith('file:')) + 1;
  const [found, captionFile] = [videos.get(`videos/${file}`), videos.get(`videos/${captions}`)];
  if (!found) problems.add(path, line, `file: there is no videos/${file}`);
  else if (found.seconds === null) problems.add(path, line, 'file: it does not say how long it lasts');
  if (!captionFile) problems.add(path, line, 'captions: a file needs them, in videos/');
  else if (captionFile.mistake) problems.add(path, line, captionFile.mistake);
  if (!found?.seconds || !captionFile || captionFile.mistake) return null;
  const address = (name: string, { tag }: { tag: string }) => `/videos/${name}?tag=${tag}`;
  const media = { kind: 'file' as const, file: address(file, found), captions: address(captions ?? '', captionFile) };
  return { transcript, seconds: found.seconds, media };
}
