/** What a call meets while PostgreSQL fails over. */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { sendError } from '../../http/error-handler.ts';
import { filled } from '../../testing/filled.ts';
import { asked } from '../../testing/postgres.ts';
import { type Database, type OpenDatabase, openPostgres, poolOf } from './client.ts';

const postgres = inject('postgres');
const terminate = (pid: number) => asked(postgres ?? '', `select pg_terminate_backend(${pid})`);

describe.skipIf(!postgres)('§product.95 A lost connection to PostgreSQL', () => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    const name = `unavailable_${crypto.randomUUID()}`;
    await asked(postgres ?? '', `create database "${name}" template "${filled}"`);
    opened = await openPostgres(new URL(name, postgres).href);
  });
  afterEach(() => opened.close());

  const pidOf = async (db: Database) => {
    const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: [{ pid: number }] };
    return rows[0].pid; // node-postgres' own answer, which Drizzle's common type does not name
  };

  async function answerOf(work: () => Promise<unknown>) {
    const app = Fastify();
    app.setErrorHandler(sendError);
    app.get('/', work);
    const { statusCode, headers } = await app.inject('/');
    await app.close();
    return { status: statusCode, retryAfter: headers['retry-after'] };
  }

  const unavailable = { status: 503, retryAfter: '2' };

  it('is 503 within a statement, and the next one is answered', async () => {
    const { db } = opened;
    const answer = await answerOf(() =>
      db.transaction(async (tx) => {
        const pid = await pidOf(tx);
        setTimeout(() => void terminate(pid), 100);
        await tx.execute(sql`select pg_sleep(20)`);
      }),
    );
    expect(answer).toEqual(unavailable);
    expect(await pidOf(db)).toBeGreaterThan(0);
  });

  it.each(['before the next statement', 'before the commit'])('is 503 %s', async (when) => {
    const { db } = opened;
    const answer = await answerOf(() =>
      db.transaction(async (tx) => {
        await terminate(await pidOf(tx));
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (when === 'before the next statement') await tx.execute(sql`select 1`);
      }),
    );
    expect(answer).toEqual(unavailable);
    expect(await pidOf(db)).toBeGreaterThan(0);
  });

  it('is 503 where the server takes no writes', async () => {
    const answer = await answerOf(() =>
      opened.db.transaction(async (tx) => {
        await tx.execute(sql`set transaction read only`);
        await tx.execute(sql`delete from mails`);
      }),
    );
    expect(answer).toEqual(unavailable);
  });

  it('§product.97 leaves no connection in use on which the server takes no writes', async () => {
    const { db } = opened;
    const pids: number[] = [];
    await answerOf(() =>
      db.transaction(async (tx) => {
        pids.push(await pidOf(tx));
        await tx.execute(sql`set transaction read only`);
        await tx.execute(sql`delete from mails`);
      }),
    );
    expect(pids).not.toContain(await pidOf(db));
  });

  it('keeps a connection in use on which a statement was wrong', async () => {
    const { db } = opened;
    const pids: number[] = [];
    const asked = async () => {
      pids.push(await db.transaction(pidOf));
      await db.transaction((tx) => tx.execute(sql`select 1 / 0`)).catch(() => {});
    };
    await asked();
    await asked();
    expect(new Set(pids).size).toBe(1);
  });

  it('is 503 where there is no connection to be had, within a transaction or without', async () => {
    const away = new URL(inject('postgres') ?? '');
    away.port = '1';
    const pool = poolOf(away.href);
    const db = drizzle(pool);
    expect(await answerOf(() => db.transaction((tx) => tx.execute(sql`select 1`)))).toEqual(unavailable);
    expect(await answerOf(() => db.execute(sql`select 1`))).toEqual(unavailable);
    await pool.end();
  });

  it('is 500 for an error that is none of the connection, and for one of another server', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const elsewhere = () => Promise.reject(new Error('fetch failed', { cause: refused }));
    expect(await answerOf(elsewhere)).toMatchObject({ status: 500 });
    expect(await answerOf(() => Promise.reject(refused))).toMatchObject({ status: 500 });
  });

  it('is 500 for an error in a statement', async () => {
    expect(await answerOf(() => opened.db.execute(sql`select 1 / 0`))).toMatchObject({ status: 500 });
  });
});
