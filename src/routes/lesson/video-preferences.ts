/** Speed and captions as a person chose them on this device, for all videos. */
import * as z from 'zod/mini';
import type { Preferences } from '../../machines/lesson/video.machine.ts';

const key = 'video';
const stored = z.object({ speed: z.number().check(z.minimum(0.25), z.maximum(4)), hasCaptions: z.boolean() });

/** Captions are on at first, because an explanation has no sound. */
const initial: Preferences = { speed: 1, hasCaptions: true };

export function readPreferences(): Preferences {
  try {
    return stored.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? initial;
  } catch {
    return initial; // no storage, or it holds something else
  }
}

export function keepPreferences({ speed, hasCaptions }: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify({ speed, hasCaptions }));
  } catch {
    // Storage is switched off: the choice lasts until the page is left.
  }
}
