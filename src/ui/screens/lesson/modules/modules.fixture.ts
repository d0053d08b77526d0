/** The outline of a course as lessons show it, for stories: of its first module, the last lesson is an extra and locked. */
import type { Module } from '../../../../api/generated/schema.d.ts';
import type { OutlineModule } from './outline-module.ts';

export const outlineOf = (modules: readonly Module[], currentId: string): readonly OutlineModule[] => [
  ...modules.map(({ id, title, lessons }) => ({
    id,
    title,
    access: 'open' as const,
    done: { lessons: lessons.filter(({ isCompleted }) => isCompleted).length, of: 5 },
    lessons: lessons.map((lesson, at) => ({
      id: lesson.id,
      title: lesson.title,
      type: lesson.type,
      duration: lesson.duration,
      isExtra: at === 4,
      isDone: lesson.isCompleted,
      isCurrent: lesson.id === currentId,
      to: at === 4 ? undefined : `/courses/data-analytics/lessons/${lesson.id}`,
    })),
  })),
  {
    id: 'm8',
    title: 'Data protection, from first records to last: Datenschutzgrundverordnungskonformitätsprüfungen',
    access: 'locked' as const,
    done: null,
    lessons: [],
  },
];
