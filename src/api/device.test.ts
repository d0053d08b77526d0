import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceHeader } from './device.ts';

function storage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return items;
}

afterEach(() => vi.unstubAllGlobals());

describe('§account.53 the id of a device', () => {
  it('is random, kept, and the same each time', () => {
    const items = storage();
    const first = deviceHeader();
    expect(first['device-id']).toMatch(/^[0-9a-f]{32}$/);
    expect([...items.values()]).toEqual([first['device-id']]);
    expect(deviceHeader()).toEqual(first);
    storage();
    expect(deviceHeader()).not.toEqual(first);
  });

  it('is made anew where something else is kept under its name', () => {
    storage({ device: 'x' });
    expect(deviceHeader()['device-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is a new one each time where nothing can be kept', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(deviceHeader()['device-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(deviceHeader()).not.toEqual(deviceHeader());
  });
});
