import { useEffect } from 'react';
import type { ExerciseLanguage } from '../../api/generated/schema.d.ts';
import { loadAhead } from '../../runtimes/runner.ts';
import { savesData } from '../saves-data.ts';
import { loadChartExercise, loadCodeExercise } from './exercise.tsx';

/** Milliseconds after which the lesson's own files should have arrived. */
const pause = 2_000;

/**
 * Loads what the exercise in the next lesson will need while this lesson is read. Python itself is large, so it is left
 * out and loaded on request (§practice.86).
 */
export function NextLoaded({ language }: { language: ExerciseLanguage }) {
  useEffect(() => {
    if (savesData()) return;
    const leaving = new AbortController();
    const load = async () => {
      if (language === 'sql') await loadAhead(language, leaving.signal);
      await (language === 'chart' ? loadChartExercise : loadCodeExercise)();
    };
    // What does not arrive now is loaded by the exercise itself.
    const waiting = setTimeout(() => void load().catch(() => {}), pause);
    return () => {
      clearTimeout(waiting);
      leaving.abort();
    };
  }, [language]);
  return null;
}
