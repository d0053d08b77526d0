import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../platform/database/schema/account.ts';
import { courseInstructors } from '../platform/database/schema/course.ts';
import { createTestServer } from '../testing/server.ts';
import { type Operation, readContract } from './openapi.ts';
import { checkTeachingOperations, notTeaching, requireTeaching } from './teaching.ts';

const { operations } = readContract();
const [sample] = operations;
if (!sample) throw new Error('The contract has no operation.');
const as = (changes: Partial<Operation>): Operation => ({ ...sample, access: 'session', ...changes });

describe('§teaching.1, §teaching.2 an instructor teaches the courses that their invitation names', () => {
  it('and nobody else may do what a teacher may', async () => {
    const server = await createTestServer();
    const { context, db } = server;
    const mira = await server.registerTeacher('mira@example.com', 'data-analytics', 'no-such-course');
    const ada = await server.register('ada@example.com');
    const rows = await db.select().from(courseInstructors).where(eq(courseInstructors.userId, mira.id));
    expect(rows.map(({ courseId }) => courseId)).toEqual(['data-analytics']);
    const user = async (id: string) => {
      const [found] = await db.select().from(users).where(eq(users.id, id));
      if (!found) throw new Error('No such account.');
      return { ...found, session: { tokenId: '', expiresAt: new Date() } };
    };
    const refusal = async (mayCall: Operation['mayCall'], id: string, courseId: string) =>
      requireTeaching(context, as({ mayCall }), await user(id), { courseId }).then(
        () => null,
        ({ message }: Error) => message,
      );
    expect(await refusal('teacher', mira.id, 'data-analytics')).toBeNull();
    expect(await refusal('teacher', mira.id, 'time-series')).toBe(notTeaching);
    expect(await refusal('instructor', mira.id, '')).toBeNull();
    for (const mayCall of ['teacher', 'instructor'] as const) {
      expect(await refusal(mayCall, ada.id, 'data-analytics')).toBe('This is for instructors.');
    }
    // A person who is no instructor any more teaches nothing, whatever the rows say.
    await db.insert(courseInstructors).values({ userId: ada.id, courseId: 'data-analytics', since: new Date() });
    expect(await refusal('teacher', ada.id, 'data-analytics')).toBe('This is for instructors.');
    await server.close();
  });
});

describe('§teaching.2 an operation for instructors that could not be refused keeps the server from starting', () => {
  const path = '/teach/courses/{courseId}/team';
  it.each([
    ['a teacher without a course in the address', as({ mayCall: 'teacher', path: '/teach/team' })],
    ['a teacher without a session', as({ mayCall: 'teacher', path, access: 'optional' })],
    ['an instructor without a session', as({ mayCall: 'instructor', access: 'none' })],
  ])('%s', (_what, operation) => expect(() => checkTeachingOperations([operation])).toThrow('nobody could be refused'));

  it('those of the contract are all right', () => expect(() => checkTeachingOperations(operations)).not.toThrow());
});
