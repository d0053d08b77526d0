/** Certificates of completion. */
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
    issuedAt: time('issued_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('one_certificate').on(table.userId, table.courseId)],
);
