/** Every explanation of the content can be drawn: at no moment is anything outside of its picture. */
import { describe, expect, it } from 'vitest';
import { readContent } from '../../server/content/read.ts';
import { canvas, type Mark } from '../../src/ui/screens/lesson/video/marks.ts';
import { cuesOf, drawingAt, marksOf } from '../../src/ui/screens/lesson/video/scenes.ts';

const { courses, resources } = readContent('content');

/** The width of a letter as a share of its height. */
const letter = { code: 0.61, text: 0.5 };

function reach(mark: Mark): [number, number, number, number] {
  if (mark.shape === 'rect') return [mark.x, mark.y, mark.x + mark.width, mark.y + mark.height];
  if (mark.shape === 'circle') return [mark.x - mark.r, mark.y - mark.r, mark.x + mark.r, mark.y + mark.r];
  if (mark.shape === 'line') return [mark.x, mark.y, mark.x2, mark.y2];
  const width = mark.text.length * mark.size * (mark.code ? letter.code : letter.text);
  const left = mark.x - (mark.anchor === 'middle' ? width / 2 : mark.anchor === 'end' ? width : 0);
  return [left, mark.y - mark.size * 0.8, left + width, mark.y];
}

const spare = 6;
const isInside = (mark: Mark) =>
  reach(mark).every((at, side) => at >= -spare && at <= (side % 2 === 0 ? canvas.width : canvas.height) + spare);

type Chapters = Parameters<typeof cuesOf>[0];

function expectToFit(chapters: Chapters, seconds: number, id: string) {
  const marks = chapters.flatMap(({ sentences }) => sentences.map(({ picture }) => marksOf(picture)));
  const outside = marks.flatMap((all) => all.filter((mark) => !isInside(mark)).map(({ key }) => key));
  expect(outside, id).toEqual([]);
  for (const all of marks) expect(new Set(all.map(({ key }) => key)).size, id).toBe(all.length);
  const cues = cuesOf(chapters);
  expect(cues.at(-1)?.end, id).toBeCloseTo(seconds, 1);
  // Looks at the middle of each change as well: everything must still be a number there.
  const moments = cues.flatMap(({ start }) => drawingAt(chapters, start + 0.4));
  expect(
    moments.every((mark) => Object.values(reach(mark)).every(Number.isFinite)),
    id,
  ).toBe(true);
}

describe('§lesson.22 The explanations of', () => {
  it.each(courses.map((course) => [course.id, course] as const))('%s fit on their pictures', (_, { modules }) => {
    for (const { id, type, ...lesson } of modules.flatMap(({ lessons }) => lessons)) {
      if (type !== 'video' || !('media' in lesson) || lesson.media.kind !== 'scenes') continue;
      expectToFit(lesson.media.chapters, lesson.seconds, id);
    }
  });

  it('§resources.9 the learning resources fit on their pictures', () => {
    for (const { id, video } of resources) {
      if (video?.media.kind === 'scenes') expectToFit(video.media.chapters, video.seconds, id);
    }
  });
});
