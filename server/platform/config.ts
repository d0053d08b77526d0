/** The settings, read from the environment. Production needs its secrets; development generates one and keeps it. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { brand } from '../../src/brand.ts';
import type { Secrets } from './keys.ts';
import { withSecretsFromFiles } from './secret-files.ts';
import { weakness } from './secret-strength.ts';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

const set = z.string().trim().min(1);
/** Checked by a rule that says in a sentence what is wrong, never with the value. */
const secret = z.string().check(({ value, issues }) => {
  const message = weakness(value);
  if (message !== null) issues.push({ code: 'custom', message, input: value });
});

const proxies = z.string().transform((text, { issues }): TrustedProxies => {
  const read = readTrustedProxies(text);
  if (read !== null) return read;
  const message = 'must be the number of proxies in front (1 to 10) or their networks (10.0.0.0/8,fd00::/8)';
  issues.push({ code: 'custom', message, input: text });
  return z.NEVER;
});

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const wrongEnvironment = ({ input }: { input?: unknown }) =>
  `must be development, test or production, not ${JSON.stringify(input)}`;

/** Mails and payment pages lead to addresses of the app at its root. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, href, username, password } = new URL(text);
  return username === '' && password === '' && href.replace(/\/+$/, '') === origin;
}

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production'], { error: wrongEnvironment }).default('development'),
  DEMO: flag.default(false),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: set.optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: set.default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'must be an origin, as https://learn.example.com')
    .transform((url) => new URL(url).origin) // as browsers write it: HTTP://Learn.example.com is not https
    .optional(),
  ALLOW_HTTP: flag.default(false),
  DATA_FOLDER: set.default('data'),
  DIST_FOLDER: set.default('dist'),
  CONTENT_FOLDER: set.default('content'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  JWT_SECRET: secret.optional(),
  JWT_SECRET_PREVIOUS: secret.optional(),
  SESSION_DAYS: z.coerce.number().positive().max(365).default(7),
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(5).optional(),
  PAGE_WAIT_MS: z.coerce.number().int().min(0).max(60_000).default(200),
  PYTHON_PACKAGES: set.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: set.default(`${brand} <no-reply@localhost>`),
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto|tel)$/, hostname: /.*/ }).optional(),
  INSTRUCTOR_MAIL: z.email().default('instructors@example.com'),
  PAYMENTS_MAIL: z.email().optional(),
  STRIPE_SECRET_KEY: set.optional(),
  STRIPE_WEBHOOK_SECRET: set.optional(),
  REFUND_ENDS_ACCESS: flag.default(true),
  TRUST_PROXY: proxies.default({ hops: 0 }),
  REQUIRE_SECOND_FACTOR_FOR_INSTRUCTORS: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

/** Of the product, as package.json has it. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')));

/** The names of all settings, for the gate that compares them with the README's table. */
export const settingNames = Object.keys(environment.shape);
export const settingDefaults = environment.parse({});

export type Config = {
  production: boolean;
  /**
   * Demonstration accounts and figures, the sandbox checkout, and mail printed to the terminal. Never in production.
   */
  demo: boolean;
  port: number;
  host: string;
  /** How long a process that is told to end says so at `/health/ready`, and still takes requests. */
  drainSeconds: number;
  /** Where Prometheus reads; null: nothing is measured. */
  metrics: { port: number; host: string } | null;
  /** Where browsers reach the app, without a trailing slash. */
  publicUrl: string;
  dataFolder: string;
  distFolder: string;
  /** Courses, resources and their files. */
  contentFolder: string;
  /** Pyodide's distribution, whose packages students' Python may load; absent, there are none. */
  pythonPackages: string | undefined;
  /** Absent: PGlite in the data folder. */
  databaseUrl: string | undefined;
  secrets: Secrets;
  sessionSeconds: number;
  /** A session that was not used for so long has ended; null: it lasts as long as its token. */
  sessionIdleMinutes: number | null;
  /** How long a page waits for its calls before it is sent without their answers. */
  pageWaitMilliseconds: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where to report a vulnerability: a `mailto:` or `https:` address, or a telephone number. */
  securityContact: string | undefined;
  /** Where students' questions to instructors go. */
  instructorMail: string;
  /** Gets a mail for each request to return a payment. */
  paymentsMail: string;
  stripe: { secretKey: string; webhookSecret: string } | null;
  /** Whether a refund ends the access to its course, and an open dispute suspends it. */
  refundEndsAccess: boolean;
  trustedProxies: TrustedProxies;
  /** The profile asks instructors to set up two-step sign-in. */
  requireSecondFactorForInstructors: boolean;
  logLevel: string;
};

