/** The settings, read from the environment. Production needs its secrets; development generates one and keeps it. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { brand } from '../../src/brand.ts';

const set = z.string().trim().min(1);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const wrongEnvironment = ({ input }: { input?: unknown }) =>
  `must be development, test or production, not ${JSON.stringify(input)}`;

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production'], { error: wrongEnvironment }).default('development'),
  DEMO: flag.default(false),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: set.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_FOLDER: set.default('data'),
  DIST_FOLDER: set.default('dist'),
  CONTENT_FOLDER: set.default('content'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SESSION_DAYS: z.coerce.number().positive().max(365).default(7),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: set.default(`${brand} <no-reply@localhost>`),
  INSTRUCTOR_MAIL: z.email().default('instructors@example.com'),
  STRIPE_SECRET_KEY: set.optional(),
  STRIPE_WEBHOOK_SECRET: set.optional(),
  TRUST_PROXY: flag.default(false),
  REQUIRE_SECOND_FACTOR_FOR_INSTRUCTORS: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

export type Config = {
  production: boolean;
  /** Demonstration accounts and figures, the sandbox checkout, and mail printed to the terminal. Never in production. */
  demo: boolean;
  port: number;
  host: string;
  /** Where browsers reach the app, without a trailing slash. */
  publicUrl: string;
  dataFolder: string;
  distFolder: string;
  /** Courses, resources and their files. */
  contentFolder: string;
  /** Absent: PGlite in the data folder. */
  databaseUrl: string | undefined;
  jwtSecret: Uint8Array;
  sessionSeconds: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where students' questions to instructors go. */
  instructorMail: string;
  stripe: { secretKey: string; webhookSecret: string } | null;
  trustProxy: boolean;
  /** An instructor signs in by passkey or with a second step. */
  requireSecondFactorForInstructors: boolean;
  logLevel: string;
};

export class ConfigError extends Error {}

/** Throws `ConfigError` naming every setting that is missing or wrong. Empty settings count as absent. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const e = parsed.data;
  const production = e.NODE_ENV === 'production';
  if (production && e.DEMO) throw new ConfigError('DEMO: must not be true in production');
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
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, ''),
    dataFolder,
    distFolder: resolve(e.DIST_FOLDER),
    contentFolder: resolve(e.CONTENT_FOLDER),
    databaseUrl: e.DATABASE_URL,
    jwtSecret: new TextEncoder().encode(e.JWT_SECRET ?? keptSecret(dataFolder)),
    sessionSeconds: Math.round(e.SESSION_DAYS * 86_400),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    instructorMail: e.INSTRUCTOR_MAIL,
    stripe:
      e.STRIPE_SECRET_KEY && e.STRIPE_WEBHOOK_SECRET
        ? { secretKey: e.STRIPE_SECRET_KEY, webhookSecret: e.STRIPE_WEBHOOK_SECRET }
        : null,
    trustProxy: e.TRUST_PROXY,
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
