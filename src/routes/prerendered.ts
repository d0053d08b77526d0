/** Data that a pre-rendered page brings along, for its first screen only. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { CourseSummary } from '../api/course-aliases.ts';

export type Prerendered = { courses?: CourseSummary[] | undefined };

export const PrerenderedContext = createContext<Prerendered>({});

/** The courses of a pre-rendered catalogue. They are used once: a later visit to the catalogue asks the server. */
export function usePrerenderedCourses(): CourseSummary[] | undefined {
  const prerendered = useContext(PrerenderedContext);
  const [courses] = useState(prerendered.courses);
  useEffect(() => {
    prerendered.courses = undefined;
  }, [prerendered]);
  return courses;
}
