/** What the two versions of the course page show and offer. */
import type { ReactNode } from 'react';
import type { CourseProps, RelatedCourse } from './course.ts';

export type StorefrontTab = 'overview' | 'content' | 'instructor';

export type Share = { onShare: () => void; onCopy: () => void; mailTo: string };

export type StorefrontPage = {
  version: 'storefront';
  course: CourseProps;
  /** The course's teaching page, for whoever teaches it. */
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
  /** The course's teaching page, for whoever teaches it. */
  teachTo?: string | undefined;
  /** The next lesson, for the enrolled. */
  continueTo?: string | undefined;
  /** The lesson that anyone may read, for the others. */
  previewTo?: string | undefined;
  /** Once all lessons are completed: the certificate or what it still needs, the first lesson, and a course to go on with. */
  end?: CourseEnd | undefined;
  /** "Download Materials". */
  materials: ReactNode;
  reviews: ReactNode;
  enrolling: boolean;
  onTab: (tab: ClassroomTab) => void;
  onEnrol: () => void;
  onContact: () => void;
};
