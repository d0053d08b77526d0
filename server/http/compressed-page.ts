/** An HTML page, kept in memory with its compressed copies. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Page = { plain: Buffer; copies: { encoding: 'br' | 'gzip'; bytes: Buffer }[]; tag: string };

/** A page of the built app, with its compressed copies where the build has made some. */
export function loadPage(folder: string, name: string): Page {
  const plain = readFileSync(join(folder, name));
  const copies = (['br', 'gzip'] as const).flatMap((encoding) => {
    const file = join(folder, `${name}.${encoding === 'br' ? 'br' : 'gz'}`);
    return existsSync(file) ? [{ encoding, bytes: readFileSync(file) }] : [];
  });
  return { plain, copies, tag: tagOf(plain) };
}

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Browsers revalidate it each time; 304 where their copy is current. */
export function sendPage({ plain, copies, tag }: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = copies.map(({ encoding }) => encoding);
  const accepted = negotiate(request.headers['accept-encoding'] ?? '', known);
  const copy = copies.find(({ encoding }) => encoding === accepted);
  const etag = `"${tag}${copy ? `-${copy.encoding}` : ''}"`;
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.headers({ 'cache-control': 'no-cache', vary, etag }).type('text/html; charset=utf-8');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  if (copy) reply.header('content-encoding', copy.encoding);
  return reply.status(200).send(copy?.bytes ?? plain);
}

/** Sends what was made for this request alone. A person's is kept nowhere. */
export async function sendOnce(text: string, isPersons: boolean, request: FastifyRequest, reply: FastifyReply) {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  const plain = Buffer.from(text);
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.headers({ 'cache-control': isPersons ? 'no-store' : 'no-cache', vary });
  if (encoding === 'br')
    return reply.header('content-encoding', encoding).send(await promisify(brotliCompress)(plain, fast));
  if (encoding === 'gzip') return reply.header('content-encoding', encoding).send(await promisify(gzip)(plain));
  return reply.send(plain);
}
