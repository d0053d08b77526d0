/** A course's classes for those who teach it: planned, changed, cancelled, and who was there (§schedule.9 to §schedule.15). */
import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { findCourse } from '../course/cache.ts';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { recordAudit } from '../platform/audit.ts';
import { classes } from '../platform/database/schema/schedule.ts';
import { storage } from '../platform/limits.ts';
import { endDraft } from '../sync/drafts.ts';
import { attendanceOf, saveAttendance } from './attendance.ts';
import { changeOf, requireCurrent } from './change.ts';
import { mailCancelled, mailMoved } from './class-mails.ts';
import { isOver, overAlready, plannedFacts, plannedTime } from './plan.ts';
import { type ClassRow, classOf, pageOfClasses, taughtClass, taughtClasses } from './taught-classes.ts';

export const classTeachingHandlers: Pick<
  Handlers,
  'listTaughtClasses' | 'planClasses' | 'changeClass' | 'cancelClass' | 'listAttendance' | 'saveAttendance'
> = {
  async listTaughtClasses({ user, params: { courseId }, query }, { db, now }) {
    const { row: course } = await findCourse(db, courseId);
    const { when = 'upcoming', limit = 50, cursor } = query;
    const { page, next } = await pageOfClasses(db, courseId, { when, limit, cursor }, now());
    const items = await taughtClasses(db, user.id, page, now());
    return { status: 200, body: { courseTitle: course.title, items, ...next } };
  },

  async planClasses({ user, params: { courseId }, body: { weeks = 1, ...plan }, caller }, { db, now }) {
    const moment = now();
    const facts = plannedFacts(plan);
    const times = Array.from({ length: weeks }, (_week, week) => plannedTime(plan, moment, week));
    if (times.some((time) => isOver(time, moment))) throw overAlready();
    const ahead = and(eq(classes.courseId, courseId), gt(classes.startsAt, moment), eq(classes.cancelled, false));
    const rows = await db.transaction(async (tx) => {
      if ((await tx.$count(classes, ahead)) + weeks > storage.classesAhead) {
        throw new Problem(413, `A course can have ${storage.classesAhead} classes ahead. Please plan fewer.`);
      }
      await endDraft(tx, user.id, { form: 'class', subject: `${courseId}.new` }, moment);
      const entry = {
        account: user.id,
        actor: user.id,
        address: caller.address,
        details: { course: courseId, classes: weeks },
      };
      await recordAudit(tx, { at: moment, event: 'class.planned', ...entry });
      const instructor = `${user.firstName} ${user.lastName}`;
      const own = { courseId, instructor, plannedBy: user.id, updatedAt: moment };
      return tx
        .insert(classes)
        .values(times.map((time) => ({ id: randomUUID(), ...own, ...facts, ...time })))
        .returning();
    });
    const byStart = rows.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    return { status: 201, body: { classes: await taughtClasses(db, user.id, byStart, moment) } };
  },

  async changeClass({ user, params: { courseId, classId }, body: { version, ...plan }, caller }, context) {
    const { db, now } = context;
    const moment = now();
    const changed = await db.transaction(async (tx) => {
      const before = await classOf(tx, courseId, classId, true);
      await requireCurrent(tx, user.id, before, version, moment);
      await endDraft(tx, user.id, { form: 'class', subject: `${courseId}.${classId}` }, moment);
      const change = changeOf(before, plan, moment);
      if (!change) return before;
      const after = { ...before, ...change, sequence: before.sequence + 1, updatedAt: moment };
      await tx.update(classes).set(after).where(eq(classes.id, classId));
      const entry = {
        account: user.id,
        actor: user.id,
        address: caller.address,
        details: { course: courseId, class: classId },
      };
      await recordAudit(tx, { at: moment, event: 'class.changed', ...entry });
      if (!isOver(before, moment) || !isOver(after, moment)) await mailMoved(context, tx, before, after);
      return after;
    });
    return { status: 200, body: await taughtClass(db, user.id, changed, moment) };
  },

  async cancelClass({ user, params: { courseId, classId }, body: { version, reason }, caller }, context) {
    const { db, now } = context;
    const moment = now();
    const cancelled = await db.transaction(async (tx) => {
      const before = await classOf(tx, courseId, classId, true);
      await requireCurrent(tx, user.id, before, version, moment);
      if (isOver(before, moment)) {
        const members = { class: await taughtClass(tx, user.id, before, moment) };
        throw new Problem(409, 'This class is over, and can no longer be cancelled.', { members });
      }
      await endDraft(tx, user.id, { form: 'classCancellation', subject: `${courseId}.${classId}` }, moment);
      const after: ClassRow = {
        ...before,
        cancelled: true,
        cancelReason: reason?.trim() ?? null,
        sequence: before.sequence + 1,
        updatedAt: moment,
      };
      await tx.update(classes).set(after).where(eq(classes.id, classId));
      const entry = {
        account: user.id,
        actor: user.id,
        address: caller.address,
        details: { course: courseId, class: classId },
      };
      await recordAudit(tx, { at: moment, event: 'class.cancelled', ...entry });
      await mailCancelled(context, tx, after);
      return after;
    });
    return { status: 200, body: await taughtClass(db, user.id, cancelled, moment) };
  },

  async listAttendance({ user, params: { courseId, classId }, query: { limit = 100, cursor } }, { db, now }) {
    const { row: course } = await findCourse(db, courseId);
    const session = await classOf(db, courseId, classId);
    const shown = await taughtClass(db, user.id, session, now());
    const students = await attendanceOf(db, session, { limit, cursor });
    return { status: 200, body: { courseTitle: course.title, class: shown, ...students } };
  },

  async saveAttendance({ user, params: { courseId, classId }, body: { marks }, caller }, { db, now }) {
    const moment = now();
    const shown = await db.transaction(async (tx) => {
      const session = await classOf(tx, courseId, classId, true);
      const members = async () => ({ members: { class: await taughtClass(tx, user.id, session, moment) } });
      if (session.cancelled) throw new Problem(409, 'This class was cancelled: nobody was at it.', await members());
      if (session.startsAt > moment) {
        throw new Problem(409, 'Attendance can be marked once the class has begun.', await members());
      }
      await saveAttendance(tx, session, marks, moment);
      const entry = {
        account: user.id,
        actor: user.id,
        address: caller.address,
        details: { course: courseId, class: classId },
      };
      await recordAudit(tx, { at: moment, event: 'attendance.saved', ...entry });
      await endDraft(tx, user.id, { form: 'attendance', subject: `${courseId}.${classId}` }, moment);
      return taughtClass(tx, user.id, session, moment);
    });
    const { present, late, excused, absent } = shown;
    return { status: 200, body: { present, late, excused, absent } };
  },
};
