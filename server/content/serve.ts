/** Serves the content's files, kept for an hour; texts go out compressed, as the browser takes it. */
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPaths, fileAt, mediaTypeOf } from './addresses.ts';
import { isVideoFile, tagOf } from './video-file.ts';

const compressible = new Set(['.svg', '.md', '.csv', '.txt', '.json']);
const smallest = 512;

type Coding = 'br' | 'gzip';
type Served = { changed: number; plain: Buffer; tag: string; coded: Map<Coding, Promise<Buffer>> };

const codings: Coding[] = ['br', 'gzip'];

/** Files that the content lacks are looked for in the build, such as the default cover of courses. */
export function registerContentFiles(app: FastifyInstance, folder: string): void {
  const kept = new Map<string, Served>();

  /** The file, cached until it is saved again. Null where there is no such file. */
  async function load(path: string): Promise<Served | null> {
    const file = join(folder, path);
    const facts = await stat(file).catch(() => null);
    if (!facts?.isFile()) return null;
    const known = kept.get(path);
    if (known?.changed === facts.mtimeMs) return known;
    const plain = await readFile(file);
    const tag = tagOf(plain);
    const served = { changed: facts.mtimeMs, plain, tag, coded: new Map() };
    kept.set(path, served);
    return served;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const address = request.url.split('?')[0] ?? '';
    const path = fileAt(address);
    const served = path === null ? null : await load(path);
    if (path === null || served === null) {
      return app.hasReplyDecorator('sendFile') ? reply.sendFile(address.slice(1)) : reply.callNotFound();
    }
    const { plain, tag, coded } = served;
    if (isVideoFile(path)) return sendVideo(request, reply, path, served);
    const kind = extname(path);
    const isCoded = compressible.has(kind) && plain.length >= smallest;
    const coding = isCoded ? negotiate(request.headers['accept-encoding'] ?? '', codings) : null;
    const etag = `"${tag}${coding ? `-${coding}` : ''}"`;
    reply.headers({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding', etag });
    reply.type(mediaTypeOf(path));
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    if (!coding) return reply.send(plain);
    const bytes = coded.get(coding) ?? promisify(coding === 'br' ? brotliCompress : gzip)(plain);
    coded.set(coding, bytes);
    return reply.header('content-encoding', coding).send(await bytes);
  }

  for (const path of contentPaths) app.get(`${path}*`, answer);
}

/** Answers range requests (RFC 9110), as players seek in a video. The address is secret: it has the file's tag. */
function sendVideo(request: FastifyRequest, reply: FastifyReply, path: string, { plain, tag }: Served) {
  if (new URL(request.url, 'http://localhost').searchParams.get('tag') !== tag) return reply.callNotFound();
  reply.headers({ 'cache-control': 'private, max-age=3600', 'accept-ranges': 'bytes', etag: `"${tag}"` });
  reply.type(mediaTypeOf(path));
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined) return reply.send(plain);
  const start = Number(from);
  const end = Math.min(to ? Number(to) : Number.POSITIVE_INFINITY, plain.length - 1);
  if (start > end) return reply.status(416).header('content-range', `bytes */${plain.length}`).send();
  reply.status(206).header('content-range', `bytes ${start}-${end}/${plain.length}`);
  return reply.send(plain.subarray(start, end + 1));
}
