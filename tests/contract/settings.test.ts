/** A server refuses to start with settings that would leave a door open, and says what to do. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inheritedEnvironment } from '../../server/testing/inherited.ts';
import { isSampled } from '../samples.ts';
import { processEnv, seededFolder, spawnServer, startServer, stopServer } from './server-process.ts';

/** Milliseconds: real processes start here, on a machine that may be busy. */
const timeout = 180_000;
const root = join(import.meta.dirname, '../..');
const production = {
  NODE_ENV: 'production',
  JWT_SECRET: processEnv.JWT_SECRET,
  PUBLIC_URL: 'https://learn.example.com',
  PORT: '0',
  DIST_FOLDER: processEnv.DIST_FOLDER,
};

let folder: string;
beforeAll(async () => {
  folder = await seededFolder();
}, timeout);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Resolves with the exit code and what was printed; a server that has started is stopped: `'started'`. */
async function outcome(env: Record<string, string>): Promise<[number | 'started', string]> {
  const { child, output } = spawnServer({ ...env, DATA_FOLDER: folder });
  return new Promise((resolve) => {
    child.stdout.on('data', () => {
      if (/listening/.test(output())) void stopServer({ child }, 'SIGTERM');
    });
    child.on('exit', (code) => resolve([/listening/.test(output()) ? 'started' : (code ?? -1), output()]));
  });
}

const removal = (...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'server/cli/demonstration.ts'), ...words], {
    env: { ...inheritedEnvironment, ...production, DATA_FOLDER: folder },
    encoding: 'utf8',
  });

describe('§settings.3 a change of the secret', { timeout }, () => {
  const next = { ...processEnv, JWT_SECRET: 'Zt6vQ0mWkR3yXc8LhN1bGf5sJpU2dE7a' };

  it.runIf(isSampled('costly', 'secret'))(
    'ends no session and repeats no call, while the one before is JWT_SECRET_PREVIOUS',
    async () => {
      let running = await startServer(folder);
      const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
        fetch(`${running.origin}/v1${path}`, {
          method,
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        });
      const signedIn = await call('POST', '/auth/login', {}, { email: 'student@example.com', password: 'Learning1' });
      const { token } = z.object({ token: z.string() }).parse(await signedIn.json());
      const authorization = `Bearer ${token}`;
      const asked = () =>
        call(
          'PUT',
          '/auth/profile',
          { authorization, 'idempotency-key': 'once' },
          { first_name: 'Ada', last_name: 'King' },
        );
      const first = await asked();
      expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null]);
      await stopServer(running, 'SIGTERM');

      running = await startServer(folder, { ...next, JWT_SECRET_PREVIOUS: processEnv.JWT_SECRET });
      expect((await call('GET', '/auth/user', { authorization })).status).toBe(200);
      const again = await asked();
      expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
      await stopServer(running, 'SIGTERM');

      running = await startServer(folder, next);
      expect((await call('GET', '/auth/user', { authorization })).status).toBe(401);
      await stopServer(running, 'SIGTERM');
    },
  );
});

describe('§product.40 the demonstration', { timeout }, () => {
  it('is what `npm start` sets, and no other way to start the server', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    const file = 'server/demonstration/demonstration.env';
    expect(scripts['start']).toBe('exec node scripts/start.ts');
    expect(readFileSync(join(root, 'scripts/start.ts'), 'utf8')).toContain(`loadEnvFile('${file}')`);
    expect(readFileSync(join(root, file), 'utf8')).toMatch(/^DEMO=true$/m);
  });

  it('is refused in production, as is any other NODE_ENV', async () => {
    expect(await outcome({ ...production, DEMO: 'true' })).toEqual([
      1,
      'Cannot start.\nDEMO: must not be true in production\n',
    ]);
    expect(await outcome({ ...production, NODE_ENV: 'Production' })).toEqual([
      1,
      'Cannot start.\nNODE_ENV: must be development, test or production, not "Production"\n',
    ]);
  });

  it.runIf(isSampled('costly', 'accounts'))(
    'keeps production from starting until its accounts are removed by the command that the refusal names',
    async () => {
      const [code, output] = await outcome(production);
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/student@example\.com[\s\S]*demonstration -- --remove/),
      ]);
      expect(removal()).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^Usage: npm run demonstration -- --remove/),
      });
      expect(removal('--remove')).toMatchObject({ status: 0, stdout: expect.stringContaining('student@example.com') });
      expect(await outcome(production)).toMatchObject(['started', expect.anything()]);
    },
  );
});

describe.runIf(isSampled('costly', 'ports'))('§product.99 a port on which another process listens', { timeout }, () => {
  it.each(['PORT', 'METRICS_PORT'])('keeps the server from starting, which names %s', async (setting) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo; // of a server that listens on a port
    const answer = await outcome({ ...processEnv, [setting]: String(port) });
    other.close();
    const why = `Cannot start.\n${setting}: another process listens on ${port}. End it, or choose another port\n`;
    expect(answer).toEqual([1, why]);
  });
});

describe.runIf(isSampled('costly', 'folder'))('§settings.1 the data folder', { timeout }, () => {
  // The accounts of the demonstration would keep production from starting. The test above removes them only if drawn.
  beforeAll(() => void removal('--remove'), timeout);

  it("is the server's own after a start: the embedded database and the outbox, too, of an older folder", async () => {
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'database'), 0o755);
    writeFileSync(join(folder, 'outbox.jsonl'), '', { mode: 0o644 });
    expect(await outcome({ ...production })).toMatchObject(['started', expect.anything()]);
    const open = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => (statSync(path).mode & 0o077) !== 0);
    expect([(statSync(folder).mode & 0o777).toString(8), open]).toEqual(['700', []]);
  });

  it.skipIf(process.getuid?.() !== 0)("is refused where a file in it is another user's", async () => {
    chownSync(join(folder, 'outbox.jsonl'), 65_534, 65_534);
    const [code, output] = await outcome(production);
    expect([code, output]).toEqual([1, expect.stringMatching(/outbox\.jsonl belongs to user 65534[\s\S]*chown -R 0/)]);
    chownSync(join(folder, 'outbox.jsonl'), 0, 0);
  });
});
