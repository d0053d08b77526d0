import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MapCourse, pathMap } from './layout.ts';
import { linesOf, shortened } from './text-size.ts';

const course = (at: number, modules: number, back: readonly number[]): MapCourse => ({
  id: `c${at}`,
  title: `Course ${at}`,
  modules: Array.from({ length: modules }, (_, index) => ({ id: `m${index}`, title: `Module ${index} of ${at}` })),
  buildsOn: back.map((far) => ({ courseId: `c${at - far}`, moduleId: 'm0' })),
});

/** Courses that build on courses before them alone, as paths have them. */
const courses = fc
  .array(fc.record({ modules: fc.integer({ min: 1, max: 8 }), back: fc.uniqueArray(fc.integer({ min: 1, max: 4 })) }), {
    minLength: 1,
    maxLength: 9,
  })
  .map((all) =>
    all.map(({ modules, back }, at) =>
      course(
        at,
        modules,
        back.filter((far) => far <= at),
      ),
    ),
  );

const holds = (property: (all: readonly MapCourse[], map: ReturnType<typeof pathMap>) => void) =>
  fc.assert(
    fc.property(courses, (all) => property(all, pathMap(all))),
    { numRuns: 100 },
  );

describe('§analytics.97 The map of a path', () => {
  it('has each course and each module once, in the order of the path', () => {
    holds((all, { courses: placed }) => {
      expect(placed.map(({ id, rows }) => [id, ...rows.map((row) => row.id)])).toEqual(
        all.map(({ id, modules }) => [id, ...modules.map((module) => module.id)]),
      );
    });
  });

  it('has each course right of those that it builds on, all of them within it, and none upon another', () => {
    holds((all, { width, height, courses: placed }) => {
      const placeOf = (id: string) => placed.find((each) => each.id === id) ?? placed[0];
      for (const { id, buildsOn } of all) {
        for (const { courseId } of buildsOn) {
          const [left, right] = [placeOf(courseId), placeOf(id)];
          expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
        }
      }
      for (const one of placed) {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.y).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(width);
        expect(one.y + one.height).toBeLessThanOrEqual(height);
        for (const other of placed.filter((each) => each !== one)) {
          const isApart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect(isApart).toBe(true);
        }
      }
    });
  });

  it('has a line from each module to the next one, and from each that another course builds on', () => {
    holds((all, { lines }) => {
      const within = all.reduce((sum, { modules }) => sum + modules.length - 1, 0);
      const between = all.reduce((sum, { buildsOn }) => sum + buildsOn.length, 0);
      expect(lines).toHaveLength(within + between);
      expect(lines.filter((line) => line.includes('NaN'))).toEqual([]);
    });
  });

  it('is the same each time, so that the browser takes over what the server has drawn', () => {
    holds((all, map) => {
      expect(pathMap(all)).toEqual(map);
    });
  });

  it('has four courses a row that have nothing to do with others', () => {
    const { courses: placed } = pathMap(Array.from({ length: 6 }, (_, at) => course(at, 2, [])));
    const columns = [...new Set(placed.map(({ x }) => x))].toSorted((one, other) => one - other);
    expect(placed.map(({ x }) => columns.indexOf(x))).toEqual([0, 1, 2, 3, 0, 1]);
  });

  it('leads a line past the courses in between', () => {
    const all = [course(0, 2, []), course(1, 2, [1]), course(2, 2, [1, 2])];
    const { lines } = pathMap(all);
    expect(lines.filter((line) => /H \d/.test(line))).toHaveLength(1);
  });
});

describe('§analytics.97 The room for a title', () => {
  it('is a line, or as many as its words take', () => {
    expect(linesOf('Grouping', 14)).toBe(1);
    expect(linesOf('Windows and running totals', 14)).toBe(1);
    expect(linesOf('Asking for decisions, measures and comparisons', 14)).toBe(2);
    expect(linesOf('Donaudampfschifffahrtsgesellschaft', 6)).toBeGreaterThan(3);
    expect(linesOf('集計とグループ化の基礎知識', 5)).toBe(4);
  });

  it('is kept by what does not fit', () => {
    expect(shortened('Grouping', 14, 2)).toBe('Grouping');
    const long = shortened('Asking for decisions, measures and comparisons before anyone opens a notebook', 14, 2);
    expect(long).toMatch(/^Asking for decisions, .+…$/);
    expect(linesOf(long, 14)).toBe(2);
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
        expect(linesOf(shortened(text, 10, 2), 10)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
