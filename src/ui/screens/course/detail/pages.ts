/** What the two versions of the course page show and offer. */
import type { ReactNode } from 'react';
import { courseTrail } from '../../../parts/trails.ts';
import type { CourseProps, RelatedCourse } from './course.ts';

export type StorefrontTab = 'overview' | 'content' | 'instructor';

export type Share = { onShare: () => void; onCopy: () => void; mailTo: string };

export type StorefrontPage = {
  version: 'storefront';
  course: CourseProps;
  /** Where the page shows the course's outline: the address of the course itself. */
  courseTo?: string | undefined;
  /** The course's teaching page, for its instructors. */
  teachTo?: string | undefined;
  /** The lesson that anyone may read. */
  previewTo?: string | undefined;
  related: readonly RelatedCourse[];
  enrolling: boolean;
  share: Share;
  onTab: (tab: StorefrontTab) => void;
  onEnrol: () => void;
  onProfile: () => void;
};

export type CourseEnd = {
  certificateTo?: string | undefined;
  missing: readonly string[];
  assignmentsTo: string;
  reviewTo: string;
  next?: { to: string; title: string } | undefined;
};

export type ClassroomTab = 'content' | 'overview' | 'reviews';

export type ClassroomPage = {
  version: 'classroom';
  course: CourseProps;
  /** Where the page shows the course's outline: the address of the course itself. */
  courseTo?: string | undefined;
  /** The course's teaching page, for its instructors. */
  teachTo?: string | undefined;
  /** The next lesson, for enrolled students. */
  continueTo?: string | undefined;
  /** The lesson that anyone may read, for everyone else. */
  previewTo?: string | undefined;
  /** What follows once all lessons are completed: the certificate or what it needs, the first lesson, a next course. */
  end?: CourseEnd | undefined;
  /** The student's own, and how it is counted. */
  courseGrade?: { text: string; counted: string } | undefined;
  /** "Download Materials". */
  materials: ReactNode;
  reviews: ReactNode;
  enrolling: boolean;
  onTab: (tab: ClassroomTab) => void;
  onEnrol: () => void;
  onContact: () => void;
};

/** The course's place, or that of its outline. */
export const trailOf = ({ course, courseTo }: StorefrontPage | ClassroomPage) =>
  courseTrail({ label: course.title, to: courseTo }, ...(courseTo ? [{ label: 'Outline' }] : []));
