/** What courses share: questions without a name, and what students and the instructor answered. */
import type { Database } from '../../platform/database/client.ts';
import { communityPosts, communityReports } from '../../platform/database/schema/questions.ts';
import { excerptOf } from '../../questions/list.ts';
import { madeUpQuestion } from '../questions.ts';
import { addRows } from './bulk.ts';
import type { Draw } from './drawn.ts';
import type { Person } from './people.ts';
import { daysFrom, hour, taughtCourse, type World } from './world.ts';

type Post = typeof communityPosts.$inferInsert;

/** Questions of a copy. */
const asked = 3;

/** Their ids say that they are made up, as they name no account with which they would be removed. */
export async function addCommunity(
  tx: Database,
  world: World,
  draw: Draw,
  { copy, people }: { copy: number; people: readonly Person[] },
): Promise<void> {
  const { community } = world.phrases;
  const posts: Post[] = [];
  const reports: (typeof communityReports.$inferInsert)[] = [];
  for (let number = 1; number <= asked; number += 1) {
    const course = taughtCourse(world, draw);
    const id = madeUpQuestion(copy * 1000 + number);
    const postedAt = draw.moment(daysFrom(world.today, -150), daysFrom(world.today, -3));
    const rest = { questionId: null, authorId: null, title: null, excerpt: '', isByInstructor: false, isRight: false };
    const text = draw.oneOf(community.texts);
    const question = { id, courseId: course.id, title: draw.oneOf(community.titles), text, excerpt: excerptOf(text) };
    posts.push({ ...rest, ...question, postedAt, isHidden: false });
    const fellows = people.filter(({ enrolments }) => enrolments.some((one) => one.course === course));
    const answering = draw.some(fellows, draw.whole(0, 4)).map((one) => one.id);
    const authors = draw.isIn(70) ? [world.instructor.id, ...answering] : answering;
    const right = draw.isIn(50) ? 0 : -1;
    const step = Math.min(30 * hour, (world.today.getTime() - postedAt.getTime()) / (authors.length + 1));
    for (const [index, authorId] of authors.entries()) {
      const answeredAt = new Date(Math.floor(postedAt.getTime() + (index + 1) * step));
      const answer = {
        id: draw.id(),
        courseId: course.id,
        questionId: id,
        authorId,
        text: draw.oneOf(community.answers),
      };
      const isByInstructor = authorId === world.instructor.id;
      const isHidden = !isByInstructor && index !== right && draw.isIn(5);
      posts.push({ ...rest, ...answer, isByInstructor, isRight: index === right, isHidden, postedAt: answeredAt });
      if (isByInstructor || index === right || !draw.isIn(8)) continue;
      const told = { reason: draw.oneOf(community.reports), reportedAt: answeredAt };
      reports.push({ postId: answer.id, userId: world.student, ...told, isHandled: isHidden || draw.isIn(40) });
    }
  }
  // Questions first, as their answers refer to them.
  await addRows(tx, communityPosts, posts);
  await addRows(tx, communityReports, reports);
}
