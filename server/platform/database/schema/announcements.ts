/** Announcements, who has dismissed them, and which mails a person does not want. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
    /** When the students are told; it may lie ahead. */
    publishedAt: time('published_at').notNull(),
    /** When the mails to them were queued; null until they are told. */
    mailedAt: time('mailed_at'),
    /** When it was changed after they were told. */
    editedAt: time('edited_at'),
    /** When it was deleted after they were told: title and text are empty then. It still counts for the limit of a day. */
    removedAt: time('removed_at'),
    /** Grows with each change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('announcements_by_course').on(table.courseId, table.publishedAt, table.id),
    index('announcements_by_author').on(table.userId),
    index('announcements_waiting').on(table.publishedAt).where(sql`${table.mailedAt} is null`),
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
