/** Download Materials: a ZIP archive of Markdown files with a course's texts and the resources. */
import { asc, eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { withoutExplorables } from '../content/explorables.ts';
import type { Database } from '../platform/database/client.ts';
import { lessons } from '../platform/database/schema/course.ts';
import { resources } from '../platform/database/schema/resources.ts';
import type { WrittenLesson } from '../platform/database/written-lesson.ts';
import type { CourseEntry } from './cache.ts';

/** The archive's bytes. The same course gives the same bytes. */
export async function packMaterials(db: Database, course: CourseEntry): Promise<Uint8Array> {
  const [contents, shared] = await Promise.all([
    db.select({ id: lessons.id, content: lessons.content }).from(lessons).where(eq(lessons.courseId, course.row.id)),
    db.select().from(resources).orderBy(asc(resources.position)),
  ]);
  const contentOf = new Map(contents.map(({ id, content }) => [id, content]));
  const files = course.modules.flatMap((module, index) =>
    module.lessons.flatMap((lesson, lessonIndex) => {
      const text = textOf(contentOf.get(lesson.id));
      const name = `${numbered(index, module.title)}/${numbered(lessonIndex, lesson.title)}.md`;
      return text === null ? [] : [[name, `# ${lesson.title}\n\n${text.trim()}\n`] as const];
    }),
  );
  const read = shared.flatMap(({ id, title, body }) =>
    body === null ? [] : [[`resources/${id}.md`, `# ${title}\n\n${body.trim()}\n`] as const],
  );
  const links = shared.map(({ title, description, url }) => `- ${title} (${url}): ${description}`).join('\n');
  const all = [...files, ...read, ['resources/index.md', `# Learning resources\n\n${links}\n`] as const];
  return zipSync(Object.fromEntries(all.map(([name, text]) => [`${course.row.id}/${name}`, strToU8(text)])), {
    mtime: new Date(course.row.lastUpdated),
  });
}

/** The lesson's text. Null for lessons that are of little use on paper: quizzes, exercises, case studies. */
function textOf(content: WrittenLesson | undefined): string | null {
  if (content === undefined || content.type === 'quiz') return null;
  if (content.type === 'exercise' || content.type === 'case-study') return null;
  return withoutExplorables(content.type === 'video' ? content.transcript : content.body);
}

const numbered = (index: number, title: string) =>
  `${String(index + 1).padStart(2, '0')}-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
