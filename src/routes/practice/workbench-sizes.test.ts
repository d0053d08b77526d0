import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialSizes } from '../../machines/practice/workbench.machine.ts';
import { keepSizes, readSizes } from './workbench-sizes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stored(text: string | null) {
  const kept = new Map(text === null ? [] : [['workbench', text]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

describe('§practice.161 the sizes of the panes on this device', () => {
  it('§practice.161 stay as they were left', () => {
    stored(null);
    expect(readSizes()).toEqual(initialSizes);
    keepSizes({ aside: 30, code: 70 });
    expect(readSizes()).toEqual({ aside: 30, code: 70 });
  });

  it.each(['{', '"wide"', '{"aside":"30","code":70}', '{"aside":30}'])(
    '§practice.161 are as at first where %s stands',
    (text) => {
      stored(text);
      expect(readSizes()).toEqual(initialSizes);
    },
  );

  it('§practice.161 last until the page is left where storage is switched off', () => {
    vi.stubGlobal('localStorage', undefined);
    keepSizes({ aside: 30, code: 70 });
    expect(readSizes()).toEqual(initialSizes);
  });
});
