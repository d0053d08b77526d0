/** The student's resources, classes and certificates (§resources.7, §schedule.5, §certificates.2). */
import { and, asc, desc, eq } from 'drizzle-orm';
import { classStatus } from '../assignments/status.ts';
import type { Handlers } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { certificates } from '../platform/database/schema/certificates.ts';
import { courses, enrolments } from '../platform/database/schema/course.ts';
import { resources } from '../platform/database/schema/resources.ts';
import { classes } from '../platform/database/schema/schedule.ts';

export const studyHandlers: Pick<Handlers, 'listResources' | 'getResource' | 'listClasses' | 'listCertificates'> = {
  async listResources(_request, { db }) {
    const rows = await db.select().from(resources).orderBy(asc(resources.position));
    const body = rows.map(({ position: _position, body: _body, duration, ...resource }) => ({
      ...resource,
      ...(duration !== null && { duration }),
    }));
    return { status: 200, body };
  },

  async getResource({ params }, { db }) {
    const [found] = await db.select().from(resources).where(eq(resources.id, params.resourceId));
    if (!found) throw new Problem(404, 'There is no such resource.');
    const { position: _position, body, duration, ...resource } = found;
    return {
      status: 200,
      body: { ...resource, ...(duration !== null && { duration }), ...(body !== null && { body }) },
    };
  },

  async listClasses({ user }, { db, now }) {
    const rows = await db
      .select({ session: classes })
      .from(classes)
      .innerJoin(enrolments, and(eq(enrolments.courseId, classes.courseId), eq(enrolments.userId, user.id)))
      .orderBy(asc(classes.startsAt), asc(classes.id));
    const moment = now();
    const body = rows.map(({ session }) => ({
      id: session.id,
      title: session.title,
      status: classStatus(session, moment),
      startsAt: session.startsAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      location: session.location,
      instructor: session.instructor,
    }));
    return { status: 200, body };
  },

  async listCertificates({ user }, { db }) {
    const rows = await db
      .select({ certificate: certificates, courseTitle: courses.title })
      .from(certificates)
      .innerJoin(courses, eq(courses.id, certificates.courseId))
      .where(eq(certificates.userId, user.id))
      .orderBy(desc(certificates.issuedAt));
    const body = rows.map(({ certificate: { id, courseId, issuedAt }, courseTitle }) => ({
      id,
      courseId,
      courseTitle,
      studentName: `${user.firstName} ${user.lastName}`,
      issuedAt: issuedAt.toISOString(),
    }));
    return { status: 200, body };
  },
};
