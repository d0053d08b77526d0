import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = 'fR7uB2qZxW9dKc4LmV6tYp1HsJ8gNe3a';
const other = 'Zt6vQ0mWkR3yXc8LhN1bGf5sJpU2dE7a';
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
    expect(first.secrets.current.length).toBeGreaterThanOrEqual(32);
    expect(second.secrets).toEqual(first.secrets);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o077).toBe(0);
  });

  it('§settings.2: a weak secret is refused, the one before included', () => {
    expect(() => readConfig({ ...production, JWT_SECRET: 'x'.repeat(64) })).toThrow(/^JWT_SECRET: can be guessed/);
    expect(() => readConfig({ ...production, JWT_SECRET_PREVIOUS: 'changeme'.repeat(8) })).toThrow(
      /^JWT_SECRET_PREVIOUS: can be guessed/,
    );
    expect(readConfig({ ...production, JWT_SECRET_PREVIOUS: other }).secrets).toEqual({
      current: secret,
      previous: other,
    });
    expect(readConfig(production).secrets.previous).toBeNull();
  });

  it('§settings.4: a secret may come from a file, but not from both', () => {
    const file = (name: string, content: string) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const { JWT_SECRET: _, ...open } = production;
    const config = readConfig({
      ...open,
      JWT_SECRET_FILE: file('jwt', `${secret}\n`),
      JWT_SECRET_PREVIOUS_FILE: file('before', other),
      DATABASE_URL_FILE: file('database', 'postgres://ada:s3cret@db/learn\r\n'),
      SMTP_URL_FILE: file('smtp', 'smtps://ada:s3cret@mail'),
      STRIPE_SECRET_KEY_FILE: file('key', 'sk'),
      STRIPE_WEBHOOK_SECRET_FILE: file('hook', 'wh'),
    });
    expect(config).toMatchObject({
      secrets: { current: secret, previous: other },
      databaseUrl: 'postgres://ada:s3cret@db/learn',
      smtpUrl: 'smtps://ada:s3cret@mail',
      stripe: { secretKey: 'sk', webhookSecret: 'wh' },
    });
    const refused = (settings: Record<string, string>) => () => readConfig({ ...open, ...settings });
    expect(refused({ JWT_SECRET: secret, JWT_SECRET_FILE: join(folder, 'jwt') })).toThrow(
      'JWT_SECRET_FILE: must not be set beside JWT_SECRET',
    );
    expect(refused({ JWT_SECRET_FILE: join(folder, 'none') })).toThrow(/JWT_SECRET_FILE: .*none cannot be read/);
    expect(refused({ JWT_SECRET_FILE: file('empty', ' \n') })).toThrow(/JWT_SECRET_FILE: .*empty is empty/);
    expect(refused({ JWT_SECRET_FILE: file('weak', 'x'.repeat(40)) })).toThrow('JWT_SECRET: can be guessed');
  });

  it('§settings.4: no refusal holds the value of a secret', () => {
    const names = ['JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'DATABASE_URL', 'SMTP_URL'];
    for (const name of names) {
      const file = join(folder, 'wrong');
      writeFileSync(file, 'hunter2:hunter2@hunter2');
      for (const given of [{ [name]: 'hunter2:hunter2@hunter2' }, { [`${name}_FILE`]: file }]) {
        const { JWT_SECRET, ...open } = production;
        let refusal = '';
        try {
          readConfig({ ...open, ...(name === 'JWT_SECRET' ? {} : { JWT_SECRET }), ...given });
        } catch (error) {
          refusal = String(error);
        }
        expect(refusal).toContain(`${name}: `);
        expect(refusal).not.toContain('hunter2');
      }
    }
  });

  it('§settings.5: production wants https, unless ALLOW_HTTP=true says otherwise, and an origin', () => {
    const open = { ...production, PUBLIC_URL: 'http://learn.example.com' };
    for (const PUBLIC_URL of [open.PUBLIC_URL, 'HTTP://learn.example.com', ' Http://learn.example.com']) {
      expect(() => readConfig({ ...open, PUBLIC_URL })).toThrow(/^PUBLIC_URL: must be https, or ALLOW_HTTP=true/);
    }
    expect(readConfig({ ...open, PUBLIC_URL: 'HTTPS://Learn.Example.com:443/' }).publicUrl).toBe(
      'https://learn.example.com',
    );
    expect(readConfig({ ...open, ALLOW_HTTP: 'true' }).publicUrl).toBe('http://learn.example.com');
    expect(readConfig({ ...open, NODE_ENV: 'development' }).publicUrl).toBe('http://learn.example.com');
    for (const rest of ['/app', '?a=1', '#a', '/?']) {
      const PUBLIC_URL = `https://learn.example.com${rest}`;
      expect(() => readConfig({ ...production, PUBLIC_URL })).toThrow('PUBLIC_URL: must be an origin');
    }
    expect(() => readConfig({ ...production, PUBLIC_URL: 'https://ada:pw@learn.example.com' })).toThrow(
      'PUBLIC_URL: must be an origin',
    );
    expect(() => readConfig({ ...production, PUBLIC_URL: 'learn.example.com' })).toThrow('PUBLIC_URL');
  });

  it('§settings.6: TRUST_PROXY is a count or networks, never anyone', () => {
    expect(readConfig(production).trustedProxies).toEqual({ hops: 0 });
    expect(readConfig({ ...production, TRUST_PROXY: '2' }).trustedProxies).toEqual({ hops: 2 });
    expect(readConfig({ ...production, TRUST_PROXY: '10.0.0.0/8, fd00::/8,192.0.2.1' }).trustedProxies).toEqual({
      networks: ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'],
    });
    for (const wrong of [
      'true',
      'false',
      'any',
      '*',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/33',
      '10.0.0/8',
      '-1',
      '1.5',
      '99',
      'a,1',
    ]) {
      expect(() => readConfig({ ...production, TRUST_PROXY: wrong })).toThrow(/^TRUST_PROXY: must be the number/);
    }
  });

  it('§product.90: measures nothing unless it is told where, and never where everyone can read it', () => {
    expect(readConfig(production).metrics).toBeNull();
    expect(readConfig({ ...production, METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(readConfig({ ...production, METRICS_PORT: '9464', METRICS_HOST: '10.0.0.2' }).metrics?.host).toBe(
      '10.0.0.2',
    );
    expect(() => readConfig({ ...production, PORT: '9464', METRICS_PORT: '9464' })).toThrow(
      'METRICS_PORT: must differ from PORT, which everyone can reach',
    );
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
