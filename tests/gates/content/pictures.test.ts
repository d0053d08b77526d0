/** What an explanation says is what its picture shows (§lesson.32). */
import { describe, expect, test } from 'vitest';
import { readContent } from '../../../server/content/read.ts';
import type { WrittenLesson } from '../../../server/platform/database/written-lesson.ts';
import type { Picture } from '../../../src/api/generated/schema.d.ts';

const { courses, resources } = readContent('content');

type Media = Extract<WrittenLesson, { type: 'video' }>['media'];
type Sentence = { at: string; text: string; picture: Picture };

const sentencesIn = (at: string, media: Media | undefined): Sentence[] =>
  media?.kind === 'scenes'
    ? media.chapters.flatMap(({ sentences }) => sentences.map(({ text, picture }) => ({ at, text, picture })))
    : [];

const everything: Sentence[] = [
  ...courses.flatMap(({ id, modules }) =>
    modules.flatMap(({ lessons }) =>
      lessons.flatMap((lesson) => (lesson.type === 'video' ? sentencesIn(`${id} ${lesson.id}`, lesson.media) : [])),
    ),
  ),
  ...resources.flatMap(({ id, video }) => sentencesIn(id, video?.media)),
];

type Kind = Picture['kind'];

/** Words for the parts of a picture, and the kinds that have them. Words and boxes may be about any. */
const parts: [RegExp, Kind[]][] = [
  [/\b(these|here are|as|wide|narrower) (\w+ )?bars\b|\bthe bars\b/i, ['bars']],
  [/\b(first|each|last|one|some|the|of) dots?\b/i, ['dots', 'points']],
  [/\bthis line\b|\ba single line\b|\bfaint (lines|limits)\b/i, ['line']],
];

/** Whether something of the picture that the sentence can be about is on that side. */
function isOnSide(picture: Picture, side: string): boolean {
  if (picture.kind === 'table' || picture.kind === 'words') return false;
  if (picture.kind !== 'boxes') return true;
  const { boxes, show, mark } = picture;
  const meant = mark?.length ? mark : (show ?? [...boxes.keys()]);
  const axis = side === 'left' || side === 'right' ? 'column' : 'row';
  const positions = boxes.map((box) => box[axis]);
  const middle = (Math.min(...positions) + Math.max(...positions)) / 2;
  return meant.some((at) => {
    const position = boxes[at]?.[axis] ?? middle;
    return side === 'left' || side === 'top' ? position < middle : position > middle;
  });
}

const numerals =
  'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const numberOf = (word = '') => (/^\d/.test(word) ? Number(word) : numerals.split(' ').indexOf(word));

/** `the mean up to nineteen`: what is said of the middle of piled-up dots, and what it is. */
function wrongMiddles({ text, picture }: Sentence): string[] {
  if (picture.kind !== 'dots') return [];
  const values = picture.values.toSorted((one, other) => one - other);
  const at = (index: number) => values[Math.floor(index)] ?? 0;
  const is = {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    median: (at((values.length - 1) / 2) + at(values.length / 2)) / 2,
  };
  return (['mean', 'median'] as const).flatMap((name) => {
    const told = numberOf(
      new RegExp(`\\b${name} (?:up )?(?:stays )?(?:at|to|is|of) (\\d+(?:\\.\\d+)?|\\w+)`).exec(text)?.[1],
    );
    return told < 0 || told === is[name] ? [] : [`the ${name} is ${is[name]}`];
  });
}

const wrongIn = (sentence: Sentence): string[] => {
  const { text, picture } = sentence;
  const free = picture.kind === 'words' || picture.kind === 'boxes';
  return [
    ...parts.flatMap(([phrase, kinds]) => {
      const found = phrase.exec(text)?.[0];
      return found === undefined || free || kinds.includes(picture.kind) ? [] : [`"${found}" beside ${picture.kind}`];
    }),
    ...[...text.matchAll(/\b(?:on|at) the (?:bottom |top )?(left|right|top|bottom)\b/gi)].flatMap(
      ([found, side = '']) => (isOnSide(picture, side.toLowerCase()) ? [] : [`"${found}" is not there`]),
    ),
    ...wrongMiddles(sentence),
  ];
};

describe('§lesson.32 a sentence of an explanation', () => {
  test('is about what its picture shows', () => {
    expect(everything.length).toBeGreaterThan(300);
    const wrong = everything.flatMap((sentence) =>
      wrongIn(sentence).map((why) => `${sentence.at}: ${why}: ${sentence.text}`),
    );
    expect(wrong).toEqual([]);
  });

  const dots: Picture = { kind: 'dots', values: [1, 2, 6] };
  const boxes: Picture = {
    kind: 'boxes',
    boxes: [
      { text: 'a', column: 0, row: 0 },
      { text: 'b', column: 1, row: 0 },
    ],
    arrows: [],
    mark: [0],
  };
  test.each<[string, Picture, string[]]>([
    ['The bars fall away.', dots, ['"The bars" beside dots']],
    ['It pulls the mean up to four.', dots, ['the mean is 3']],
    ['The median stays at 2.', dots, []],
    ['On the right is the table.', boxes, ['"On the right" is not there']],
    ['Begin on the left.', boxes, []],
    ['On the left is the file.', { kind: 'table', columns: ['a'], rows: [['1']] }, ['"On the left" is not there']],
    ['This line is complaints.', { kind: 'bars', labels: ['a'], values: [1] }, ['"This line" beside bars']],
  ])('is told where it is not: %s', (text, picture, wrong) => {
    expect(wrongIn({ at: '', text, picture })).toEqual(wrong);
  });
});
