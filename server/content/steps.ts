/** The steps of a project (§practice.100): exercises of its course over one data set, a text and files. */
import { z } from 'zod';
import type { WrittenStep } from '../platform/database/schema/assignments.ts';
import type { ContentFolder } from './folder.ts';
import { lineOf, Problems } from './problems.ts';
import type * as schemas from './schemas.ts';
import { parseMarkdown } from './yaml.ts';

type Front = Pick<z.infer<typeof schemas.assignment>, 'steps' | 'rubric'>;
type AssignmentFile = { folder: ContentFolder; path: string; courseId: string };

/** What a step needs of its lesson. An unchanged course is not parsed at a start, so the file itself is asked. */
const lessonSchema = z.looseObject({ type: z.string(), title: z.string(), data: z.string().optional() });

/** Null where the assignment is no project. */
export function readSteps({ steps, rubric }: Front, { folder, path, courseId }: AssignmentFile, problems: Problems) {
  if (!steps) return null;
  const text = folder.texts.get(path) ?? '';
  const wrong = (part: string, mistake: string) => problems.add(path, lineOf(text, part), `steps: ${mistake}`);
  if (!rubric) wrong('steps:', 'a project is graded with a rubric');
  if (steps.every((step) => !('exercise' in step))) wrong('steps:', 'a project has at least one exercise');
  // A submission has a text, files or both.
  if (steps.every((step) => 'exercise' in step)) wrong('steps:', 'a project ends in a text, an upload or both');
  let data: string | undefined;
  return steps.map((step): WrittenStep => {
    if ('text' in step) return { kind: 'text', text: step.text };
    if ('upload' in step) return { kind: 'upload', text: step.upload };
    const { exercise: lessonId } = step;
    const lesson = lessonIn(folder, courseId, lessonId);
    const at = `exercise: ${lessonId}`;
    if (lesson === 'none') wrong(at, `the course has no lesson ${lessonId}`);
    else if (lesson?.type !== 'exercise') wrong(at, `${lessonId} is not an exercise`);
    else {
      data ??= lesson.data;
      if (lesson.data !== data) wrong(at, `${lessonId} is over ${lesson.data}, and the one before over ${data}`);
      return { kind: 'exercise', lessonId, title: lesson.title };
    }
    return { kind: 'exercise', lessonId, title: '' };
  });
}

/** Null for a lesson without a front matter that can be read: the course's own reader reports why. */
function lessonIn({ texts }: ContentFolder, courseId: string, lessonId: string) {
  const [module, number] = lessonId.slice(1).split('-l');
  const file = new RegExp(`^courses/${courseId}/0*${module}-[^/]*/0*${number}-[^/]*\\.(md|yaml)$`);
  const [path, text] = [...texts].find(([name]) => file.test(name)) ?? [];
  if (path === undefined || text === undefined) return 'none';
  return parseMarkdown(lessonSchema, text, path, new Problems(''))?.front ?? null;
}
