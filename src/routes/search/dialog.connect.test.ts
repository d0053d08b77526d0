import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleSearchResults } from '../../api/generated/examples.ts';
import { searchDialogMachine } from '../../machines/search/dialog.machine.ts';
import { connectSearchDialog } from './dialog.connect.ts';
import { pathOf } from './path-of.ts';

it('§search.5 each result leads to its page', () => {
  expect(exampleSearchResults.map(pathOf)).toEqual([
    '/courses/sql-for-data-analysis',
    '/courses/data-analytics/lessons/m1-l2',
    '/assignments?search=Question+log',
    '/community/data-analytics/5f0c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f',
    '/messages/2b7e4c90-5d1f-4e3a-8c62-9f0a1b2c3d4e',
    '/resources/reading-a-chart',
  ]);
});

it('§search.5 an assignment of a course that the person teaches leads to its submissions', () => {
  const assignment = {
    kind: 'assignment',
    assignmentId: 'question-log',
    courseId: 'data-analytics',
    courseTitle: 'Data Analytics',
    isTaught: true,
    title: 'Question log',
  } as const;
  expect(pathOf(assignment)).toBe('/teach/grading?course=data-analytics&assignment=question-log');
});

it('§search.6 where the search has failed, Enter tries again', () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const snapshot = searchDialogMachine.resolveState({
    value: { open: 'failed' },
    context: { text: 'sql', results: [], active: null, isEntered: false, failure: null },
  });
  const view = connectSearchDialog(snapshot, ({ type }) => resolve(type));
  if (view.state === 'open.failed') view.onEnter();
  return expect(promise).resolves.toBe('retry');
});

it('§search.4 shows nothing while it is closed', () => {
  const flow = createActor(searchDialogMachine).start();
  expect(connectSearchDialog(flow.getSnapshot(), flow.send)).toEqual({ state: 'closed' });
});
