/** Conversations and a filled community for the demonstration's course, so that its pages show something. */
import { asc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { deleteWithDependants } from '../platform/database/foreign-keys.ts';
import { users } from '../platform/database/schema/account.ts';
import { courses } from '../platform/database/schema/course.ts';
import {
  communityPosts,
  communityReports,
  threadMessages,
  threadReads,
  threads,
} from '../platform/database/schema/questions.ts';
import { excerptOf, titleOf } from '../questions/list.ts';
import { demoInstructor, demoStudent } from './accounts.ts';
import { madeUpAddress } from './queue.ts';

const courseId = 'data-analytics';
const hour = 60 * 60 * 1000;

/** How the id of each made-up question begins: no id that is drawn does, and a question names no account. */
const madeUpQuestions = 'c0000000-0000-4000-8000-';

export const madeUpQuestion = (number: number) => `${madeUpQuestions}${number.toString(16).padStart(12, '0')}`;

/** The one that others may answer, too: tests go there. */
export const sharedQuestion = { courseId, id: madeUpQuestion(1) };

type Message = { by: 'student' | 'instructor'; hoursAgo: number; text: string };
type Conversation = { asker: 'demo' | number; lessonId?: string; messages: Message[] };

const conversations: Conversation[] = [
  {
    asker: 'demo',
    lessonId: 'm3-l1',
    messages: [
      { by: 'student', hoursAgo: 49, text: 'Why does the median **not** move when I double the largest value?' },
      {
        by: 'instructor',
        hoursAgo: 26,
        text: 'Because half of the values still lie below it. Try it with five numbers:\n\n1. Write them in order.\n2. Mark the one in the middle.\n3. Now double the last one, and look at the middle again.',
      },
    ],
  },
  {
    asker: 'demo',
    messages: [{ by: 'student', hoursAgo: 75, text: 'May I use a survey from my work for the capstone project?' }],
  },
  {
    asker: 0,
    lessonId: 'm1-l2',
    messages: [
      {
        by: 'student',
        hoursAgo: 30,
        text: 'My manager asks *"are our customers happy?"*. I rewrote it as a share of repeat orders. Is that still the same question?',
      },
    ],
  },
  {
    asker: 1,
    lessonId: 'm2-l2',
    messages: [
      { by: 'student', hoursAgo: 52, text: 'Do I delete rows without a date, or keep them?' },
      { by: 'instructor', hoursAgo: 50, text: 'Keep them, and count them in your log. What do they have in common?' },
      { by: 'student', hoursAgo: 27, text: 'They all come from one branch. So it is a fault of the form there?' },
    ],
  },
];

type Shared = { id: string; hoursAgo: number; title: string; text: string; answers: Answer[] };
type Answer = { by: 'instructor' | number; hoursAgo: number; text: string; isRight?: boolean; report?: string };

const shared: Shared[] = [
  {
    id: sharedQuestion.id,
    hoursAgo: 120,
    title: 'When is the mean a bad choice?',
    text: 'The course says to look at the shape first. What do I look for?',
    answers: [
      {
        by: 'instructor',
        hoursAgo: 120,
        isRight: true,
        text: 'A long tail on one side. A few large values pull the mean there, and it describes nobody.\n\nSalaries and waiting times are like that: give the median, and the quartiles beside it.',
      },
      { by: 0, hoursAgo: 96, text: 'I draw a histogram first. If it leans, I take the median.' },
    ],
  },
  {
    id: madeUpQuestion(2),
    hoursAgo: 200,
    title: 'How many bars are too many in one chart?',
    text: 'I have 23 branches to compare. Is one chart enough?',
    answers: [
      {
        by: 'instructor',
        hoursAgo: 200,
        text: 'One is enough if they are sorted, lie on their side and have one colour.',
      },
      { by: 1, hoursAgo: 150, text: 'Mine had 30. Nobody read past the tenth.', report: 'It is about another course.' },
    ],
  },
  {
    id: madeUpQuestion(3),
    hoursAgo: 320,
    title: 'What is the difference between WHERE and HAVING?',
    text: 'Both seem to filter. When do I need `HAVING`?',
    answers: [
      {
        by: 'instructor',
        hoursAgo: 320,
        isRight: true,
        text: '`WHERE` chooses rows before they are grouped, `HAVING` chooses groups:\n\n```\nselect branch, count(*) from visits\nwhere year = 2025\ngroup by branch\nhaving count(*) > 100;\n```',
      },
    ],
  },
];

/** Once: where the first of them is there, nothing changes. */
export async function addQuestions(tx: Database, now: Date): Promise<void> {
  const idOf = async (email: string) =>
    (await tx.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id;
  const [student, instructor] = [await idOf(demoStudent.email), await idOf(demoInstructor.email)];
  const isThere = (await tx.$count(communityPosts, eq(communityPosts.id, sharedQuestion.id))) > 0;
  if (!student || !instructor || isThere || (await tx.$count(courses, eq(courses.id, courseId))) === 0) return;
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, `%${madeUpAddress}`))
    .orderBy(asc(users.email))
    .limit(2);
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  for (const { asker, lessonId = null, messages } of conversations) {
    const userId = asker === 'demo' ? student : others[asker]?.id;
    const [first, last] = [messages[0], messages.at(-1)];
    if (!userId || !first || !last) continue;
    const isAnswered = last.by === 'instructor';
    const [thread] = await tx
      .insert(threads)
      .values({
        courseId,
        userId,
        lessonId,
        startedAt: ago(first.hoursAgo),
        lastAt: ago(last.hoursAgo),
        isAnswered,
        excerpt: excerptOf(last.text),
        title: titleOf(first.text),
      })
      .returning();
    for (const { by, hoursAgo, text } of messages) {
      const author = { authorId: by === 'student' ? userId : instructor, isByInstructor: by === 'instructor' };
      await tx.insert(threadMessages).values({ threadId: thread?.id ?? '', ...author, text, sentAt: ago(hoursAgo) });
    }
    const answered = messages.findLast(({ by }) => by === 'instructor');
    if (!answered) continue;
    await tx
      .insert(threadReads)
      .values({ threadId: thread?.id ?? '', userId: instructor, readAt: ago(answered.hoursAgo) });
  }
  for (const { id, hoursAgo, title, text, answers } of shared) {
    const question = {
      id,
      courseId,
      title,
      text,
      excerpt: excerptOf(text),
      isByInstructor: false,
      postedAt: ago(hoursAgo),
    };
    await tx.insert(communityPosts).values(question);
    for (const { by, hoursAgo: answeredHoursAgo, text: body, isRight = false, report } of answers) {
      const authorId = by === 'instructor' ? instructor : others[by]?.id;
      if (!authorId) continue;
      const post = { courseId, questionId: id, authorId, isByInstructor: by === 'instructor', isRight };
      const [made] = await tx
        .insert(communityPosts)
        .values({ ...post, text: body, postedAt: ago(answeredHoursAgo) })
        .returning();
      if (!report) continue;
      const reported = {
        postId: made?.id ?? '',
        userId: student,
        reason: report,
        reportedAt: ago(answeredHoursAgo - 1),
      };
      await tx.insert(communityReports).values(reported);
    }
  }
}

/** With all that others have answered to them since. */
export async function removeQuestions(tx: Database): Promise<void> {
  await deleteWithDependants(tx, 'community_posts', like(sql`question_id::text`, `${madeUpQuestions}%`));
  await deleteWithDependants(tx, 'community_posts', like(sql`id::text`, `${madeUpQuestions}%`));
}
