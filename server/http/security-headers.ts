/** Security headers, among them a strict content security policy: of inline scripts, only the build's own run. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../platform/config.ts';
import { reportsPath } from './policy-reports.ts';

/** Sets the headers of every response: content policy, transport security, referrer policy. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  // The same for every response, so they are computed once.
  const headers = Object.entries(securityHeaders(config));
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

function securityHeaders(config: Config): Record<string, string> {
  const https = config.publicUrl.startsWith('https:');
  const headers: Record<string, string> = {
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(config.distFolder)],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        // A submitted PDF in the browser's own viewer: from bytes that the page has fetched, and from no other site.
        frameSrc: ['blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", 'https://checkout.stripe.com'],
        frameAncestors: ["'none'"],
        // No text becomes a script or markup, as the app has no code that would make one. A worker's address counts as a
        // script: the one policy lets through those that run students' code (src/runtimes/page/worker-address.ts).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['runtimes'],
        // Without `report-to`: Chromium would follow that alone, which reports nothing over http and the rest a minute late.
        reportUri: [reportsPath],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  protect(answer.req, answer, () => {});
  for (const [name, value] of Object.entries(answer.getHeaders())) headers[name] = String(value);
  return headers;
}

/** The policy's sources (`'sha256-…'`) for every inline script in the built HTML files. */
export function inlineScriptHashes(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const scripts = pages.flatMap((name) => {
    const html = readFileSync(join(folder, name), 'utf8');
    return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map((match) => match[1] ?? '');
  });
  return [...new Set(scripts)].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
