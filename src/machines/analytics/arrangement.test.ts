import { describe, expect, it } from 'vitest';
import { exampleLearningPath } from '../../api/generated/examples.ts';
import { arrangementOf, isArranged, moved, pinToggled, renewed } from './arrangement.ts';

const order = ['a', 'b', 'c'];

describe('§analytics.84 The order of a path', () => {
  it('is that of the path, with its pins', () => {
    expect(arrangementOf(exampleLearningPath)).toEqual({
      order: ['data-analytics', 'sql-for-beginners', 'spreadsheet-foundations'],
      pinned: ['sql-for-beginners'],
    });
  });

  it('moves a course by one place, and none beyond the ends', () => {
    expect(moved(order, 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(order, 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moved(order, 'a', -1)).toEqual(order);
    expect(moved(order, 'c', 1)).toEqual(order);
    expect(moved(order, 'unknown', 1)).toEqual(order);
  });

  it('pins and unpins', () => {
    expect(pinToggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(pinToggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('is kept for a path that has changed: what is gone goes, what is new comes last with its pin', () => {
    const arranged = {
      order: ['gone', 'spreadsheet-foundations', 'data-analytics'],
      pinned: ['gone', 'data-analytics'],
    };
    expect(renewed(arranged, exampleLearningPath)).toEqual({
      order: ['spreadsheet-foundations', 'data-analytics', 'sql-for-beginners'],
      pinned: ['data-analytics', 'sql-for-beginners'],
    });
  });

  it('does not pin a course again that was unpinned meanwhile', () => {
    const arranged = { order: ['sql-for-beginners', 'data-analytics', 'spreadsheet-foundations'], pinned: [] };
    expect(renewed(arranged, exampleLearningPath)).toEqual(arranged);
  });
});

describe('§analytics.87 A path has an order of its own', () => {
  const [first, ...others] = exampleLearningPath.steps.map((step) => ({ ...step, isPinned: false, reasons: [] }));
  if (!first) throw new Error('The example has no steps.');

  it('where a course is pinned, or where its student put it', () => {
    const pathWith = (changed: object) => ({ ...exampleLearningPath, steps: [...others, { ...first, ...changed }] });
    expect(isArranged(pathWith({}))).toBe(false);
    expect(isArranged(pathWith({ reasons: [{ kind: 'aim', title: 'The aim' }] }))).toBe(false);
    expect(isArranged(pathWith({ isPinned: true }))).toBe(true);
    expect(
      isArranged(
        pathWith({
          reasons: [
            { kind: 'aim', title: 'The aim' },
            { kind: 'order', title: null },
          ],
        }),
      ),
    ).toBe(true);
  });
});
