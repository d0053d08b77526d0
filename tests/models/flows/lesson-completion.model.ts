import { exampleCourseProgress } from '../../../src/api/examples.ts';
import { lessonCompletionMachine } from '../../../src/machines/lesson-completion.machine.ts';
import { model, passing } from '../engine/model.ts';

const lesson = { courseId: 'data-analytics', lessonId: 'm1-l1', isCompleted: false, isSignedIn: true };

export const lessonCompletion = model(lessonCompletionMachine, {
  starts: {
    'an open lesson': { input: () => lesson },
    'a completed lesson': { input: () => ({ ...lesson, isCompleted: true }) },
    'a visitor': { input: () => ({ ...lesson, isSignedIn: false }) },
  },
  events: { 'lesson.complete': [{}], retry: [{}] },
  answers: {
    getCourseProgress: { done: [exampleCourseProgress], error: [403, 500] },
    completeLesson: { done: [exampleCourseProgress], error: [500] },
  },
  see: {
    arriving: passing,
    checking: { says: '§7 GET progress: is the reader enrolled?' },
    deciding: passing,
    inviting: { says: '§6: enrolment gates the lesson' },
    offered: { says: 'decisions 8: the lesson can be marked as completed' },
    completing: { says: '§7 POST complete: on its way, and not sent twice' },
    failed: { says: 'not saved, and can be tried again' },
    completed: { says: '§3: isCompleted' },
  },
});
