import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readInvitation } from '../account/invitation.ts';
import { readConfig } from '../platform/config.ts';

const env = { JWT_SECRET: 'fR7uB2qZxW9dKc4LmV6tYp1HsJ8gNe3a', PUBLIC_URL: 'https://learn.example.com' };
const invite = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'invite.ts'), ...args], {
    env: { ...process.env, ...env },
  });

describe('§account.47 npm run invite', () => {
  it('prints a link that the server takes, while a server runs or not', async () => {
    const args = ['--email', 'Ada@Example.com', '--first-name', 'Ada', '--last-name', 'Okafor', '--role', 'instructor'];
    const { stdout } = await invite(...args);
    const token = /^https:\/\/learn\.example\.com\/registration#token=(\S+)\n$/.exec(stdout)?.[1] ?? '';
    const invitation = await readInvitation({ config: readConfig(env), now: () => new Date() }, token);
    expect(invitation).toMatchObject({
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Okafor',
      role: 'instructor',
    });
  });

  it('§teaching.1 names the courses that an instructor will teach, which must be in the content', async () => {
    const args = ['--email', 'mira@example.com', '--first-name', 'Mira', '--last-name', 'Castell'];
    const courses = ['--teaches', 'data-analytics', '--teaches', 'time-series'];
    const { stdout } = await invite(...args, '--role', 'instructor', ...courses);
    const token = /#token=(\S+)/.exec(stdout)?.[1] ?? '';
    const invitation = await readInvitation({ config: readConfig(env), now: () => new Date() }, token);
    expect(invitation?.teaches).toEqual(['data-analytics', 'time-series']);
    await expect(invite(...args, '--role', 'instructor', '--teaches', 'data-analytix')).rejects.toMatchObject({
      stderr: expect.stringMatching(/no course data-analytix[\s\S]*data-analytics/),
    });
    await expect(invite(...args, ...courses)).rejects.toMatchObject({
      stderr: expect.stringContaining('teaches: only an instructor teaches'),
    });
  });

  it('says what is missing', async () => {
    await expect(invite('--email', 'ada')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/email[\s\S]*lastName[\s\S]*Usage: npm run invite/),
    });
  });
});
