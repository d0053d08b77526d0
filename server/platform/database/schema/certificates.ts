/** Certificates of completion, which are frozen when they are issued, and the keys that sign them as credentials. */
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { bytea, time } from './columns.ts';
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
    /**
     * The holder's name and the course's title as they were at that moment: a later change of either changes no
     * certificate.
     */
    studentName: text('student_name').notNull(),
    courseTitle: text('course_title').notNull(),
    /** The criteria of the course, in sentences. */
    criteria: jsonb('criteria').$type<string[]>().notNull(),
    issuedAt: time('issued_at').notNull().defaultNow(),
    /** Set by the operator, with the reason that its page shows; null while it is valid. */
    revokedAt: time('revoked_at'),
    revocationReason: text('revocation_reason'),
  },
  (table) => [uniqueIndex('one_certificate').on(table.userId, table.courseId)],
);

/** A certificate's PDF, kept for as long as what it was drawn from is the same. */
export const certificatePdfs = pgTable('certificate_pdfs', {
  certificateId: uuid('certificate_id')
    .primaryKey()
    .references(() => certificates.id, { onDelete: 'cascade' }),
  digest: text('digest').notNull(),
  content: bytea('content').notNull(),
});

/** An RSA public key as a JWK; `kid` is added where it is published. */
export type PublicKey = { kty: 'RSA'; n: string; e: string };

/**
 * One key signs; retired ones stay for what they signed. The private part is encrypted with a key derived from the
 * secret.
 */
export const signingKeys = pgTable(
  'signing_keys',
  {
    /** The key's thumbprint (RFC 7638). */
    id: text('id').primaryKey(),
    publicKey: jsonb('public_key').$type<PublicKey>().notNull(),
    /** A compact JWE; null once the key is retired, as it never signs again. */
    privateKey: text('private_key'),
    createdAt: time('created_at').notNull(),
    retiredAt: time('retired_at'),
  },
  (table) => [uniqueIndex('one_signing_key').on(sql`(true)`).where(sql`${table.retiredAt} is null`)],
);
