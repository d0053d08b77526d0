import type { Results } from '../../machines/search/dialog.machine.ts';
import { paths } from '../../paths.ts';

/** The page of what was found. A student's assignment has no page of its own: the list shows it. */
export function pathOf(result: Results[number]): string {
  switch (result.kind) {
    case 'course':
      return paths.course(result.courseId);
    case 'lesson':
      return paths.lesson(result.courseId, result.lessonId);
    case 'assignment':
      if (!result.isTaught) return paths.assignmentsNamed(result.title);
      return paths.teach.grading({ course: result.courseId, assignment: result.assignmentId });
    case 'question':
      return paths.discussion(result.courseId, result.postId);
    case 'conversation':
      return paths.thread(result.threadId);
    case 'resource':
      return paths.resource(result.resourceId);
  }
}