export class ConfigError extends Error {}

/** Throws `ConfigError` naming every setting that is missing or wrong. Empty settings count as absent. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { settings, problems } = withSecretsFromFiles(given);
  const parsed = environment.safeParse(settings);
  if (!parsed.success)
    problems.push(...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems.join('\n'));
  const e = parsed.data;
  const production = e.NODE_ENV === 'production';
  if (production && e.DEMO) throw new ConfigError('DEMO: must not be true in production');
  if (production && e.PUBLIC_URL?.startsWith('http:') && !e.ALLOW_HTTP) {
    throw new ConfigError('PUBLIC_URL: must be https, or ALLOW_HTTP=true must say that nobody listens in between');
  }
  if (e.METRICS_PORT !== undefined && e.METRICS_PORT !== 0 && e.METRICS_PORT === e.PORT) {
    throw new ConfigError('METRICS_PORT: must differ from PORT, which everyone can reach');
  }
  const missing = [
    ...(production ? (['JWT_SECRET', 'PUBLIC_URL'] as const).filter((name) => e[name] === undefined) : []),
    ...(e.STRIPE_SECRET_KEY && !e.STRIPE_WEBHOOK_SECRET ? ['STRIPE_WEBHOOK_SECRET'] : []),
    ...(e.STRIPE_WEBHOOK_SECRET && !e.STRIPE_SECRET_KEY ? ['STRIPE_SECRET_KEY'] : []),
  ];
  if (missing.length > 0) throw new ConfigError(missing.map((name) => `${name}: must be set`).join('\n'));
  const dataFolder = resolve(e.DATA_FOLDER);
  return {
    production,
    demo: e.DEMO,
    port: e.PORT,
    host: e.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    drainSeconds: e.DRAIN_SECONDS,
    metrics: e.METRICS_PORT === undefined ? null : { port: e.METRICS_PORT, host: e.METRICS_HOST },
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    dataFolder,
    distFolder: resolve(e.DIST_FOLDER),
    contentFolder: resolve(e.CONTENT_FOLDER),
    pythonPackages: e.PYTHON_PACKAGES && resolve(e.PYTHON_PACKAGES),
    databaseUrl: e.DATABASE_URL,
    secrets: { current: e.JWT_SECRET ?? keptSecret(dataFolder), previous: e.JWT_SECRET_PREVIOUS ?? null },
    sessionSeconds: Math.round(e.SESSION_DAYS * 86_400),
    pageWaitMilliseconds: e.PAGE_WAIT_MS,
    sessionIdleMinutes: e.SESSION_IDLE_MINUTES ?? null,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    securityContact: e.SECURITY_CONTACT,
    instructorMail: e.INSTRUCTOR_MAIL,
    paymentsMail: e.PAYMENTS_MAIL ?? e.INSTRUCTOR_MAIL,
    stripe:
      e.STRIPE_SECRET_KEY && e.STRIPE_WEBHOOK_SECRET
        ? { secretKey: e.STRIPE_SECRET_KEY, webhookSecret: e.STRIPE_WEBHOOK_SECRET }
        : null,
    refundEndsAccess: e.REFUND_ENDS_ACCESS,
    trustedProxies: e.TRUST_PROXY,
    requireSecondFactorForInstructors: e.REQUIRE_SECOND_FACTOR_FOR_INSTRUCTORS,
    logLevel: e.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/** For development: generated once and kept in the data folder, so that sessions and links survive a restart. */
function keptSecret(folder: string): string {
  const file = join(folder, 'jwt-secret');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
