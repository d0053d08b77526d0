import {
  exampleAssignmentLesson,
  exampleQuizLesson,
  exampleReadingLesson,
  exampleVideoLesson,
} from '../../../src/api/examples.ts';
import { lessonMachine } from '../../../src/machines/lesson.machine.ts';
import { model } from '../engine/model.ts';

export const lesson = model(lessonMachine, {
  starts: { visit: { input: () => ({ courseId: 'data-analytics', lessonId: 'm1-l1' }) } },
  events: { retry: [{}] },
  answers: {
    getLesson: {
      done: [exampleReadingLesson, exampleVideoLesson, exampleQuizLesson, exampleAssignmentLesson],
      error: [403, 404, 500],
    },
  },
  see: {
    loading: { says: 'the lesson is on its way' },
    locked: { says: '§6: a locked lesson shows nothing of its content' },
    notFound: { says: 'there is no such lesson' },
    failed: { says: 'the lesson could not be loaded, and can be tried again' },
    reading: { says: '§3 Lesson type reading' },
    video: { says: '§3 Lesson type video' },
    quiz: { says: '§3 Lesson type quiz' },
    assignment: { says: '§3 Lesson type assignment' },
  },
});
