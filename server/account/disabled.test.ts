import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOperations } from '../http/handler-types.ts';
import { users } from '../platform/database/schema/account.ts';
import { portfolios } from '../platform/database/schema/assignments.ts';
import { type FullPerson, fullPerson } from '../testing/full-person.ts';
import { createTestServer, type TestServer, testNow } from '../testing/server.ts';

/** What each operation without a session gives of a person whose account is disabled. */
const ofDisabled: Record<(typeof openOperations)[number], 'refused' | 'nobody' | string> = {
  getCalendarFeed: 'refused',
  getPortfolio: 'refused',
  login: 'nobody', // it says that the account is disabled, to who has its password (§account.76)
  completeSignIn: 'nobody',
  beginPasskeySignIn: 'nobody',
  signInWithPasskey: 'nobody',
  verifyToken: 'nobody', // an invitation is for an address without an account
  completeRegistration: 'nobody',
  register: 'nobody',
  requestPasswordReset: 'nobody',
  confirmPasswordReset: 'nobody', // signing in is refused with the new password, too
  getPhoto: 'shown: its address is a secret, and it stands beside what the person wrote in courses',
  getCertificate: 'shown: it proves what was completed, to others, and can be revoked by itself',
  downloadCertificate: 'shown: it is the certificate',
  downloadCredential: 'shown: it is the certificate',
  getCredentialStatus: 'shown: it is the certificate',
  checkCredential: 'shown: it is the certificate',
  getHealth: 'nobody',
  getIssuer: 'nobody',
  getAchievement: 'nobody',
  listCourses: 'nobody',
  browseCatalogue: 'nobody',
  getCourse: 'nobody',
  listCourseReviews: 'shown: a review says nothing but a first name and what was written for everybody',
  getLesson: 'nobody',
  getVideo: 'nobody',
  receiveStripeEvent: 'nobody',
};

let server: TestServer;
let person: FullPerson;
beforeAll(async () => {
  server = await createTestServer();
  person = await fullPerson(server, 'disabled@example.com', testNow);
});
afterAll(() => server.close());

const setDisabled = (disabledAt: Date | null) =>
  server.db.update(users).set({ disabledAt }).where(eq(users.id, person.id));

describe('§schedule.18 what can be read by its address alone', () => {
  test('each operation without a session is refused for a disabled account, or says why not', () => {
    expect(Object.keys(ofDisabled).sort()).toEqual([...openOperations].sort());
    const refused = Object.entries(ofDisabled).flatMap(([id, what]) => (what === 'refused' ? [id] : []));
    expect(refused).toEqual(['getCalendarFeed', 'getPortfolio']);
  });

  test('a calendar and a public project are refused as long as it is disabled', async () => {
    const made = await server.send('POST', '/schedules/feed', { token: person.token });
    const feed = new URL(made.json().url).pathname.replace('/v1', '');
    const [shared] = await server.db.select().from(portfolios).where(eq(portfolios.userId, person.id));
    const paths = [feed, `/portfolio/${shared?.id}`];
    const statuses = async () => Promise.all(paths.map(async (path) => (await server.send('GET', path)).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    await setDisabled(testNow);
    expect(await statuses()).toEqual([404, 404]);
    await setDisabled(null);
    expect(await statuses()).toEqual([200, 200]);
  });
});
