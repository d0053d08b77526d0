/** Learning resources. */

import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../../src/api/generated/schema.d.ts';

export const resources = pgTable('resources', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  type: text('type').$type<'article' | 'video' | 'guide' | 'download' | 'external'>().notNull(),
  url: text('url').notNull(),
  category: text('category').$type<'Getting Started' | 'Advanced Topics' | 'Career Prep' | 'Workshops'>().notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  duration: text('duration'),
  level: text('level').$type<'beginner' | 'intermediate' | 'advanced'>().notNull(),
  featured: boolean('featured').notNull().default(false),
  /** Markdown of a resource that is read in the app; null for one elsewhere. */
  body: text('body'),
  /** What a video plays. */
  video: jsonb('video').$type<components['schemas']['Video']>(),
});
