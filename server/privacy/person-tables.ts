/**
 * Every table with personal data: which of it an export contains, and what happens to it when the account is deleted.
 * Both go through this list; a test refuses a table of the schema that is not named here.
 */
import { eq, getTableName, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { operator, paymentProvider } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { knownDevices, oneTimeTokens, photos, sessions, users } from '../platform/database/schema/account.ts';
import {
  cardAnswers,
  learningDays,
  learningEvents,
  learningItems,
  learningOutcomes,
  learningPaths,
  learningSettings,
  learningStates,
  pathChanges,
  reviewCards,
} from '../platform/database/schema/analytics.ts';
import { announcements, readAnnouncements, unwantedMails } from '../platform/database/schema/announcements.ts';
import {
  extensionRequests,
  givenExtensions,
  latePolicies,
  portfolios,
  studentAssignments,
  submissionFiles,
  submissions,
} from '../platform/database/schema/assignments.ts';
import { auditLog } from '../platform/database/schema/audit.ts';
import { certificatePdfs, certificates } from '../platform/database/schema/certificates.ts';
import { courseInstructors, enrolments, reviews } from '../platform/database/schema/course.ts';
import {
  courseWeights,
  graders,
  grades,
  regradeRequests,
  studentGrades,
  submissionFeedback,
} from '../platform/database/schema/grading.ts';
import { completedLessons, openedLessons, quizAttempts, videoPositions } from '../platform/database/schema/lesson.ts';
import { mails } from '../platform/database/schema/mails.ts';
import { orders, paymentReversals } from '../platform/database/schema/payment.ts';
import { exerciseAttempts, seenSolutions } from '../platform/database/schema/practice.ts';
import { dataExportParts, dataExports } from '../platform/database/schema/privacy.ts';
import {
  communityPosts,
  communityReports,
  threadAttachments,
  threadMessages,
  threadReads,
  threads,
} from '../platform/database/schema/questions.ts';
import { calendarFeeds, classAttendance, classes } from '../platform/database/schema/schedule.ts';
import { authenticators, challenges, passkeys, recoveryCodes } from '../platform/database/schema/second-factor.ts';
import { drafts } from '../platform/database/schema/sync.ts';
import { teachingMails } from '../platform/database/schema/teaching-mails.ts';

export type Person = { id: string; email: string; photoId: string | null };

type Exported = {
  file: string;
  without?: readonly string[];
  /** Which of the rows are the person's own, where others' are deleted with the account, too. */
  own?: (person: Person) => SQL | undefined;
  /** Columns that are the person's in some rows only; in the others they are replaced by another value or null. */
  masked?: (person: Person) => Record<string, SQL>;
};

type PersonTable = {
  table: PgTable;
  /** Which rows are the person's. */
  of: (person: Person, db: Database) => SQL | undefined;
  /** The file of the export that has the rows, without some columns; or why no file has them. */
  exported: Exported | { notExported: string };
  /** Which of the rows the person may know of at that moment; all, where it is left out. */
  known?: (now: Date) => SQL | undefined;
  /** `deleted` with the account; or what happens instead, which `erase.ts` does. */
  afterDeletion: 'deleted' | { otherwise: string };
};

/** The column's value in rows of which the condition holds. */
const onlyWhere = (condition: SQL, column: PgColumn, otherwise: SQL = sql`null`) =>
  sql`case when ${condition} then ${column} else ${otherwise} end`;

const ofUser = (column: PgColumn) => (person: Person) => eq(column, person.id);
const submissionsOf = (userId: string, db: Database) =>
  db.select({ id: submissions.id }).from(submissions).where(eq(submissions.userId, userId));
const ofAddress = (column: PgColumn) => (person: Person) => eq(column, person.email);

const threadsOf = (db: Database, userId: string) =>
  db.select({ id: threads.id }).from(threads).where(eq(threads.userId, userId));

/** Those of the person's threads, whoever wrote them. */
const messagesTo = (db: Database, userId: string) =>
  db
    .select({ id: threadMessages.id })
    .from(threadMessages)
    .where(inArray(threadMessages.threadId, threadsOf(db, userId)));

/** In the order in which they are deleted: what refers to another table comes before it. */
export const personTables: readonly PersonTable[] = [
  {
    table: dataExportParts,
    of: ({ id }, db) =>
      inArray(
        dataExportParts.exportId,
        db.select({ id: dataExports.id }).from(dataExports).where(eq(dataExports.userId, id)),
      ),
    exported: { notExported: 'the archives themselves' },
    afterDeletion: 'deleted',
  },
  {
    table: dataExports,
    of: ofUser(dataExports.userId),
    exported: { notExported: 'the archives themselves' },
    afterDeletion: 'deleted',
  },
  {
    table: submissionFiles,
    of: ofUser(submissionFiles.userId),
    // Their contents are files of the archive.
    exported: { file: 'submission-files', without: ['content'] },
    afterDeletion: 'deleted',
  },
  {
    table: graders,
    of: ({ id }, db) => or(eq(graders.userId, id), inArray(graders.submissionId, submissionsOf(id, db))),
    exported: { notExported: 'who is grading at this moment, each gone within minutes' },
    afterDeletion: 'deleted',
  },
  {
    table: submissionFeedback,
    of: ({ id }, db) => inArray(submissionFeedback.submissionId, submissionsOf(id, db)),
    exported: { file: 'feedback', without: ['returnedBy', 'mailId'] },
    known: (now) => lte(submissionFeedback.visibleAt, now),
    // The database takes an instructor's id out of what they wrote, which is the student's.
    afterDeletion: 'deleted',
  },
  // After the feedback, whose trigger takes its grades out of the sums.
  {
    table: grades,
    of: ofUser(grades.userId),
    exported: { notExported: 'a copy of totals in feedback.json' },
    afterDeletion: 'deleted',
  },
  {
    table: studentGrades,
    of: ofUser(studentGrades.userId),
    exported: { notExported: 'sums of totals in feedback.json' },
    afterDeletion: 'deleted',
  },
  {
    table: portfolios,
    of: ofUser(portfolios.userId),
    exported: { file: 'portfolio' },
    afterDeletion: 'deleted',
  },
  {
    table: submissions,
    of: ofUser(submissions.userId),
    exported: { file: 'submissions', without: ['number', 'revision', 'returnedAt'] },
    afterDeletion: 'deleted',
  },
  {
    table: extensionRequests,
    of: ofUser(extensionRequests.userId),
    exported: { file: 'extension-requests' },
    afterDeletion: 'deleted',
  },
  {
    table: regradeRequests,
    of: ofUser(regradeRequests.userId),
    exported: { file: 'regrade-requests', without: ['keptBy'] },
    // The database takes an instructor's id out of what they answered.
    afterDeletion: 'deleted',
  },
  {
    table: givenExtensions,
    of: ofUser(givenExtensions.userId),
    exported: { file: 'more-time', without: ['givenBy'] },
    // The database takes an instructor's id out of what they gave, which is the student's.
    afterDeletion: 'deleted',
  },
  {
    table: studentAssignments,
    of: ofUser(studentAssignments.userId),
    exported: { file: 'assignments', without: ['excusedBy'] },
    // The database takes an instructor's id out of whom they excused.
    afterDeletion: 'deleted',
  },
  { table: drafts, of: ofUser(drafts.userId), exported: { file: 'drafts' }, afterDeletion: 'deleted' },
  {
    table: learningEvents,
    of: ofUser(learningEvents.userId),
    exported: { file: 'learning-events' },
    // A grade is in the log before its student may see it.
    known: (now) => lte(learningEvents.at, now),
    afterDeletion: 'deleted',
  },
  {
    table: learningDays,
    of: ofUser(learningDays.userId),
    exported: { notExported: 'sums of learning-events.json' },
    afterDeletion: 'deleted',
  },
  {
    table: learningItems,
    of: ofUser(learningItems.userId),
    exported: { notExported: 'sums of learning-events.json' },
    afterDeletion: 'deleted',
  },
  {
    table: learningOutcomes,
    of: ofUser(learningOutcomes.userId),
    exported: { file: 'learning-outcomes' },
    afterDeletion: 'deleted',
  },
  {
    table: learningStates,
    of: ofUser(learningStates.userId),
    exported: { file: 'learning-state' },
    afterDeletion: 'deleted',
  },
  {
    table: cardAnswers,
    of: ofUser(cardAnswers.userId),
    exported: { file: 'review-answers' },
    afterDeletion: 'deleted',
  },
  {
    table: reviewCards,
    of: ofUser(reviewCards.userId),
    exported: { file: 'review-cards' },
    afterDeletion: 'deleted',
  },
  {
    table: learningSettings,
    of: ofUser(learningSettings.userId),
    exported: { file: 'learning-settings' },
    afterDeletion: 'deleted',
  },
  {
    table: learningPaths,
    of: ofUser(learningPaths.userId),
    exported: { file: 'learning-path', without: ['plan', 'question'] },
    afterDeletion: 'deleted',
  },
  {
    table: pathChanges,
    of: ofUser(pathChanges.userId),
    exported: { file: 'path-changes' },
    afterDeletion: 'deleted',
  },
  {
    table: exerciseAttempts,
    of: ofUser(exerciseAttempts.userId),
    exported: { file: 'exercise-attempts' },
    afterDeletion: 'deleted',
  },
  {
    table: seenSolutions,
    of: ofUser(seenSolutions.userId),
    exported: { file: 'seen-solutions' },
    afterDeletion: 'deleted',
  },
  {
    table: quizAttempts,
    of: ofUser(quizAttempts.userId),
    exported: { file: 'quiz-attempts' },
    afterDeletion: 'deleted',
  },
  {
    table: videoPositions,
    of: ofUser(videoPositions.userId),
    exported: { file: 'video-positions' },
    afterDeletion: 'deleted',
  },
  {
    table: openedLessons,
    of: ofUser(openedLessons.userId),
    exported: { file: 'opened-lessons' },
    afterDeletion: 'deleted',
  },
  {
    table: completedLessons,
    of: ofUser(completedLessons.userId),
    exported: { file: 'completed-lessons' },
    afterDeletion: 'deleted',
  },
  {
    table: certificatePdfs,
    of: ({ id }, db) =>
      inArray(
        certificatePdfs.certificateId,
        db.select({ id: certificates.id }).from(certificates).where(eq(certificates.userId, id)),
      ),
    exported: { notExported: 'drawn from the certificates, whose pages hand them out' },
    afterDeletion: 'deleted',
  },
  {
    table: certificates,
    of: ofUser(certificates.userId),
    exported: { file: 'certificates' },
    afterDeletion: 'deleted',
  },
  {
    table: calendarFeeds,
    of: ofUser(calendarFeeds.userId),
    // Whoever has the token can read the classes.
    exported: { file: 'calendar-feed', without: ['token'] },
    afterDeletion: 'deleted',
  },
  {
    table: classAttendance,
    of: ofUser(classAttendance.userId),
    exported: { file: 'attendance' },
    afterDeletion: 'deleted',
  },
  {
    table: classes,
    of: ofUser(classes.plannedBy),
    exported: { file: 'planned-classes' },
    afterDeletion: { otherwise: "stay with the course's students, under the name that the course's page has" },
  },
  {
    table: communityReports,
    of: ({ id }, db) =>
      or(
        eq(communityReports.userId, id),
        inArray(
          communityReports.postId,
          db.select({ id: communityPosts.id }).from(communityPosts).where(eq(communityPosts.authorId, id)),
        ),
      ),
    // What others say of the person's answers is theirs.
    exported: { notExported: 'reports, which are for the instructors of the course' },
    afterDeletion: 'deleted',
  },
  {
    table: communityPosts,
    of: ofUser(communityPosts.authorId),
    exported: { file: 'community-answers' },
    // An instructor's stay without a name; `erase.ts` takes it off before.
    afterDeletion: 'deleted',
  },
  {
    table: threadAttachments,
    of: ({ id }, db) => or(eq(threadAttachments.userId, id), inArray(threadAttachments.messageId, messagesTo(db, id))),
    // Their contents are files of the archive.
    exported: {
      file: 'attachments',
      without: ['content'],
      masked: ({ id }) => ({ userId: onlyWhere(eq(threadAttachments.userId, id), threadAttachments.userId) }),
    },
    // What an instructor attached stays in the other's thread; `erase.ts` takes their name off it before.
    afterDeletion: 'deleted',
  },
  {
    table: threadMessages,
    of: ({ id }, db) => or(eq(threadMessages.authorId, id), inArray(threadMessages.threadId, threadsOf(db, id))),
    exported: {
      file: 'messages',
      masked: ({ id }) => ({ authorId: onlyWhere(eq(threadMessages.authorId, id), threadMessages.authorId) }),
    },
    // The same.
    afterDeletion: 'deleted',
  },
  {
    table: threadReads,
    of: ({ id }, db) => or(eq(threadReads.userId, id), inArray(threadReads.threadId, threadsOf(db, id))),
    exported: { file: 'read-messages', own: ofUser(threadReads.userId) },
    afterDeletion: 'deleted',
  },
  { table: threads, of: ofUser(threads.userId), exported: { file: 'questions' }, afterDeletion: 'deleted' },
  {
    table: latePolicies,
    of: ofUser(latePolicies.changedBy),
    exported: { notExported: 'the policy of a course, with who changed it last' },
    // The database takes the instructor's id out.
    afterDeletion: { otherwise: 'stay with the course, and name nobody' },
  },
  {
    table: courseInstructors,
    of: ofUser(courseInstructors.userId),
    exported: { file: 'taught-courses', without: ['addedBy'] },
    afterDeletion: 'deleted',
  },
  {
    table: reviews,
    of: ({ id }) => or(eq(reviews.userId, id), eq(reviews.answeredBy, id)),
    exported: {
      file: 'reviews',
      without: ['userId', 'answeredBy'],
      // Of a review that the person answered, the answer alone.
      masked: ({ id }) => ({
        author: onlyWhere(eq(reviews.userId, id), reviews.author),
        stars: onlyWhere(eq(reviews.userId, id), reviews.stars),
        text: onlyWhere(eq(reviews.userId, id), reviews.text),
      }),
    },
    afterDeletion: { otherwise: 'are deleted; an answer by the person stays with its review, and names nobody' },
  },
  {
    table: readAnnouncements,
    of: ofUser(readAnnouncements.userId),
    exported: { file: 'dismissed-announcements' },
    afterDeletion: 'deleted',
  },
  {
    table: courseWeights,
    of: ofUser(courseWeights.changedBy),
    exported: { file: 'course-weights' },
    // The database takes an instructor's id out of them.
    afterDeletion: { otherwise: 'stay with the course, and name nobody' },
  },
  {
    table: announcements,
    of: ofUser(announcements.userId),
    exported: { file: 'announcements' },
    afterDeletion: { otherwise: 'stay with the course, and name nobody' },
  },
  {
    table: unwantedMails,
    of: ofUser(unwantedMails.userId),
    exported: { file: 'unwanted-mails' },
    afterDeletion: 'deleted',
  },
  {
    table: teachingMails,
    of: ofUser(teachingMails.userId),
    exported: { file: 'teaching-emails' },
    afterDeletion: 'deleted',
  },
  { table: enrolments, of: ofUser(enrolments.userId), exported: { file: 'enrolments' }, afterDeletion: 'deleted' },
  {
    table: paymentReversals,
    of: ({ id }, db) =>
      inArray(paymentReversals.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))),
    exported: { file: 'refunds-and-disputes', without: ['paymentReference'] },
    afterDeletion: { otherwise: 'stay with the order that they are of' },
  },
  {
    table: orders,
    of: ofUser(orders.userId),
    // The checkout's page and the ids are the payment provider's.
    exported: { file: 'orders', without: ['checkoutUrl', 'checkoutReference', 'paymentReference'] },
    afterDeletion: { otherwise: 'paid ones stay for seven years under a pseudonym, as tax law asks' },
  },
  {
    table: sessions,
    of: ofUser(sessions.userId),
    exported: { file: 'sessions', without: ['device'] },
    afterDeletion: 'deleted',
  },
  {
    table: knownDevices,
    of: ofUser(knownDevices.userId),
    exported: { file: 'known-devices', without: ['device'] },
    afterDeletion: 'deleted',
  },
  {
    table: passkeys,
    of: ofUser(passkeys.userId),
    exported: { file: 'passkeys', without: ['publicKey', 'credentialId', 'counter'] },
    afterDeletion: 'deleted',
  },
  {
    table: authenticators,
    of: ofUser(authenticators.userId),
    exported: { file: 'authenticator-app', without: ['secret', 'usedPeriod', 'tokenId'] },
    afterDeletion: 'deleted',
  },
  {
    table: recoveryCodes,
    of: ofUser(recoveryCodes.userId),
    exported: { notExported: 'codes that let someone in, kept in a form that nobody can read' },
    afterDeletion: 'deleted',
  },
  {
    table: challenges,
    of: ofUser(challenges.userId),
    exported: { notExported: 'questions to a browser, each gone within minutes' },
    afterDeletion: 'deleted',
  },
  {
    table: oneTimeTokens,
    of: ofAddress(oneTimeTokens.email),
    exported: { notExported: 'links that let someone in, each gone within days' },
    afterDeletion: 'deleted',
  },
  {
    table: mails,
    of: ofAddress(mails.to),
    // Texts may hold links that let someone in, and are deleted once they are sent.
    exported: { file: 'mails', without: ['text', 'lastError', 'leasedUntil', 'nextAttemptAt', 'giveUpAt'] },
    known: (now) => or(gt(mails.attempts, 0), lte(mails.nextAttemptAt, now)),
    afterDeletion: 'deleted',
  },
  {
    table: photos,
    of: ({ photoId }) => (photoId === null ? undefined : eq(photos.id, photoId)),
    exported: { notExported: 'a file of the archive' },
    afterDeletion: 'deleted',
  },
  {
    table: auditLog,
    of: ({ id }) => or(eq(auditLog.account, id), eq(auditLog.actor, id)),
    exported: {
      file: 'audit-log',
      // Of what others did to the account, who and from where is theirs; of what the person did to others' accounts, whose.
      masked: ({ id }) => {
        const isActor = sql`${auditLog.actor} = ${id}`;
        const isAccount = sql`${auditLog.account} = ${id}`;
        const kind = sql`case when ${auditLog.actor} in (${operator}, ${paymentProvider}) then ${auditLog.actor}
          when ${auditLog.actor} is not null then 'someone else' end`;
        return {
          address: onlyWhere(isActor, auditLog.address),
          actor: onlyWhere(isActor, auditLog.actor, kind),
          account: onlyWhere(isAccount, auditLog.account),
          details: onlyWhere(isAccount, auditLog.details, sql`'{}'::jsonb`),
        };
      },
    },
    afterDeletion: {
      otherwise:
        "addresses and details are taken out, in rows of others' accounts the address; an id that names nobody stays",
    },
  },
  {
    table: users,
    of: ofUser(users.id),
    exported: { file: 'account', without: ['passwordHash', 'tokenVersion', 'isPseudonym'] },
    afterDeletion: 'deleted',
  },
];

/** Why the other tables are neither exported nor looked through. */
export const otherTables: Readonly<Record<string, string>> = {
  aims: 'content',
  assignment_grades: 'sums of what many were given',
  assignments: 'content',
  chance_models: 'numbers fitted over what many have answered',
  course_items: 'sums of what many have answered',
  catalogue_words: 'words of the content',
  course_ratings: 'sums of what many have rated',
  course_words: 'words of the content',
  course_wrong_answers: 'sums of what many have answered',
  courses: 'content',
  data_sets: 'content',
  idempotency_keys: 'callers are kept as digests; what is left of a person goes with their account',
  lessons: 'content',
  modules: 'content',
  rate_limits: 'persons are kept as digests, for a day at most; what is left goes with their account',
  resources: 'content',
  signing_keys: 'keys of the server',
};

/** The table's name in the database. */
export const nameOf = ({ table }: PersonTable) => getTableName(table);
