/** `docs/access.md`, cell by cell: every operation in every role, with the addresses of one student's things. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, readContract } from '../../server/http/openapi.ts';
import { users } from '../../server/platform/database/schema/account.ts';
import { announcements } from '../../server/platform/database/schema/announcements.ts';
import { enrolments } from '../../server/platform/database/schema/course.ts';
import { createTestServer, type TestServer, testNow } from '../../server/testing/server.ts';
import { answersTo, type Role, roles } from './access.ts';
import { sampleAddress, sampleSent } from './bad-requests.ts';
import { addOwnersThings } from './owners-things.ts';

const { operations } = readContract();
// Signing out is called last, as it ends the session.
const inOrder = operations.toSorted((one, other) => Number(one.id === 'logout') - Number(other.id === 'logout'));

const courseId = 'data-analytics';

let server: TestServer;
let tokens: Record<Role, string | undefined>;
let addresses: Record<string, string>;

beforeAll(async () => {
  server = await createTestServer();
  const owner = await server.signIn('student@example.com');
  const [student, classmate, disabled] = await Promise.all(
    ['bo@example.com', 'noor@example.com', 'lee@example.com'].map((email) => server.register(email)),
  );
  if (!student || !classmate || !disabled) throw new Error('Not registered');
  await server.db.insert(enrolments).values({ userId: classmate.id, courseId, enrolledAt: testNow });
  await server.db.update(users).set({ disabledAt: testNow }).where(eq(users.id, disabled.id));
  tokens = {
    nobody: undefined,
    disabled: disabled.token,
    student: student.token,
    classmate: classmate.token,
    instructor: (await server.registerTeacher('mira@example.com', 'time-series')).token,
    teacher: (await server.registerTeacher('sol@example.com', courseId)).token,
    owner,
  };
  addresses = await addOwnersThings(server, { owner, teacher: tokens.teacher ?? '' });
});
afterAll(() => server.close());

/** Anyone may call these, so that a refusal is about what was sent, not about who calls. */
const isOpen = ({ mayCall }: Operation) => mayCall === 'anyone';

async function statusOf(operation: Operation, role: Role): Promise<number> {
  const token = tokens[role];
  const { body, headers } = sampleSent(operation);
  const { statusCode } = await server.send(operation.method, sampleAddress(operation, addresses), {
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });
  return statusCode;
}

/** Calls that are answered otherwise, and why. */
const otherwise: Record<string, string> = {
  'readAnnouncement classmate': 'it went to the whole course',
  'saveOwnReview classmate': 'after a fifth of the course',
};

describe('§product.6, §teaching.2 Access: the contract decides who is refused', () => {
  // The owner last, whose own calls delete some of the things.
  it.each(roles)('%s', async (role) => {
    // The teacher's own calls have deleted it.
    if (role === 'owner') await server.db.update(announcements).set({ removedAt: null });
    const wrong: string[] = [];
    for (const operation of inOrder) {
      const status = await statusOf(operation, role);
      const refusal = answersTo(operation, role);
      const isThere = role !== 'owner' || operation.mayCall !== 'owner' || status !== 404;
      const isFine = refusal
        ? refusal.includes(status)
        : isOpen(operation) || (status !== 401 && status !== 403 && isThere);
      if (!isFine && !otherwise[`${operation.id} ${role}`]) {
        wrong.push(`${operation.id} (${operation.mayCall}): ${status} instead of ${refusal ?? 'an answer'}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
