/** Counts requests by operation and status, never by address: an address may name a person or give access. */
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics, OtherRequest } from '../platform/metrics/registry.ts';

/** To be called before the routes are registered. What is called for a page within the server counts, too. */
export function observeRequests(app: FastifyInstance, { requestTook, inFlight }: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    inFlight.inc();
    // Also where the caller goes away before the answer, which no hook of Fastify's tells.
    finished(reply.raw, (error) => {
      inFlight.dec();
      const status = error ? 'aborted' : String(reply.raw.statusCode);
      const type = reply.raw.getHeader('content-type');
      requestTook({ operation: operationOf(request, type), status }, reply.elapsedTime / 1000);
    });
    done();
  });
}

function operationOf({ routeOptions }: FastifyRequest, type: unknown): string {
  const { operationId } = routeOptions.config;
  const other: OtherRequest = typeof type === 'string' && type.startsWith('text/html') ? 'page' : 'other';
  return operationId ?? other;
}
