import {
  exampleAssignmentStatistics,
  exampleBlindAssignmentStatistics,
  exampleFewAssignmentStatistics,
  exampleInstructor,
  exampleNoAssignmentStatistics,
} from '../../../../src/api/generated/examples.ts';
import { assignmentStatisticsMachine } from '../../../../src/machines/teaching/assignment-statistics.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { assignmentStatisticsPage } from '../../../pages/teaching/assignment-statistics.page.ts';
import { alert, waiting } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const courseId = 'data-analytics';
const assignmentId = 'question-log';

export const assignmentStatistics = model(assignmentStatisticsMachine)({
  starts: {
    visit: {
      input: () => ({ courseId, assignmentId }),
      open: ({ attend }) => attend(paths.teach.statistics(courseId, assignmentId), { user: exampleInstructor }),
    },
  },
  events: { retry: [{}] },
  answers: {
    getAssignmentStatistics: {
      done: [
        exampleAssignmentStatistics,
        exampleFewAssignmentStatistics,
        exampleNoAssignmentStatistics,
        exampleBlindAssignmentStatistics,
      ],
      error: [500, 404, 403],
    },
  },
  see: {
    loading: { says: '§teaching.82: the figures are on their way', shows: [waiting] },
    failed: {
      says: '§teaching.82: the figures could not be loaded, and can be tried again',
      shows: [alert(), on(failure, 'retryButton')],
    },
    missing: {
      says: '§teaching.83: the course has no such assignment',
      shows: [on(assignmentStatisticsPage, 'missing')],
    },
    deciding: passing,
    blind: {
      says: '§teaching.83: there are no figures of blind grading',
      shows: [on(assignmentStatisticsPage, 'blind'), on(assignmentStatisticsPage, 'queueLink')],
    },
    empty: {
      says: '§teaching.83: nothing is graded yet',
      shows: [on(assignmentStatisticsPage, 'none'), on(assignmentStatisticsPage, 'submitted')],
    },
    few: {
      says: '§teaching.83: too few have a grade for a distribution',
      shows: [on(assignmentStatisticsPage, 'few'), on(assignmentStatisticsPage, 'submitted')],
    },
    shown: {
      says: '§teaching.82: the figures, the distribution and the criteria',
      shows: [
        on(assignmentStatisticsPage, 'submitted'),
        on(assignmentStatisticsPage, 'chart'),
        on(assignmentStatisticsPage, 'bands'),
        on(assignmentStatisticsPage, 'criteria'),
      ],
    },
  },
  act: { retry: pressing(failure, 'retryButton') },
});
