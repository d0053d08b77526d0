import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = 'x'.repeat(32);
const production = { NODE_ENV: 'production', JWT_SECRET: secret, PUBLIC_URL: 'https://learn.example.com/' };

describe('§product.35 settings', () => {
  it('production refuses to start without its secrets, and names them', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      new ConfigError('JWT_SECRET: must be set\nPUBLIC_URL: must be set'),
    );
    expect(() => readConfig({ ...production, JWT_SECRET: 'short' })).toThrow(/JWT_SECRET: must have at least 32/);
    expect(readConfig(production)).toMatchObject({ production: true, publicUrl: 'https://learn.example.com' });
  });

  it.each(['Production', 'prod', 'live', ' production'])('§product.40: NODE_ENV=%s is refused by name', (name) => {
    expect(() => readConfig({ ...production, NODE_ENV: name })).toThrow(
      new ConfigError(`NODE_ENV: must be development, test or production, not "${name}"`),
    );
  });

  it('§product.40: the demonstration needs DEMO=true, and production refuses it', () => {
    for (const NODE_ENV of ['', 'development', 'test', 'production']) {
      expect(readConfig({ ...production, NODE_ENV }).demo).toBe(false);
      expect(readConfig({ ...production, NODE_ENV, DEMO: 'false' }).demo).toBe(false);
    }
    expect(readConfig({ ...production, NODE_ENV: 'development', DEMO: 'true' }).demo).toBe(true);
    expect(() => readConfig({ ...production, DEMO: 'true' })).toThrow('DEMO: must not be true in production');
    expect(() => readConfig({ ...production, DEMO: 'yes' })).toThrow('DEMO');
  });

  it('development makes a secret, readable by its owner only, and keeps it', () => {
    const first = readConfig({ DATA_FOLDER: folder });
    const second = readConfig({ DATA_FOLDER: folder });
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(second.jwtSecret).toEqual(first.jwtSecret);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o077).toBe(0);
  });

  it('Stripe needs both of its keys', () => {
    expect(() => readConfig({ ...production, STRIPE_SECRET_KEY: 'sk' })).toThrow('STRIPE_WEBHOOK_SECRET: must be set');
    expect(() => readConfig({ ...production, STRIPE_WEBHOOK_SECRET: 'wh' })).toThrow('STRIPE_SECRET_KEY: must be set');
    expect(readConfig({ ...production, STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }).stripe).toEqual({
      secretKey: 'sk',
      webhookSecret: 'wh',
    });
    expect(readConfig(production).stripe).toBeNull();
  });

  it('the content is in `content`, or where CONTENT_FOLDER says', () => {
    expect(readConfig(production).contentFolder).toBe(resolve('content'));
    expect(readConfig({ ...production, CONTENT_FOLDER: '/srv/courses' }).contentFolder).toBe('/srv/courses');
  });

  it('an empty setting counts as absent, a wrong one is named', () => {
    expect(readConfig({ ...production, SMTP_URL: '', DATABASE_URL: '' })).toMatchObject({ databaseUrl: undefined });
    expect(() => readConfig({ ...production, PORT: 'x', DATABASE_URL: 'mysql://x' })).toThrow(
      /PORT[\s\S]*DATABASE_URL/,
    );
  });
});
