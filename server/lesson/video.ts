/** A video lesson's media, and the student's last position in it (§lesson.20, §lesson.24). */
import { and, eq } from 'drizzle-orm';
import { findCourse, findLesson } from '../course/cache.ts';
import { enrolmentRequired, requireEnrolment } from '../course/enrolment.ts';
import { readerOf } from '../course/reader.ts';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { videoPositions } from '../platform/database/schema/lesson.ts';
import { contentOf } from './queries.ts';
import { isPreview } from './view.ts';

export const videoHandlers: Pick<Handlers, 'getVideo' | 'keepPosition'> = {
  async getVideo({ params: { courseId, lessonId }, user }, { db }) {
    const course = await findCourse(db, courseId);
    const lesson = findLesson(course, lessonId);
    const readAs = await readerOf(db, user, courseId);
    if (!readAs && !isPreview(course, lesson)) throw enrolmentRequired();
    const { seconds, media } = await videoOf(db, courseId, lessonId);
    const position = user && readAs === 'student' && (await positionOf(db, user.id, courseId, lessonId));
    return { status: 200, body: { seconds, media, ...(position && { position }) } };
  },

  async keepPosition({ params: { courseId, lessonId }, body: { seconds }, user }, { db, now }) {
    findLesson(await findCourse(db, courseId), lessonId);
    await requireEnrolment(db, user.id, courseId);
    const video = await videoOf(db, courseId, lessonId);
    if (seconds > video.seconds) throw new Problem(422, 'The video is shorter than that.');
    const kept = { seconds, keptAt: now() };
    await db
      .insert(videoPositions)
      .values({ userId: user.id, courseId, lessonId, ...kept })
      .onConflictDoUpdate({
        target: [videoPositions.userId, videoPositions.courseId, videoPositions.lessonId],
        set: kept,
      });
    return { status: 200, body: { seconds, keptAt: kept.keptAt.toISOString() } };
  },
};

async function videoOf(db: Database, courseId: string, lessonId: string) {
  const content = await contentOf(db, courseId, lessonId);
  if (content.type !== 'video') throw new Problem(422, 'This lesson is not a video.');
  return content;
}

/** The beginning, where none was kept yet. */
async function positionOf(db: Database, userId: string, courseId: string, lessonId: string) {
  const [row] = await db
    .select({ seconds: videoPositions.seconds, keptAt: videoPositions.keptAt })
    .from(videoPositions)
    .where(
      and(
        eq(videoPositions.userId, userId),
        eq(videoPositions.courseId, courseId),
        eq(videoPositions.lessonId, lessonId),
      ),
    );
  return row ? { seconds: row.seconds, keptAt: row.keptAt.toISOString() } : { seconds: 0 };
}
