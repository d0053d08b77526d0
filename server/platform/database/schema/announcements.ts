/** Announcements, who has dismissed them, and which mails a person does not want. */
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { users } from './account.ts';
import { time } from './columns.ts';
import { courses } from './course.ts';

export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    /** Null once the account is deleted; the name stays with what students were told. */
    userId: uuid('user_id').references(() => users.id),
    author: text('author').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    publishedAt: time('published_at').notNull(),
  },
  (table) => [
    index('announcements_by_course').on(table.courseId, table.publishedAt, table.id),
    index('announcements_by_author').on(table.userId),
  ],
);

/** An announcement that a student has dismissed. */
export const readAnnouncements = pgTable(
  'read_announcements',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    readAt: time('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('read_announcements_by_user').on(table.userId),
  ],
);

export type MailKind = keyof components['schemas']['MailChoices'];

/** A kind of mail that the person does not want; without a row they get it. */
export const unwantedMails = pgTable(
  'unwanted_mails',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<MailKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
