import { exampleCourseProgress, exampleReadingLesson } from '../../../../src/api/generated/examples.ts';
import { lessonCompletionMachine } from '../../../../src/machines/lesson/completion.machine.ts';
import { alert, control, heading, linkTo, words } from '../../browser/looks.ts';
import { pressTwice } from '../../browser/stage.ts';
import { model, passing } from '../../engine/model.ts';

const lesson = { courseId: 'data-analytics', lessonId: 'm1-l1', isCompleted: false, isSignedIn: true };

export const lessonCompletion = model(lessonCompletionMachine)({
  starts: {
    'an open lesson': { open: ({ attend }) => attend('/courses/data-analytics/lessons/m1-l1'), input: () => lesson },
    'a completed lesson': {
      open: ({ attend, gate }) => {
        gate.give('getLesson', { ...exampleReadingLesson, isCompleted: true });
        return attend('/courses/data-analytics/lessons/m1-l1');
      },
      input: () => ({ ...lesson, isCompleted: true }),
    },
    'a visitor': {
      open: ({ visit }) => visit('/courses/data-analytics/lessons/m1-l1'),
      input: () => ({ ...lesson, isSignedIn: false }),
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
      hides: [control('Mark as complete')],
    },
    deciding: passing,
    inviting: {
      says: '§lesson.2: enrolment gates the lesson',
      shows: [linkTo('Enroll in this course')],
      hides: [control('Mark as complete')],
    },
    offered: { says: '§lesson.3: the lesson can be marked as completed', shows: [control('Mark as complete')] },
    completing: { says: '§lesson.3: on its way, and not sent twice', shows: [control('Mark as complete')] },
    failed: {
      says: 'not saved, and can be tried again',
      shows: [alert('Your progress was not saved'), control('Retry')],
    },
    completed: { says: '§lesson.1: isCompleted', shows: [words('Completed')], hides: [control('Mark as complete')] },
  },
  act: {
    'lesson.complete': ({ page }) => pressTwice(page.getByRole('button', { name: 'Mark as complete' })),
    retry: ({ page }) => pressTwice(page.getByRole('button', { name: 'Retry' })),
  },
});
