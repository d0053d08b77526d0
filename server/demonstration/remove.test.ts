import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../content/load.ts';
import { users } from '../platform/database/schema/account.ts';
import { courseInstructors, courseRatings, courses, enrolments, reviews } from '../platform/database/schema/course.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { rowCounts, tableDigests } from '../testing/tables.ts';
import { addDemoAccounts, demoInstructor, demoStudent } from './accounts.ts';
import { addCourses } from './growth/courses.ts';
import { demonstrationAccounts, refuseDemonstration, removeDemonstration } from './remove.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('§product.40 npm run demonstration -- --remove', () => {
  it('removes the accounts with all that hangs on them, the figures, reviews and classes, and nothing else', async () => {
    const { db } = server;
    const other = await server.register('ada@example.com');
    await server.send('POST', '/courses/data-literacy/enroll', { token: other.token });
    const token = await server.signIn(demoStudent.email);
    const answer = await server.send('POST', '/assignments/question-log/submission', {
      token,
      body: { text: 'Done.' },
    });
    expect(answer.statusCode).toBe(201);
    await server.send('POST', '/auth/reset-password', { body: { email: demoStudent.email } });
    const kept = await tableDigests(db, ['users', 'courses', 'enrolments']);
    await expect(refuseDemonstration(db)).rejects.toThrow(
      /instructor@example\.com and student@example\.com[\s\S]*npm run demonstration -- --remove/,
    );

    expect(await removeDemonstration(db)).toEqual([demoInstructor.email, demoStudent.email]);

    expect(await demonstrationAccounts(db)).toEqual([]);
    await refuseDemonstration(db);
    expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: 'ada@example.com' }]);
    const courseNow = await server.send('GET', '/courses/enrolled', { token: other.token });
    expect(courseNow.json()).toMatchObject([{ id: 'data-literacy' }]);
    expect(await rowCounts(db)).toMatchObject({
      enrolments: 1,
      reviews: 0,
      classes: 0,
      submissions: 0,
      student_assignments: 0,
      completed_lessons: 0,
    });
    expect(await db.select().from(courses).where(ne(courses.students, 0))).toEqual([]);
    const after = await tableDigests(db, ['users', 'courses', 'enrolments']);
    for (const table of ['modules', 'lessons', 'resources', 'assignments']) expect(after[table]).toBe(kept[table]);
    expect(await removeDemonstration(db)).toEqual([]);
  });

  it('§content.18: leaves made-up courses at a start, and removes them with all that hangs on them', async () => {
    const { db } = server;
    const own = await db.$count(courses);
    await addCourses(db, { count: 3, seed: 1 });
    await loadContent(db, 'content');
    expect(await db.$count(courses)).toBe(own + 3);
    const { id: userId } = await server.register('dara@example.com');
    await db.insert(enrolments).values({ userId, courseId: 'made-up-00002' });
    await removeDemonstration(db);
    expect(await db.$count(courses)).toBe(own);
    expect(await db.select().from(enrolments).where(eq(enrolments.userId, userId))).toEqual([]);
  });

  it('leaves a review that somebody else wrote', async () => {
    const { db } = server;
    const { id: userId } = await server.register('bo@example.com');
    await addDemoAccounts(db, new Date());
    const [instructor] = await db.select().from(users).where(eq(users.email, demoInstructor.email));
    const answered = { answer: 'Thank you.', answeredAt: new Date(), answeredBy: instructor?.id };
    await db
      .insert(reviews)
      .values({ courseId: 'data-analytics', userId, stars: 5, text: 'Mine.', createdAt: new Date(), ...answered });
    await removeDemonstration(db);
    expect(await db.select().from(reviews)).toMatchObject([{ userId, text: 'Mine.', answer: null, answeredBy: null }]);
    expect(await db.select().from(courseRatings).where(eq(courseRatings.courseId, 'data-analytics'))).toEqual([
      { courseId: 'data-analytics', counts: [1, 0, 0, 0, 0] },
    ]);
  });

  it('leaves an instructor in the course to which the demonstration added them', async () => {
    const { db } = server;
    const { id: userId } = await server.registerTeacher('cleo@example.com');
    await addDemoAccounts(db, new Date());
    const [instructor] = await db.select().from(users).where(eq(users.email, demoInstructor.email));
    const added = { userId, courseId: 'data-analytics', since: new Date(), addedBy: instructor?.id };
    await db.insert(courseInstructors).values(added);
    await removeDemonstration(db);
    expect(await db.select().from(courseInstructors)).toMatchObject([{ userId, addedBy: null }]);
  });
});
