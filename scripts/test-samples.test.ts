import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawn, isDrawn, shuffled, takeTurns } from '../tests/draw.ts';
import {
  drawnJourneys,
  drawnStories,
  journeyFiles,
  leftOutOfServer,
  longServerFiles,
  storyFiles,
} from './test-samples.ts';

/** Commits, as it were. */
const commits = (length: number) => Array.from({ length }, (_, index) => `${index}f3a9c`);
const seeds = commits(300);
const names = Array.from({ length: 40 }, (_, index) => `lesson/${index}`);

describe('A draw', () => {
  it('is the same for the same seed, and different for another', () => {
    expect(drawn(names, 10, 'one')).toEqual(drawn(names, 10, 'one'));
    expect(drawn(names, 10, 'one')).not.toEqual(drawn(names, 10, 'two'));
    expect(shuffled(names, 'one')).toEqual(shuffled(names.toReversed(), 'one'));
  });

  it('has as many names as asked for, in their original order', () => {
    const few = drawn(names, 10, 'one');
    expect(few).toHaveLength(10);
    expect(names.filter((name) => few.includes(name))).toEqual(few);
  });

  it('contains each name for some seed', () => {
    expect(new Set(seeds.flatMap((seed) => drawn(names, 4, seed)))).toEqual(new Set(names));
    expect(names.filter((name) => !seeds.some((seed) => isDrawn(name, 10, seed)))).toEqual([]);
  });

  it('takes each name independently of the others', () => {
    const together = seeds.filter((seed) => isDrawn('lesson/0', 4, seed) && isDrawn('lesson/1', 4, seed));
    // One in sixteen.
    expect(together.length).toBeGreaterThan(8);
    expect(together.length).toBeLessThan(36);
  });

  it('takes turns until every list is empty', () => {
    expect(takeTurns([['a', 'b', 'c'], ['1'], [], ['x', 'y']])).toEqual(['a', '1', 'x', 'b', 'y', 'c']);
    expect(takeTurns([])).toEqual([]);
  });
});

describe('npm test', () => {
  it('draws every file of stories for some seed', () => {
    expect(new Set(seeds.flatMap(drawnStories))).toEqual(new Set(storyFiles));
    expect(storyFiles.some((file) => file.startsWith('.storybook/'))).toBe(true);
  });

  it('draws every journey for some seed, and for some seed with its long tests', () => {
    const draws = commits(1000).map(drawnJourneys);
    const isChosen = (file: string) => (draw: string) => draw.split(' ').includes(file);
    const isWhole = (file: string) => (draw: string) =>
      draw.split('--grep-invert')[1]?.includes(file.replace('tests/', ''));
    expect(journeyFiles.filter((file) => !draws.some(isChosen(file)))).toEqual([]);
    expect(journeyFiles.filter((file) => !draws.some(isWhole(file)))).toEqual([]);
  });

  it('runs each long test of the server for some seed, and three of four not', () => {
    expect(longServerFiles.filter((file) => !existsSync(file))).toEqual([]);
    expect(longServerFiles.filter((file) => seeds.every((seed) => leftOutOfServer(seed).includes(file)))).toEqual([]);
    expect(leftOutOfServer('one')).toHaveLength(longServerFiles.length - Math.ceil(longServerFiles.length / 4));
  });

  it('leaves out the long tests of the other files alone', () => {
    const [, left = ''] = /--grep-invert '(.*)'/.exec(drawnJourneys('one')) ?? [];
    const [file = ''] = /journeys\/[\w/-]+\.spec\.ts/.exec(left) ?? [];
    expect(`${file} some title @long`).not.toMatch(new RegExp(left));
    expect('journeys/no-such.spec.ts some title @long').toMatch(new RegExp(left));
    expect('journeys/no-such.spec.ts some title').not.toMatch(new RegExp(left));
  });
});
