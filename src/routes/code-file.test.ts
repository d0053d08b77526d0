import { expect, test, vi } from 'vitest';
import { codeFile } from './code-file.ts';

test('§shell.17 Toasts: what is said while the toasters load is heard in its order', async () => {
  let calls = 0;
  // Like a bundler's import: the first call also waits for its preloads.
  const load = codeFile(async () => {
    calls += 1;
    if (calls === 1) await new Promise((resolve) => setTimeout(resolve, 5));
    return 'toasters';
  });
  const received: string[] = [];
  await Promise.all(['confirmed', 'left'].map((word) => load().then(() => received.push(word))));
  expect(received).toEqual(['confirmed', 'left']);
  expect(calls).toBe(1);
});

test('code that could not be loaded is loaded again at the next request', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('toasters');
  const once = codeFile(load);
  await expect(once()).rejects.toThrow('offline');
  expect(await once()).toBe('toasters');
  expect(await once()).toBe('toasters');
  expect(load).toHaveBeenCalledTimes(2);
});
