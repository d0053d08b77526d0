/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability, where `SECURITY_CONTACT` says so. */
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

const path = '/.well-known/security.txt';
/** Days until `Expires`, so that stored copies go out of date. */
const days = 180;

/** Serves `/.well-known/security.txt` (RFC 9116), where a contact is set. */
export function registerSecurityTxt(app: FastifyInstance, { config, now }: Pick<Context, 'config' | 'now'>): void {
  app.get(path, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8');
    if (config.securityContact === undefined)
      return reply.status(404).header('cache-control', 'no-store').send('Not found');
    const expires = new Date(now().getTime() + days * 86_400_000);
    const lines = [
      `Contact: ${config.securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${config.publicUrl}${path}`,
    ];
    return reply.header('cache-control', 'max-age=3600').send(`${lines.join('\n')}\n`);
  });
}
