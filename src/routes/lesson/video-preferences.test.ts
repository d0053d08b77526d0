import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPreferences, readPreferences } from './video-preferences.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stored(text: string | null) {
  const kept = new Map(text === null ? [] : [['video', text]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

describe('§lesson.23 speed and captions on this device', () => {
  it('stay as they were chosen', () => {
    stored(null);
    expect(readPreferences()).toEqual({ speed: 1, hasCaptions: true });
    keepPreferences({ speed: 1.5, hasCaptions: false });
    expect(readPreferences()).toEqual({ speed: 1.5, hasCaptions: false });
  });

  it.each(['{', '"fast"', '{"speed":100,"hasCaptions":true}', '{"speed":1}'])(
    'are as at first where %s stands',
    (text) => {
      stored(text);
      expect(readPreferences()).toEqual({ speed: 1, hasCaptions: true });
    },
  );

  it('last until the page is left where storage is switched off', () => {
    vi.stubGlobal('localStorage', undefined);
    keepPreferences({ speed: 2, hasCaptions: true });
    expect(readPreferences().speed).toBe(1);
  });
});
