/** What the course page shows of a course. */
export type LessonProps = {
  id: string;
  title: string;
  type: 'video' | 'reading' | 'quiz' | 'assignment' | 'exercise' | 'case-study';
  duration: string;
  isCompleted: boolean;
  isLocked: boolean;
  to: string;
};

export type ModuleProps = {
  id: string;
  title: string;
  description: string;
  duration: string;
  isLocked: boolean;
  progress: number;
  lessons: readonly LessonProps[];
};

export type CourseProps = {
  title: string;
  description: string;
  fullDescription: string;
  level: string;
  price: number;
  currency: string;
  image?: string | undefined;
  instructor: string;
  instructorTitle: string;
  instructorBio: string;
  instructorAvatar?: string | undefined;
  rating: number;
  ratingCount: number;
  duration: string;
  enrolledStudents: number;
  enrolled: boolean;
  enrollmentDate?: string | undefined;
  progress: number;
  lastUpdated: string;
  outline: readonly string[];
  modules: readonly ModuleProps[];
  prerequisites: readonly string[];
  learningOutcomes: readonly string[];
};

export type RelatedCourse = {
  id: string;
  title: string;
  level: string;
  price: number;
  currency: string;
  image?: string | undefined;
  to: string;
};

/** "15 October 2023", in the viewer's zone; empty if it is not a date. */
export function longDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(date);
}

export const counted = (count: number) => count.toLocaleString('en-GB');
