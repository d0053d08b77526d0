/**
 * `npm run invite -- --email ada@example.com --first-name Ada --last-name Okafor [--role instructor
 * [--teaches data-analytics]]` prints an invitation link. It needs the server's settings (JWT_SECRET, PUBLIC_URL,
 * CONTENT_FOLDER) but not its database. `--teaches` may be repeated.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ZodError } from 'zod';
import { createInvitation, invitationLink } from '../account/invitation.ts';
import { ConfigError, readConfig } from '../platform/config.ts';
import { answerHelp } from './help.ts';

const usage =
  'Usage: npm run invite -- --email … --first-name … --last-name … [--role student|instructor]\n' +
  '       [--teaches <course> …]';

answerHelp(import.meta.filename);
try {
  const { values } = parseArgs({
    options: {
      email: { type: 'string', default: '' },
      'first-name': { type: 'string', default: '' },
      'last-name': { type: 'string', default: '' },
      role: { type: 'string', default: 'student' },
      teaches: { type: 'string', multiple: true, default: [] },
    },
  });
  const { role, teaches } = values;
  if (role !== 'student' && role !== 'instructor') throw new TypeError(`Unknown role: ${role}`);
  const config = readConfig(process.env);
  const known = readdirSync(join(config.contentFolder, 'courses'));
  const unknown = teaches.filter((course) => !known.includes(course));
  if (unknown.length > 0) throw new TypeError(`There is no course ${unknown.join(', ')}. Courses: ${known.join(', ')}`);
  const token = await createInvitation(
    { config, now: () => new Date() },
    { email: values.email, firstName: values['first-name'], lastName: values['last-name'], role, teaches },
  );
  console.log(invitationLink(config, token));
} catch (error) {
  if (!(error instanceof ZodError || error instanceof ConfigError || error instanceof TypeError)) throw error;
  const why =
    error instanceof ZodError
      ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n')
      : error.message;
  console.error(`${why}\n${usage}`);
  process.exitCode = 1;
}
