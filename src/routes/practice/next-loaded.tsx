import { useEffect } from 'react';
import type { ExerciseLanguage } from '../../api/generated/schema.d.ts';
import { loadAhead } from '../../runtimes/runner.ts';
import { loadChartExercise, loadCodeExercise } from './exercise.tsx';

/** Milliseconds after which what the lesson itself shows has come. */
const pause = 2_000;

/** Browsers that know of it say whether the person wants to save data. */
const savesData = () => Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;

/**
 * Loads what the next lesson, an exercise, will need, while this one is read. Python is large, and loaded on request
 * (§practice.86).
 */
export function NextLoaded({ language }: { language: ExerciseLanguage }) {
  useEffect(() => {
    if (savesData()) return;
    const leaving = new AbortController();
    const load = async () => {
      if (language === 'sql') await loadAhead(language, leaving.signal);
      await (language === 'chart' ? loadChartExercise : loadCodeExercise)();
    };
    // What does not come now is loaded by the exercise itself.
    const waiting = setTimeout(() => void load().catch(() => {}), pause);
    return () => {
      clearTimeout(waiting);
      leaving.abort();
    };
  }, [language]);
  return null;
}
