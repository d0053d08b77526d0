/** The public keys of credentials, where other verifiers look for them: `/.well-known/jwks.json`. */
import type { FastifyInstance } from 'fastify';
import type { Context } from '../http/context.ts';
import { addresses } from './credential.ts';
import { algorithm, publicKeys, signingKey } from './signing-keys.ts';

/** Serves the public keys that verify credentials, as a JWK set (RFC 7517). */
export function registerKeySet(app: FastifyInstance, context: Context): void {
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    await signingKey(context); // made here if nothing was signed yet, so that the set is never empty
    const keys = await publicKeys(context.db);
    const at = addresses(context.config.publicUrl);
    return reply
      .headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
      .type('application/jwk-set+json')
      .send(
        JSON.stringify({
          keys: keys.map(({ id, publicKey }) => ({ ...publicKey, kid: at.key(id), alg: algorithm, use: 'sig' })),
        }),
      );
  });
}
