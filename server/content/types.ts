/** The types of the content, as it is read and checked. */
import type { components } from '../../src/api/generated/schema.d.ts';
import type { WrittenStep } from '../platform/database/schema/assignments.ts';
import type { WrittenLesson } from '../platform/database/written-lesson.ts';
import type { DataSets, WrittenDataSet } from './data-sets.ts';
import type { VideoFacts } from './video-file.ts';

export type WrittenModule = {
  id: string;
  title: string;
  description: string;
  /** What a student can do after it; null where nothing measures it. */
  outcome: string | null;
  lessons: WrittenLesson[];
};

/** A course that another one builds on, as far as the module; all of it without one. */
export type CourseRequirement = { course: string; module?: string };

export type WrittenCourse = {
  id: string;
  title: string;
  description: string;
  level: components['schemas']['Level'];
  /** In pence. */
  price: number;
  instructor: { name: string; title: string; bio: string };
  /** As it is shown: `8-10 weeks`, computed. */
  duration: string;
  /** A day: `2026-10-01`. */
  lastUpdated: string;
  /** Paragraphs with an empty line between them. */
  fullDescription: string;
  prerequisites: string[];
  requires: CourseRequirement[];
  /** Ids of the assignments that its certificate needs. */
  certificateAssignments: string[];
  isOutline: boolean;
  modules: WrittenModule[];
};

/** An assignment, which belongs to a course beside its lessons. */
export type WrittenAssignment = {
  id: string;
  courseId: string;
  title: string;
  description: string;
  /** Names of files beside it. */
  attachments: string[];
  /** Days after the enrolment. */
  dueInDays: number;
  rubric: components['schemas']['Rubric'] | null;
  /** How often it may be resubmitted, once there is feedback. */
  resubmissions: number;
  isBlind: boolean;
  /** What a project consists of; null where it is none. */
  steps: WrittenStep[] | null;
};

/** A resource of the contract; those that the app shows itself have a `body` in Markdown, and videos what they play. */
export type WrittenResource = components['schemas']['Resource'] & {
  body?: string;
  video?: components['schemas']['Video'];
};

/** What a path can lead to: the outcomes of these modules. */
export type WrittenAim = {
  id: string;
  title: string;
  summary: string;
  outcomes: { course: string; module: string }[];
};

export type Content = {
  dataSets: ReadonlyMap<string, WrittenDataSet>;
  courses: WrittenCourse[];
  assignments: WrittenAssignment[];
  resources: WrittenResource[];
  aims: WrittenAim[];
};

/** The content that lessons of all courses share. */
export type Shared = { dataSets: DataSets; videos: ReadonlyMap<string, VideoFacts> };
