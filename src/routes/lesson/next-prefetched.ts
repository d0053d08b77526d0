import { useEffect } from 'react';
import type { LessonContent } from '../../api/generated/schema.d.ts';
import { coursesChanged } from '../../api/signals.ts';
import { paths } from '../../paths.ts';
import { useAuth } from '../account/session.tsx';
import { prefetch } from '../prefetched-pages.ts';
import { savesData } from '../saves-data.ts';
import { whenIdle } from '../when-idle.ts';

/** Asks for the page of the next lesson once this one is there and nothing else is to be done, and anew once it was completed. */
export function usePrefetchedNext({ courseId, nextLessonId }: Pick<LessonContent, 'courseId' | 'nextLessonId'>): void {
  const person = useAuth().currentUser?.id ?? null;
  useEffect(() => {
    if (nextLessonId === undefined) return;
    let isHere = true;
    const ask = () =>
      whenIdle(() => {
        if (isHere && navigator.onLine && !savesData()) void prefetch(paths.lesson(courseId, nextLessonId), person);
      });
    ask();
    const end = coursesChanged.listen(ask);
    return () => {
      isHere = false;
      end();
    };
  }, [courseId, nextLessonId, person]);
}
