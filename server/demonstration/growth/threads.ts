/** Questions to instructors: of the made-up students, and of the demonstration's own, whose list they make long. */
import type { Database } from '../../platform/database/client.ts';
import { threadMessages, threadReads, threads } from '../../platform/database/schema/questions.ts';
import { excerptOf, titleOf } from '../../questions/list.ts';
import { sample } from '../accounts.ts';
import { addRows } from './bulk.ts';
import type { Draw } from './drawn.ts';
import type { Person } from './people.ts';
import { type Course, daysFrom, hour, type World } from './world.ts';

type Message = typeof threadMessages.$inferInsert;
type Rows = {
  threads: (typeof threads.$inferInsert)[];
  messages: Message[];
  reads: (typeof threadReads.$inferInsert)[];
};
type Asker = { userId: string; course: Course; since: Date };

export async function addThreads(tx: Database, world: World, draw: Draw, people: readonly Person[]): Promise<void> {
  const own = world.courses.find(({ id }) => id === sample.courseId);
  const student = own ? [{ userId: world.student, course: own, since: daysFrom(world.today, -120) }] : [];
  const others = people.flatMap(({ id: userId, enrolments: [first] }) =>
    first && draw.isIn(40) ? [{ userId, course: first.course, since: first.at }] : [],
  );
  const rows: Rows = { threads: [], messages: [], reads: [] };
  for (const asker of [...student, ...others]) addThread(rows, world, draw, asker);
  await addRows(tx, threads, rows.threads);
  await addRows(tx, threadMessages, rows.messages);
  await addRows(tx, threadReads, rows.reads);
}

function addThread(rows: Rows, { today, phrases: { questions }, instructor }: World, draw: Draw, asker: Asker) {
  const { userId, course, since } = asker;
  const threadId = draw.id();
  const isStartedByInstructor = draw.isIn(8);
  const first = isStartedByInstructor ? questions.fromInstructor : questions.openings;
  const opening = [
    draw.oneOf(first),
    ...(draw.isIn(50) && !isStartedByInstructor ? [draw.oneOf(questions.details)] : []),
  ];
  const texts = [opening.join('\n\n')];
  for (const more = draw.whole(0, 4); texts.length <= more; ) {
    const isAnswer = (texts.length % 2 === 1) !== isStartedByInstructor;
    texts.push(draw.oneOf(isAnswer ? questions.answers : questions.followUps));
  }
  const from = draw.moment(since, daysFrom(today, -2));
  const gap = Math.min(20 * hour, (today.getTime() - from.getTime()) / (texts.length + 1));
  const messages = texts.map((text, index): Message => {
    const isByInstructor = (index % 2 === 1) !== isStartedByInstructor;
    const sentAt = new Date(Math.floor(from.getTime() + index * gap));
    return { id: draw.id(), threadId, authorId: isByInstructor ? instructor.id : userId, isByInstructor, text, sentAt };
  });
  const last = messages.at(-1);
  if (!last) return;
  const lesson = isStartedByInstructor || draw.isIn(30) ? null : draw.oneOf(course.lessons);
  rows.threads.push({
    ...{ id: threadId, courseId: course.id, userId, isStartedByInstructor, lessonId: lesson?.id ?? null },
    ...{ startedAt: from, lastAt: last.sentAt, isAnswered: last.isByInstructor },
    ...{ excerpt: excerptOf(last.text), title: titleOf(opening.join('\n\n')) },
  });
  rows.messages.push(...messages);
  // Who wrote has read what was there; most have read what came after it, too.
  for (const reader of [userId, instructor.id]) {
    const readAt = messages.findLast(({ authorId }) => authorId === reader || draw.isIn(60))?.sentAt;
    if (readAt) rows.reads.push({ threadId, userId: reader, readAt });
  }
}
