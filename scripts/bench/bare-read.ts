/**
 * What a read costs at least: Fastify, the check of a session's token, the row of the session and a row with ten kilobytes of
 * JSON, each by a named statement.
 */
import Fastify from 'fastify';
import { bearerToken } from '../../server/http/authentication.ts';
import { readConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database/client.ts';
import { verifyToken } from '../../server/platform/tokens.ts';

const config = readConfig(process.env);
const { db, close } = await openDatabase(config);
const { $client: pool } = db as typeof db & { $client: import('pg').Pool }; // drizzle's type leaves it out
await pool.query('create table if not exists bare (id int primary key, body json)');
const body = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, text: 'x'.repeat(80) })));
await pool.query('insert into bare values (1, $1) on conflict do nothing', [body]);

const session = {
  name: 'session',
  text: 'select * from sessions join users on users.id = user_id where sessions.id = $1',
};
const row = { name: 'row', text: 'select body from bare where id = $1' };

const app = Fastify();
app.get('/ready', async () => 'ready');
app.get('/', async (request, reply) => {
  const claims = await verifyToken(
    { config, now: () => new Date() },
    'session',
    bearerToken(request.headers.authorization) ?? '',
  );
  const { rows } = await pool.query(session, [claims?.jti]);
  if (rows.length === 0) return reply.status(401).send();
  const { rows: bodies } = await pool.query(row, [1]);
  return bodies[0].body;
});
await app.listen({ port: Number(process.env['PORT']), host: 'localhost' });
process.once('SIGTERM', async () => {
  await app.close();
  await close();
  process.exit(0);
});
