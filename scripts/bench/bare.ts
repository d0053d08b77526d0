/** What Fastify costs by itself: one route that sends the bytes of the file BODY. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const body = readFileSync(process.env['BODY'] ?? '');
const app = Fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ port: Number(process.env['PORT']), host: 'localhost' });
process.once('SIGTERM', () => process.exit(0));
