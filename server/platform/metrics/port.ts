/** The port that Prometheus reads: its own, as what it says is for the operator alone. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from './registry.ts';

type Options = {
  port: number;
  host: string;
  metrics: Metrics;
  /** Called before each reading. */
  refresh: () => Promise<void>;
};

/** Answers `GET /metrics`. Readings that are asked for together are made once. */
export async function serveMetrics({ port, host, metrics: { registry }, refresh }: Options) {
  let reading: Promise<string> | undefined;
  const read = () => {
    reading ??= refresh()
      .then(() => registry.metrics())
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end();
    try {
      const text = await read();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
