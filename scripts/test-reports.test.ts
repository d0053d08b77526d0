import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './test-reports.ts';

describe('the reports of the runners', () => {
  it('gives below the name of a failed test of Vitest the first lines of its reason, without colours', () => {
    const report = {
      numPassedTests: 2,
      testResults: [
        {
          name: 'quiz.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'counts', status: 'passed', failureMessages: [] },
            { fullName: 'adds', status: 'failed', failureMessages: ['\u001b[31mexpected 2\u001b[39m\n\nreceived 3'] },
          ],
        },
        { name: 'lost.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
      ],
    };
    expect(readVitest(report)).toEqual({
      passed: 2,
      failed: ['adds\n    expected 2\n    received 3', 'lost.test.ts\n    No such file'],
    });
  });

  it('gives below the name of a failed test of Playwright the reason of its first try', () => {
    const test = (status: string, ...messages: string[]) => ({
      status,
      results: messages.map((message) => ({ errors: [{ message }] })),
    });
    const report = {
      suites: [
        {
          specs: [
            { title: 'opens', tests: [test('expected')] },
            { title: 'flaky', tests: [test('flaky', 'timed out', '')] },
            { title: 'left out', tests: [test('skipped')] },
          ],
        },
      ],
    };
    expect(readPlaywright(report)).toEqual({ passed: 1, failed: ['flaky\n    timed out'] });
  });
});
