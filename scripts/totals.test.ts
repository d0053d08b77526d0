import { describe, expect, it } from 'vitest';
import { failuresIn, sumOfLines, tableOf, totalOf } from './totals.ts';

const stages = [
  { title: 'Walks', seconds: 30, passed: 5, failed: ['Walks: lesson/quiz'] },
  { title: 'Content', seconds: 12, passed: 1, failed: [] },
  { title: 'Walks', seconds: 90, passed: 6, failed: [] },
];

describe('The stages', () => {
  it('are summed', () => {
    expect(totalOf(stages)).toEqual({ passed: 12, failed: ['Walks: lesson/quiz'] });
  });

  it('make a table with a line for each kind', () => {
    expect(tableOf(stages).split('\n')).toEqual([
      'What     How many  Minutes  Failed',
      'Walks          12      2.0       1',
      'Content         1      0.2       0',
    ]);
  });
});

describe('The last lines of several commands', () => {
  it('are summed', () => {
    expect(sumOfLines(['a\n\n7590 passed, 1 failed\n', '12 passed, 0 failed'])).toEqual({ passed: 7602, failed: 1 });
  });

  it('count a command that ended without one as a failure', () => {
    expect(sumOfLines(['7590 passed, 0 failed\n', '3 passed, 0 failed\nKilled\n', ''])).toEqual({
      passed: 7590,
      failed: 2,
    });
  });
});

describe('What failed in several commands', () => {
  it('is listed with its reasons', () => {
    const failed =
      'What  Failed\nUnit       1\n\nFailed: Unit: adds\n    expected 3\nFailed: Unit: takes\n7 passed, 2 failed\n';
    expect(failuresIn([failed, '3 passed, 0 failed\n', ''])).toEqual([
      'Failed: Unit: adds',
      '    expected 3',
      'Failed: Unit: takes',
    ]);
  });
});
