import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readContract } from '../../http/openapi.ts';
import { observeRequests } from '../../http/request-metrics.ts';
import { createTestServer, type TestServer, testNow } from '../../testing/server.ts';
import { readGauges } from './gauges.ts';
import { serveMetrics } from './port.ts';
import { createMetrics, queues } from './registry.ts';

const metrics = createMetrics('9.8.7');
const idle = () => ({ used: 0, idle: 1, waiting: 0 });
let server: TestServer;
let app: Awaited<ReturnType<typeof createApp>>;
let served: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
  server = await createTestServer();
  app = await createApp(server.context, (made) => observeRequests(made, metrics));
  const sources = { db: server.db, connections: idle, now: () => testNow };
  const refresh = () => readGauges(metrics, sources);
  served = await serveMetrics({ port: 0, host: '127.0.0.1', metrics, refresh });
});
afterAll(async () => {
  await served.stop();
  await app.close();
  await server.close();
});

const read = async (path = '/metrics', init: RequestInit = {}) => fetch(`http://127.0.0.1:${served.port}${path}`, init);

/** Each label's values of all metrics that are ours. */
async function labelValues(): Promise<Map<string, Set<string>>> {
  const text = await (await read()).text();
  const found = new Map<string, Set<string>>();
  for (const [, labels = ''] of text.matchAll(/^app_\w+\{(.*)\} /gm)) {
    for (const [, name = '', value = ''] of labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      found.set(name, (found.get(name) ?? new Set()).add(value));
    }
  }
  return found;
}

describe('§product.90 metrics', () => {
  it('count requests by operation and status, and how many are being answered', async () => {
    await app.inject('/v1/marketing/courses');
    await app.inject('/v1/marketing/courses?x=1');
    await app.inject('/v1/courses/none');
    await app.inject('/health/live');
    const text = await (await read()).text();
    const counted = (operation: string, status: number) =>
      text.includes(`app_request_duration_seconds_count{operation="${operation}",status="${status}"} 1\n`);
    expect(counted('listCourses', 200)).toBe(true);
    expect(counted('listCourses', 400)).toBe(true);
    expect(counted('getCourse', 404)).toBe(true);
    expect(counted('other', 200)).toBe(true);
    expect(text).toContain('\napp_requests_in_flight 0\n');
    expect(text).toContain('app_info{version="9.8.7"} 1');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^process_resident_memory_bytes /m);
  });

  it('have labels of known values only, whatever is asked for and by whom', async () => {
    const { token, email } = await server.register('metrics@example.com');
    const headers = { authorization: `Bearer ${token}` };
    const odd = ['/v1/nothing', '/%E0%A4%A', '/v1/%E0%A4%A', `/reset-password?token=${token}`, `/u/${email}`];
    for (const url of odd) await app.inject({ url, headers });
    for (let at = 0; at < 30; at += 1) {
      await app.inject({ url: `/v1/courses/${crypto.randomUUID()}`, headers });
    }
    await app.inject({ method: 'PURGE' as 'GET', url: `/v1/${email}`, headers });
    for (const job of ['compacting', 'trimming the log']) metrics.jobRan(job, true);
    metrics.jobRan('compacting', false);
    metrics.mailTried('given up');
    metrics.copied(0);
    metrics.statementTook(0.1);

    const operations = readContract().operations.map(({ id }) => id as string);
    const { operation, status, le, ...others } = Object.fromEntries(await labelValues());
    expect([...(operation ?? [])].filter((one) => ![...operations, 'page', 'other'].includes(one))).toEqual([]);
    expect([...(status ?? [])].filter((one) => !/^([1-5]\d\d|aborted)$/.test(one))).toEqual([]);
    expect(le?.size).toBeLessThan(20);
    expect(others).toEqual({
      version: new Set(['9.8.7']),
      database: new Set(['embedded']),
      name: new Set(['compacting', 'trimming the log']),
      outcome: new Set(['succeeded', 'failed', 'sent', 'retried', 'given up']),
      state: new Set(['used', 'idle', 'waiting']),
      queue: new Set(queues),
    });
    expect(await (await read()).text()).not.toMatch(new RegExp(`${email}|example\\.com|${token}|data-analytics`));
  });

  it('say how many mails and exports wait, and for how long', async () => {
    const { context, db } = server;
    const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello' };
    await context.mail.enqueue(db, { ...mail, notBefore: new Date(testNow.getTime() - 90_000) });
    await context.mail.enqueue(db, { ...mail, notBefore: new Date(testNow.getTime() + 90_000) });
    const text = await (await read()).text();
    expect(text).toContain('app_queue_waiting{queue="mails"} 1\n');
    expect(text).toContain('app_queue_oldest_waiting_seconds{queue="mails"} 90\n');
    expect(text).toContain('app_queue_waiting{queue="exports"} 0\n');
    expect(text).toContain('app_queue_oldest_waiting_seconds{queue="exports"} 0\n');
    expect(text).toContain('app_database_up 1\n');
    expect(text).toContain('app_database_connections{state="idle"} 1\n');
  });

  it('are there while the database is not', async () => {
    const { db } = server.context;
    const original = db.$count;
    db.$count = () => {
      throw new Error('no connection');
    };
    const answer = await read();
    db.$count = original;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('app_database_up 0\n');
  });

  it('are on a port of their own, and nothing else is', async () => {
    expect((await read('/')).status).toBe(404);
    expect((await read('/metrics', { method: 'POST' })).status).toBe(405);
    expect((await read()).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await app.inject('/metrics')).body).not.toContain('app_info');
  });

  it('tell of a caller who went away', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const { db } = server.context;
    const original = db.execute;
    const { promise, resolve } = Promise.withResolvers<never>();
    const asked = new Promise<void>((called) => {
      db.execute = () => {
        called();
        return promise as never; // nobody reads it
      };
    });
    const leaving = new AbortController();
    const answer = fetch(`${address}/health/ready`, { signal: leaving.signal });
    await asked;
    expect(await (await read()).text()).toContain('\napp_requests_in_flight 1\n');
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(async () => (await read()).text()).toContain('{operation="other",status="aborted"} 1\n');
    db.execute = original;
    resolve(undefined as never); // the route only waits for it
    await expect.poll(async () => (await read()).text()).toContain('\napp_requests_in_flight 0\n');
  });
});
