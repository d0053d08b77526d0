/** What the course page shows of a course. */
export type LessonProps = {
  id: string;
  title: string;
  type: 'video' | 'reading' | 'quiz' | 'assignment' | 'exercise' | 'case-study';
  duration: string;
  isCompleted: boolean;
  isLocked: boolean;
  /** It counts for nothing. */
  isExtra?: boolean | undefined;
  to: string;
};

export type ModuleProps = {
  id: string;
  title: string;
  description: string;
  duration: string;
  isLocked: boolean;
  progress: number;
  lessonCount?: number | undefined;
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
  figures?: Figures | undefined;
};

/** What there is in the course, where it says so. */
type Figures = {
  videoMinutes: number;
  files: number;
  instructor?: { courses: number; students: number; rating?: number | undefined } | undefined;
};

/** §course.9, §course.12: what stands where a course gives no figures of its own. */
const usualFigures: Figures = { videoMinutes: 24 * 60, files: 15 };

export const figuresOf = ({ figures = usualFigures }: CourseProps) => figures;

export const several = (count: number, one: string, many = `${one}s`) =>
  `${counted(count)} ${count === 1 ? one : many}`;

/** `24 hours`, `1.5 hours`, `40 minutes`. Half hours are rounded down: nobody is promised what is not there. */
export const hours = (minutes: number) =>
  minutes < 60 ? several(minutes, 'minute') : several(Math.floor(minutes / 30) / 2, 'hour');

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
