import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, remembered } from './cache.ts';
import { personChanged } from './signals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  personChanged.emit();
  vi.useRealTimers();
});

describe('§product.24 Cached API data', () => {
  it('is asked for once, also by two at the same time', async () => {
    const call = vi.fn(async () => 'courses');
    expect(await Promise.all([remembered('Courses', ['all'], call), remembered('Courses', ['all'], call)])).toEqual([
      'courses',
      'courses',
    ]);
    await remembered('Courses', ['all'], call);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is kept for 60 seconds after its last use, and no longer', async () => {
    const call = vi.fn(async () => 'courses');
    await remembered('Courses', ['all'], call);
    vi.advanceTimersByTime(59_000);
    await remembered('Courses', ['all'], call);
    vi.advanceTimersByTime(59_000);
    await remembered('Courses', ['all'], call);
    expect(call).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    await remembered('Courses', ['all'], call);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is kept separately for each request', async () => {
    await remembered('Courses', ['one', 'a'], async () => 'a');
    expect(await remembered('Courses', ['one', 'b'], async () => 'b')).toBe('b');
  });

  it('does not keep a failure', async () => {
    await expect(remembered('Courses', ['all'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await remembered('Courses', ['all'], async () => 'courses')).toBe('courses');
  });

  it('§product.23 Cache tag types: is dropped by its tag alone', async () => {
    const courses = vi.fn(async () => 'courses');
    const resources = vi.fn(async () => 'resources');
    await remembered('Courses', ['all'], courses);
    await remembered('Resources', ['all'], resources);
    forget('Courses', 'Assignments');
    await remembered('Courses', ['all'], courses);
    await remembered('Resources', ['all'], resources);
    expect(courses).toHaveBeenCalledTimes(2);
    expect(resources).toHaveBeenCalledOnce();
  });

  it('does not keep an answer that was under way when its tag was dropped', async () => {
    const old = Promise.withResolvers<string>();
    const first = remembered('Courses', ['all'], () => old.promise);
    forget('Courses');
    const second = remembered('Courses', ['all'], async () => 'new');
    old.resolve('old');
    expect(await first).toBe('old');
    expect(await second).toBe('new');
    expect(await remembered('Courses', ['all'], async () => 'newer')).toBe('new');
  });

  it('leaves nothing for the next person', async () => {
    await remembered('User', ['me'], async () => 'Ada');
    personChanged.emit();
    expect(await remembered('User', ['me'], async () => 'Noor')).toBe('Noor');
  });
});
