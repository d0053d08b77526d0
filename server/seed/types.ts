/** What a course's seed file holds. `server/seed/courses/<id>.ts` exports one `course` of this type. */
import type { components } from '../../src/api/generated/schema.d.ts';

export type Level = components['schemas']['Level'];

export type QuestionSeed = { prompt: string; options: string[]; correct: number; explanation: string };

/** An animation in `public/animations`. */
export type AnimationName =
  | 'bars'
  | 'scatter'
  | 'pipeline'
  | 'filter'
  | 'join'
  | 'distribution'
  | 'tree'
  | 'network'
  | 'series';

type LessonBase = { title: string; minutes: number };

export type LessonSeed =
  | (LessonBase & { type: 'reading'; body: string })
  | (LessonBase & { type: 'video'; animation: AnimationName; transcript: string })
  | (LessonBase & { type: 'quiz'; questions: QuestionSeed[] })
  | (LessonBase & { type: 'assignment'; body: string });

/** Five lessons that add up to three hours (180 minutes). */
export type ModuleSeed = { title: string; description: string; lessons: LessonSeed[] };

export type InstructorSeed = { name: string; title: string; bio: string };

export type CourseSeed = {
  id: string;
  title: string;
  description: string;
  level: Level;
  /** In pence. */
  price: number;
  instructor: InstructorSeed;
  duration: string;
  students: number;
  ratingCount: number;
  /** Percent of ratings with 5, 4, 3, 2 and 1 stars; adds up to 100. The rating is their mean. */
  ratingDistribution: [number, number, number, number, number];
  /** A day, `2026-10-01`. */
  lastUpdated: string;
  fullDescription: string;
  prerequisites: string[];
  modules: ModuleSeed[];
  reviews: { author: string; stars: number; text: string; day: string }[];
};
