import { exampleCourseProgress, exampleReadingLesson } from '../../../../src/api/generated/examples.ts';
import { lessonCompletionMachine } from '../../../../src/machines/lesson/completion.machine.ts';
import { failure } from '../../../pages/failure.page.ts';
import { lessonPage } from '../../../pages/lesson/detail.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading, text } from '../../browser/locators.ts';
import { pressTwice } from '../../browser/page-helpers.ts';
import { model, passing } from '../../engine/model.ts';

const lesson = {
  courseId: 'data-analytics',
  lessonId: 'm1-l1',
  isCompleted: false,
  isTeaching: false,
  isVisiting: false,
};

export const lessonCompletion = model(lessonCompletionMachine)({
  starts: {
    'an open lesson': { open: ({ attend }) => attend('/courses/data-analytics/lessons/m1-l1'), input: () => lesson },
    'a completed lesson': {
      open: ({ attend, network }) => {
        network.give('getLesson', { ...exampleReadingLesson, isCompleted: true });
        return attend('/courses/data-analytics/lessons/m1-l1');
      },
      input: () => ({ ...lesson, isCompleted: true }),
    },
    'a teacher of the course': {
      open: ({ attend, network }) => {
        network.give('getLesson', { ...exampleReadingLesson, teaching: true });
        return attend('/courses/data-analytics/lessons/m1-l1');
      },
      input: () => ({ ...lesson, isTeaching: true }),
    },
    'a visitor': {
      open: ({ visit, network }) => {
        network.give('getLesson', { ...exampleReadingLesson, visiting: true });
        return visit('/courses/data-analytics/lessons/m1-l1');
      },
      input: () => ({ ...lesson, isVisiting: true }),
    },
  },
  events: { 'lesson.complete': [{}], retry: [{}] },
  answers: {
    getCourseProgress: { done: [exampleCourseProgress], error: [403, 500] },
    completeLesson: { done: [exampleCourseProgress], error: [500] },
  },
  see: {
    arriving: passing,
    checking: {
      says: '§course.22: is the reader enrolled?',
      shows: [heading(exampleReadingLesson.title)],
      hides: [on(lessonPage, 'completeButton')],
    },
    deciding: passing,
    teaching: {
      says: '§lesson.31: whoever teaches the course reads it, and completes nothing',
      shows: [text('You teach this course.')],
      hides: [on(lessonPage, 'completeButton'), on(lessonPage, 'enrolLink')],
    },
    inviting: {
      says: '§lesson.2: enrolment gates the lesson',
      shows: [on(lessonPage, 'enrolLink')],
      hides: [on(lessonPage, 'completeButton')],
    },
    offered: { says: '§lesson.3: the lesson can be marked as completed', shows: [on(lessonPage, 'completeButton')] },
    completing: { says: '§lesson.3: on its way, and not sent twice', shows: [on(lessonPage, 'completeButton')] },
    failed: {
      says: 'not saved, and can be tried again',
      shows: [alert('Your progress was not saved'), on(failure, 'retryButton')],
    },
    completed: {
      says: '§lesson.1: isCompleted',
      shows: [text('Completed')],
      hides: [on(lessonPage, 'completeButton')],
    },
  },
  act: {
    'lesson.complete': ({ page }) => pressTwice(lessonPage(page).completeButton),
    retry: ({ page }) => pressTwice(failure(page).retryButton),
  },
});
