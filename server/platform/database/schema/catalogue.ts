/** What the catalogue's search finds courses by. Written with the content, and again for each course that changes. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { tsvector } from './columns.ts';
import { courses } from './course.ts';

/**
 * The words of a course's title, description, instructor and modules: as they stand, in small letters, and their English
 * stems.
 */
export const courseWords = pgTable(
  'course_words',
  {
    courseId: text('course_id')
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    words: tsvector('words').notNull(),
  },
  (table) => [index('course_words_by_word').using('gin', table.words)],
);

/** Each word of the catalogue once, so that one typed with a mistake finds those like it by their trigrams. */
export const catalogueWords = pgTable('catalogue_words', { word: text('word').primaryKey() }, (table) => [
  index('catalogue_words_by_trigram').using('gin', sql`${table.word} gin_trgm_ops`),
]);
