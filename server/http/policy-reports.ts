/**
 * Reports of violated content policies from browsers: a mistake of ours, or someone's script. It is logged
 * without secrets. Anyone may send anything here, so that it is limited in size and number.
 */
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { withoutSecrets } from '../platform/redaction.ts';
import type { Context } from './context.ts';
import { networkOf } from './network.ts';
import { Problem } from './problem.ts';
import { tooMany } from './rate-limits.ts';

export const reportsPath = '/content-policy-reports';

const sizeLimit = 16 * 1024;
/** Requests a minute, and how many reports of one are logged. */
const perNetwork = 10;
const perProcess = 60;
const perRequest = 5;

const text = z.string().max(4_000).optional().catch(undefined);
const number = z.number().optional().catch(undefined);

/** As `report-uri` sends it. */
const older = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': number,
  }),
});

/** As `report-to` sends it, which a policy that a proxy adds may ask for. */
const newer = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      effectiveDirective: text,
      blockedURL: text,
      documentURL: text,
      sourceFile: text,
      lineNumber: number,
    }),
  }),
);

type Violation = { directive: string; blocked: string; document: string; source: string; line: number | undefined };

/** Logs reports of violated content policies (CSP 3). Throws 429 after too many from a network, or of all together. */
export async function registerPolicyReports(app: FastifyInstance, { log }: Pick<Context, 'log'>): Promise<void> {
  const networks = new RateLimiterMemory({ points: perNetwork, duration: 60 });
  const all = new RateLimiterMemory({ points: perProcess, duration: 60 });
  // A plugin of its own, so that the parser below applies to this route alone.
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    own.addContentTypeParser(types, { parseAs: 'string', bodyLimit: sizeLimit }, (_request, body, done) =>
      done(null, body),
    );
    own.post(reportsPath, { logLevel: 'warn' }, async (request, reply) => {
      try {
        await networks.consume(networkOf(request.ip));
        await all.consume('all');
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw tooMany('Too many reports.', reason.msBeforeNext);
      }
      const violations = violationsOf(String(request.body));
      if (violations === null) throw new Problem(400, 'The request could not be read.');
      for (const violation of violations.slice(0, perRequest)) log.warn({ violation }, 'content policy broken');
      return reply.status(204).header('cache-control', 'no-store').send();
    });
  });
}

/** Null for a body that is no report. */
function violationsOf(body: string): Violation[] | null {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return null;
  }
  const one = older.safeParse(sent);
  if (one.success) {
    const report = one.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [
      violation(directive, report['blocked-uri'], report['document-uri'], report['source-file'], report['line-number']),
    ];
  }
  const many = newer.safeParse(sent);
  if (!many.success) return null;
  return many.data
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber } }) =>
      violation(effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber),
    );
}

const violation = (directive = '', blocked = '', document = '', source = '', line?: number): Violation => ({
  directive: shown(directive),
  blocked: shown(blocked),
  document: shown(document),
  source: shown(source),
  line,
});

/** An address without its secrets, or a word such as `inline`. */
function shown(given: string): string {
  if (/^[\w -]{0,60}$/.test(given)) return given;
  if (!URL.canParse(given)) return '[hidden]';
  const { protocol, host, pathname, search, hash } = new URL(given);
  return `${protocol}//${host.slice(0, 100)}${withoutSecrets(pathname + search + hash).slice(0, 200)}`;
}
