/** Certificates of completion: what they say is frozen when they are issued. */
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { time } from './columns.ts';
import { courses } from './course.ts';

export const certificates = pgTable(
  'certificates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    /** The holder's name and the course's title as they were at that moment: a later change of either changes no certificate. */
    studentName: text('student_name').notNull(),
    courseTitle: text('course_title').notNull(),
    issuedAt: time('issued_at').notNull().defaultNow(),
    /** Set by the operator, with the reason that its page shows; null while it is valid. */
    revokedAt: time('revoked_at'),
    revocationReason: text('revocation_reason'),
  },
  (table) => [uniqueIndex('one_certificate').on(table.userId, table.courseId)],
);
