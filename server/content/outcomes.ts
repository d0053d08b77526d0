/** What a student can do after a module, and which questions and exercises measure it. */
import type { WrittenLesson } from '../platform/database/written-lesson.ts';
import type { ContentFolder } from './folder.ts';
import type { Problems } from './problems.ts';
import type { WrittenModule } from './types.ts';

/** A question or an exercise measures the outcome of its own module unless it names another one. */
export const outcomeOf = (moduleId: string, { outcome }: { outcome?: string }): string => outcome ?? moduleId;

/** `item` is `q1` for the first question of a quiz, and the lesson's id for an exercise, whose `options` is null. */
export type MeasuringItem = { lessonId: string; item: string; outcomeId: string; options: number | null };

/** Everything in a lesson that measures an outcome; an extra, which not every server can run, measures none. */
export function measuringItems(moduleId: string, lesson: WrittenLesson): MeasuringItem[] {
  if (lesson.packages) return [];
  const lessonId = lesson.id;
  if (lesson.type === 'exercise') {
    return [{ lessonId, item: lessonId, outcomeId: outcomeOf(moduleId, lesson), options: null }];
  }
  if (lesson.type !== 'quiz') return [];
  return lesson.questions.map((question, at) => ({
    lessonId,
    item: `q${at + 1}`,
    outcomeId: outcomeOf(moduleId, question),
    options: question.options.length,
  }));
}

type Course = { folder: ContentFolder; at: string; modules: WrittenModule[] };

/** Each outcome that is measured has a text, and no two of a course have the same. */
export function checkOutcomes({ folder, at, modules }: Course, problems: Problems): void {
  const files = [...folder.texts.keys()];
  const fileOf = (id: string) =>
    files.find((file) => new RegExp(`^${at}/0*${id.slice(1)}-[^/]*/module.yaml$`).test(file)) ?? at;
  const texts = new Set<string>();
  for (const { id, outcome } of modules) {
    if (outcome !== null && texts.has(outcome)) problems.add(fileOf(id), 1, `outcome: there is another "${outcome}"`);
    if (outcome !== null) texts.add(outcome);
  }
  const missing = new Set<string>();
  for (const { id, lessons } of modules) {
    for (const { outcomeId } of lessons.flatMap((lesson) => measuringItems(id, lesson))) {
      const measured = modules.find((module) => module.id === outcomeId);
      if (!measured) problems.add(fileOf(id), 1, `outcome: the course has no module ${outcomeId}`);
      else if (measured.outcome === null) missing.add(outcomeId);
    }
  }
  for (const id of missing) problems.add(fileOf(id), 1, 'outcome: its questions and exercises measure one: name it');
}
