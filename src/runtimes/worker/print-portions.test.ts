import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mostPrinted } from '../types.ts';
import { inPortions } from './print-portions.ts';

function start() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const printed: string[] = [];
  const print = inPortions((text) => printed.push(text));
  return { printed, print, wait: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) };
}

describe('§practice.81 What code prints before it is stopped', () => {
  it('is said at once, in the order of printing', () => {
    const { printed, print } = start();
    print('begun\n');
    print('1\n');
    expect(printed).toEqual(['begun\n', '1\n']);
  });

  it('is said in few messages where it is much at once', () => {
    const { printed, print } = start();
    const lines = Array.from({ length: 10_000 }, (_, line) => `${line}\n`);
    for (const line of lines) print(line);
    expect(printed.length).toBeLessThan(150);
    expect(printed.every((text) => text.length < 4_096 + 10)).toBe(true);
    const joined = printed.join('');
    expect(lines.join('').startsWith(joined)).toBe(true);
    expect(lines.join('').length - joined.length).toBeLessThan(4_096);
  });

  it('is said at least every tenth of a second where it comes slowly, however much came before', () => {
    const { printed, print, wait } = start();
    for (let line = 0; line < 500; line += 1) print('.');
    const before = printed.length;
    wait(99);
    print('early');
    expect(printed).toHaveLength(before);
    wait(1);
    print('late');
    expect(printed.join('')).toBe(`${'.'.repeat(500)}earlylate`);
    print('next');
    expect(printed.join('')).not.toContain('next');
  });

  it('is said at once where nothing more is kept', () => {
    const { printed, print } = start();
    for (let line = 0; line < 500; line += 1) print('.');
    print('x'.repeat(4_000));
    print('x'.repeat(mostPrinted - 4_500));
    expect(printed.join('')).toHaveLength(mostPrinted);
  });
});
