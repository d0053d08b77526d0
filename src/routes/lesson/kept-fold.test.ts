import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFold, readFold } from './kept-fold.ts';

let stored: Map<string, string>;
const root = { dataset: {} as Record<string, string> };

beforeEach(() => {
  stored = new Map();
  root.dataset = {};
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('§lesson.37 Whether the outline is folded', () => {
  it('is at first what the lesson leaves room for', () => {
    expect([readFold('reading'), readFold('working')]).toEqual([false, true]);
  });

  it('is kept on the device for each kind of lesson by itself, and is on the document for the next page', () => {
    keepFold('working', false);
    keepFold('reading', true);
    expect([readFold('reading'), readFold('working')]).toEqual([true, false]);
    keepFold('reading', false);
    keepFold('working', true);
    expect([readFold('reading'), readFold('working')]).toEqual([false, true]);
    expect(root.dataset['outline']).toBe('reading-beside working-folded');
    expect([...stored]).toEqual([['outline', 'reading-beside working-folded']]);
  });

  it('is as at first where something else is stored, and where there is no storage', () => {
    stored.set('outline', 'null {"a":1} working');
    expect([readFold('reading'), readFold('working')]).toEqual([false, true]);
    const refuse = () => {
      throw new Error('switched off');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    keepFold('reading', true);
    expect([readFold('reading'), readFold('working')]).toEqual([false, true]);
    expect(root.dataset['outline']).toBe('reading-folded');
  });
});
