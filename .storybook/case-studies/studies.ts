/** The case studies of the content: each scene is a story, and each study a statechart beside it. */
import { readContent } from '../../server/content/read.ts';
import type { CaseStudyLesson } from '../../src/api/generated/schema.d.ts';

export type Study = Pick<CaseStudyLesson, 'courseId' | 'id' | 'title' | 'start' | 'scenes' | 'dataSet'>;

const folder = process.env['CONTENT_FOLDER'] || 'content';

export function readStudies(): Study[] {
  const { courses, dataSets } = readContent(folder);
  return courses.flatMap(({ id: courseId, modules }) =>
    modules.flatMap(({ lessons }) =>
      lessons.flatMap((lesson) => {
        const data = lesson.type === 'case-study' && dataSets.get(lesson.dataSet);
        if (!data) return [];
        const { id, title, start, scenes } = lesson;
        return [{ courseId, id, title, start, scenes, dataSet: data.visible }];
      }),
    ),
  );
}
