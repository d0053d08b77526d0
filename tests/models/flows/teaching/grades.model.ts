import {
  exampleExcusedCell,
  exampleGradebook,
  exampleGradeOfStudent,
  exampleImportedGrades,
  exampleInstructor,
} from '../../../../src/api/generated/examples.ts';
import { gradesMachine } from '../../../../src/machines/teaching/grades.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { gradesPage } from '../../../pages/teaching/grades.page.ts';
import { alert } from '../../browser/locators.ts';
import { pressIfThere, pressing, retype } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const { next: _next, ...lastPage } = exampleGradebook;
const none = { ...lastPage, items: [], total: 0 };
const courseId = 'data-analytics';
const answer = { changed: 1, later: 0, submitted: 0 };
const time = { assignmentId: 'sales-report', studentIds: null, dueDate: '2031-12-02T17:00:00.000Z', answer };

export const grades = model(gradesMachine)({
  starts: {
    'an instructor': {
      open: ({ attend }) => attend(paths.teach.grades(courseId), { user: exampleInstructor }),
      input: () => ({ courseId }),
    },
  },
  events: {
    retry: [{}],
    narrow: [{ filters: { search: 'Leila' } }, { filters: { show: 'missing' } }, { filters: { sort: 'average' } }],
    more: [{}],
    given: [{ time }],
    graded: [{ grade: exampleGradeOfStudent }],
    weighed: [{}],
    regraded: [{ regraded: exampleImportedGrades }],
    excused: [{ studentId: exampleGradeOfStudent.studentId, cell: exampleExcusedCell }],
  },
  answers: { listGrades: { done: [exampleGradebook, lastPage, none], error: [500] } },
  see: {
    loading: { says: 'the grades are asked for', shows: [on(gradesPage, 'title')] },
    failed: { says: 'they did not come, and can be asked for again', shows: [alert(), on(failure, 'retryButton')] },
    empty: { says: '§teaching.65: nobody is found', shows: [on(gradesPage, 'none')] },
    'listed.ready': { says: '§teaching.65: students by assignments', shows: [on(gradesPage, 'grid')] },
    'listed.loadingMore': { says: 'more are asked for', shows: [on(gradesPage, 'loadingMoreButton')] },
    'listed.moreFailed': { says: 'more did not come; who is there stays', shows: [alert(), on(gradesPage, 'grid')] },
  },
  act: {
    retry: pressing(failure, 'retryButton'),
    // The same choice again is no change of its field, so it is sent directly.
    narrow: async ({ page, send }, event) => {
      const { search, missingFilter, sortBy } = gradesPage(page);
      const { search: query = '', show, sort } = event.filters;
      if (show) return missingFilter.click();
      if (sort) return (await sortBy.inputValue()) === sort ? send(event) : sortBy.selectOption(sort);
      return (await search.inputValue()) === query ? send(event) : retype(search, query);
    },
    // What the dialog of another flow tells.
    given: ({ send }, event) => send(event),
    graded: ({ send }, event) => send(event),
    weighed: ({ send }, event) => send(event),
    regraded: ({ send }, event) => send(event),
    excused: ({ send }, event) => send(event),
    more: ({ page }) => pressIfThere(gradesPage(page).moreOrRetryButton),
  },
});
