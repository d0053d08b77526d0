import {
  exampleAssignmentLesson,
  exampleCaseStudyLesson,
  exampleQuizLesson,
  exampleReadingLesson,
  exampleSqlExerciseLesson,
  exampleVideoLesson,
} from '../../../../src/api/generated/examples.ts';
import { lessonMachine } from '../../../../src/machines/lesson/detail.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading, text, waiting } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const lesson = model(lessonMachine)({
  starts: {
    visit: {
      open: ({ attend }) => attend('/courses/data-analytics/lessons/m1-l1'),
      input: () => ({ courseId: 'data-analytics', lessonId: 'm1-l1' }),
    },
  },
  events: { retry: [{}] },
  answers: {
    getLesson: {
      done: [
        exampleReadingLesson,
        exampleVideoLesson,
        exampleQuizLesson,
        exampleAssignmentLesson,
        exampleSqlExerciseLesson,
        exampleCaseStudyLesson,
      ],
      error: [403, 404, 500],
    },
  },
  see: {
    loading: { says: 'the lesson is on its way', shows: [waiting] },
    locked: {
      says: '§lesson.2: a locked lesson shows nothing of its content',
      shows: [heading('This lesson is locked'), text('Enroll in this course to unlock this module')],
      hides: [text('Start with the decision')],
    },
    notFound: { says: 'there is no such lesson', shows: [heading('Lesson not found')] },
    failed: {
      says: 'the lesson could not be loaded, and can be tried again',
      shows: [alert('Failed to load lesson. Please try again later.'), on(failure, 'retryButton')],
    },
    open: {
      says: '§lesson.1 a lesson of any type, with its place in the course',
      shows: [text(/^Lesson \d+ of \d+$/)],
    },
  },
  act: { retry: pressing(failure, 'retryButton') },
});
