/** Questions to instructors: threads with their messages, attachments and read marks, and what a course shares. */
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../../src/api/generated/schema.d.ts';
import { users } from './account.ts';
import { bytea, time } from './columns.ts';
import { courses } from './course.ts';
import { titleWords } from './search.ts';

/** One question about a course, or an instructor's message to one student of it, with all later messages. */
export const threads = pgTable(
  'threads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    /** Who asked, or to whom an instructor wrote. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    isStartedByInstructor: boolean('is_started_by_instructor').notNull().default(false),
    /** Where it was asked. Without a foreign key, as lessons come and go with the content. */
    lessonId: text('lesson_id'),
    startedAt: time('started_at').notNull(),
    /** Of the newest message: when, and whether an instructor wrote it. */
    lastAt: time('last_at').notNull(),
    isAnswered: boolean('is_answered').notNull().default(false),
    /** Its beginning, without marks of Markdown: reading the marks takes too long for a list. */
    excerpt: text('excerpt').notNull().default(''),
    /** The first line of its first message, by which the search finds it. */
    title: text('title').notNull().default(''),
    /** When the last mail about it went to each side. */
    askerMailedAt: time('asker_mailed_at'),
    instructorsMailedAt: time('instructors_mailed_at'),
    /** The community's question that was made of it. */
    publishedAs: uuid('published_as').references((): AnyPgColumn => communityPosts.id),
  },
  (table) => [
    index('threads_by_asker').on(table.userId, table.lastAt, table.id),
    index('threads_by_course').on(table.courseId, table.lastAt, table.id),
    // What waits for an answer is counted in it, and read from the oldest on.
    index('threads_to_answer').on(table.courseId, table.lastAt, table.id).where(sql`not ${table.isAnswered}`),
    index('threads_by_title').using('gin', titleWords(table.title, table.courseId, sql`${table.userId}::text`)),
  ],
);

export const threadMessages = pgTable(
  'thread_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id),
    /** Null once the account of the instructor who wrote it is deleted. */
    authorId: uuid('author_id').references(() => users.id),
    isByInstructor: boolean('is_by_instructor').notNull(),
    text: text('text').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [
    index('messages_by_words').using('gin', searchVector(sql`${table.text}`)),
    index('messages_by_thread').on(table.threadId, table.sentAt),
    index('messages_by_author').on(table.authorId),
  ],
);

/** Files of messages, in the database so that every server process has them. */
export const threadAttachments = pgTable(
  'thread_attachments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null once the account is deleted, as the author of a message is. */
    userId: uuid('user_id').references(() => users.id),
    /** Null until it is sent. */
    messageId: uuid('message_id').references(() => threadMessages.id),
    /** Its position in the message, from 0. */
    position: integer('position').notNull().default(0),
    name: text('name').notNull(),
    mediaType: text('media_type').$type<components['schemas']['Attachment']['mediaType']>().notNull(),
    size: integer('size').notNull(),
    content: bytea('content').notNull(),
    uploadedAt: time('uploaded_at').notNull(),
  },
  (table) => [
    index('attachments_by_user').on(table.userId, table.uploadedAt),
    index('attachments_by_message').on(table.messageId),
  ],
);

/** Up to which message a person has read a thread. */
export const threadReads = pgTable(
  'thread_reads',
  {
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    readAt: time('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.threadId] }), index('reads_by_thread').on(table.threadId)],
);

/** What a course shares: questions that an instructor published without the name of who asked, and their answers. */
export const communityPosts = pgTable(
  'community_posts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id),
    /** The question that it answers; null of a question. */
    questionId: uuid('question_id').references((): AnyPgColumn => communityPosts.id),
    /** Null of a question, and once the account of the instructor who answered is deleted. */
    authorId: uuid('author_id').references(() => users.id),
    isByInstructor: boolean('is_by_instructor').notNull(),
    /** Of a question. */
    title: text('title'),
    text: text('text').notNull(),
    /** Of a question, as a thread's. */
    excerpt: text('excerpt').notNull().default(''),
    postedAt: time('posted_at').notNull(),
    isRight: boolean('is_right').notNull().default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** How often the author has changed it, and when last. */
    revision: integer('revision').notNull().default(0),
    editedAt: time('edited_at'),
  },
  (table) => [
    index('questions_by_course').on(table.courseId, table.postedAt, table.id).where(sql`${table.questionId} is null`),
    index('answers_by_question').on(table.questionId),
    index('posts_by_author').on(table.authorId),
    index('posts_by_words').using('gin', postSearchVector(table)),
    index('questions_by_title')
      .using('gin', titleWords(table.title, table.courseId))
      .where(sql`${table.questionId} is null`),
  ],
);

/**
 * The words that a search looks for: stems, and each word as it stands, as English leaves out WHERE. The index holds
 * the same.
 */
export const searchVector = (body: SQL) => sql`(to_tsvector('english', ${body}) || to_tsvector('simple', ${body}))`;

/** Of a post's title and text together. */
export const postSearchVector = ({ title, text: body }: { title: AnyPgColumn; text: AnyPgColumn }) =>
  searchVector(sql`coalesce(${title}, '') || ' ' || ${body}`);

/** Reports of posts to the instructors of their course. */
export const communityReports = pgTable(
  'community_reports',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => communityPosts.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    reason: text('reason').notNull(),
    reportedAt: time('reported_at').notNull(),
    /** An instructor has looked at it. */
    isHandled: boolean('is_handled').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('open_reports').on(table.postId).where(sql`not ${table.isHandled}`),
  ],
);
