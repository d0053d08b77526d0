/** An explanation as a function of time: the current sentence, and what is drawn. */
import { match } from 'ts-pattern';
import type { Picture, VideoChapter } from '../../../../api/generated/schema.d.ts';
import { boxesPicture } from './boxes.ts';
import { barsPicture } from './charts/bars.ts';
import { dotsPicture } from './charts/dots.ts';
import { linePicture } from './charts/lines.ts';
import { pointsPicture } from './charts/points.ts';
import { between, type Mark } from './marks.ts';
import { joinPicture, tablePicture, wordsPicture } from './tables.ts';

/** A sentence or, for a file, a caption, with its start and end in seconds. */
export type Cue = { start: number; end: number; text: string };

/** The longest change of a picture, in seconds; it always ends before its sentence does. */
const longestChange = 1.6;
const shareOfSentence = 0.7;

export const marksOf = (picture: Picture): Mark[] =>
  match(picture)
    .with({ kind: 'table' }, tablePicture)
    .with({ kind: 'join' }, joinPicture)
    .with({ kind: 'bars' }, barsPicture)
    .with({ kind: 'line' }, linePicture)
    .with({ kind: 'points' }, pointsPicture)
    .with({ kind: 'dots' }, dotsPicture)
    .with({ kind: 'boxes' }, boxesPicture)
    .with({ kind: 'words' }, wordsPicture)
    .exhaustive();

export function cuesOf(chapters: readonly VideoChapter[]): Cue[] {
  let end = 0;
  return chapters
    .flatMap(({ sentences }) => sentences)
    .map(({ text, seconds }) => {
      const start = end;
      end = Math.round((start + seconds) * 10) / 10;
      return { start, end, text };
    });
}

/** The second at which each chapter begins. */
export function startsOf(chapters: readonly VideoChapter[]): number[] {
  const cues = cuesOf(chapters);
  let first = 0;
  return chapters.map(({ sentences }) => {
    const start = cues[first]?.start ?? 0;
    first += sentences.length;
    return start;
  });
}

/** The index of the cue at a moment: -1 in a gap or before the first cue, and the last cue after the end. */
export function cueAt(cues: readonly Cue[], seconds: number): number {
  const index = cues.findLastIndex(({ start }) => start <= seconds);
  const cue = cues[index];
  const isOver = cue !== undefined && seconds >= cue.end && index < cues.length - 1;
  return isOver ? -1 : index;
}

/** The drawing at a moment. */
export function drawingAt(chapters: readonly VideoChapter[], seconds: number): Mark[] {
  const sentences = chapters.flatMap((chapter) => chapter.sentences);
  const cues = cuesOf(chapters);
  const at = Math.max(0, cueAt(cues, seconds));
  const [now, before] = [sentences[at], sentences[at - 1]];
  if (!now) return [];
  const change = Math.min(longestChange, now.seconds * shareOfSentence);
  const part = (seconds - (cues[at]?.start ?? 0)) / change;
  if (before?.picture === now.picture) return marksOf(now.picture);
  return between(before ? marksOf(before.picture) : [], marksOf(now.picture), Math.max(0, part));
}

/** The picture before the video is played, because the drawing at its very start is still empty. */
export const posterOf = ([first]: readonly VideoChapter[]): Mark[] => (first ? stillOf(first) : []);

/** The picture at the end of a chapter. */
export const stillOf = ({ sentences }: VideoChapter): Mark[] => {
  const last = sentences.at(-1);
  return last ? marksOf(last.picture) : [];
};
