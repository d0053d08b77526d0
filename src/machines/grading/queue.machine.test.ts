import { describe } from 'vitest';
import { exampleGradingQueue } from '../../api/generated/examples.ts';
import { itIsLoadedPageByPage } from '../paged-list-cases.ts';
import { gradingQueueMachine } from './queue.machine.ts';

const course = 'data-analytics';
const noFilters = { course: '', assignment: '', show: 'waiting', search: '' } as const;

describe('§grading.13, §grading.43, §grading.45 the submissions, of one assignment, returned ones or all that wait', () => {
  itIsLoadedPageByPage({
    machine: gradingQueueMachine,
    operation: 'listGradingQueue',
    input: { ...noFilters, course },
    asks: { course },
    page: exampleGradingQueue,
    key: 'submissionId',
    narrowed: [
      {
        filters: { assignment: 'question-log', show: 'returned', search: ' ada ' },
        asks: { course, assignment: 'question-log', show: 'returned', search: 'ada' },
      },
      { filters: noFilters, asks: {} },
    ],
  });
});
