import { afterAll, describe, expect, it } from 'vitest';
import type * as tasks from './worker-pool.test-tasks.ts';
import { closeWorkerPools, Overloaded, poolSize, workerPool } from './worker-pool.ts';

const file = new URL('./worker-pool.test-tasks.ts', import.meta.url);
afterAll(closeWorkerPools);

describe('§sync.26 slow work', () => {
  it('runs in threads of lower priority', async () => {
    const pool = workerPool<typeof tasks>(file, { queue: 1, seconds: 20, retryAfter: 1 });
    const found = await pool.run('where', null);
    expect(found.isMainThread).toBe(false);
    if (process.platform === 'linux') expect(found.priority).toBeGreaterThan(0);
  });

  it('is refused where too much of it waits', async () => {
    const pool = workerPool<typeof tasks>(file, { queue: 2, seconds: 20, retryAfter: 1 });
    const all = await Promise.allSettled(Array.from({ length: poolSize * 3 + 5 }, () => pool.run('rest', 300)));
    const refused = all.filter((one) => one.status === 'rejected' && one.reason instanceof Overloaded);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(poolSize * 2);
    await expect(pool.run('rest', 1)).resolves.toBe(1);
  });

  it('is ended when it takes too long, and the next is done', async () => {
    const pool = workerPool<typeof tasks>(file, { queue: 1, seconds: 1, retryAfter: 1 });
    await expect(pool.run('hang', null)).rejects.toThrow(
      'hang of worker-pool.test-tasks.ts took longer than 1 seconds',
    );
    const patient = workerPool<typeof tasks>(file, { queue: 1, seconds: 20, retryAfter: 1 });
    await expect(patient.run('rest', 1)).resolves.toBe(1);
  });

  it('fails alone where its thread ends, or it throws', async () => {
    const pool = workerPool<typeof tasks>(file, { queue: 1, seconds: 20, retryAfter: 1 });
    await expect(pool.run('fall', null)).rejects.toThrow();
    await expect(pool.run('refuse', null)).rejects.toThrow('Not like this');
    await expect(pool.run('rest', 1)).resolves.toBe(1);
  });

  it('can be taken up again after all threads were ended', async () => {
    const pool = workerPool<typeof tasks>(file, { queue: 1, seconds: 20, retryAfter: 1 });
    await pool.run('rest', 1);
    await closeWorkerPools();
    await expect(pool.run('rest', 2)).resolves.toBe(2);
  });
});
