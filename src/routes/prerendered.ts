/** What came with a page that was rendered ahead, for its first screen alone. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { CourseSummary } from '../api/course-aliases.ts';

export type Prerendered = { courses?: CourseSummary[] | undefined };

export const PrerenderedContext = createContext<Prerendered>({});

/** The courses of a catalogue that was rendered ahead; whoever comes back to it later asks for them anew. */
export function usePrerenderedCourses(): CourseSummary[] | undefined {
  const prerendered = useContext(PrerenderedContext);
  const [courses] = useState(prerendered.courses);
  useEffect(() => {
    prerendered.courses = undefined;
  }, [prerendered]);
  return courses;
}
