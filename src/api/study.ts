/** Assignments, resources, classes and certificates. */
import * as z from 'zod/mini';
import { actor } from './actors.ts';
import { remembered } from './cache.ts';
import { baseUrl, client, file, parsed } from './client.ts';
import type { OperationInput, OperationOutput } from './operation.ts';

export const assignment = z.object({
  id: z.string(),
  title: z.string(),
  courseId: z.string(),
  courseName: z.string(),
  dueDate: z.string(),
  status: z.enum(['pending', 'overdue', 'completed', 'graded']),
  description: z.string(),
  attachments: z.array(z.string()),
  submissionDate: z.exactOptional(z.string()),
  grade: z.exactOptional(z.number()),
  feedback: z.exactOptional(z.string()),
  extension: z.exactOptional(
    z.object({
      status: z.enum(['requested', 'granted', 'declined']),
      reason: z.string(),
      proposedDate: z.string(),
      requestedAt: z.string(),
    }),
  ),
}) satisfies z.ZodMiniType<OperationOutput<'listAssignments'>[number]>;

export const listAssignments = actor(() =>
  remembered('Assignments', ['listAssignments'], () => parsed(client.GET('/assignments'), z.array(assignment))),
);

/** A place on this origin or a web page: never `javascript:` or another scheme. */
const address = z.string().check(z.regex(/^(\/(?![/\\])|https?:\/\/)/));

const resource = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(['article', 'video', 'guide', 'download', 'external']),
  url: address,
  category: z.enum(['Getting Started', 'Advanced Topics', 'Career Prep', 'Workshops']),
  tags: z.array(z.string()),
  duration: z.exactOptional(z.string()),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  featured: z.exactOptional(z.boolean()),
}) satisfies z.ZodMiniType<OperationOutput<'listResources'>[number]>;

export const listResources = actor(() =>
  remembered('Resources', ['listResources'], () => parsed(client.GET('/resources'), z.array(resource))),
);

const resourcePage = z.extend(resource, {
  body: z.exactOptional(z.string()),
}) satisfies z.ZodMiniType<OperationOutput<'getResource'>>;

export const getResource = actor((input: OperationInput<'getResource'>) =>
  remembered('Resources', ['getResource', input], () =>
    parsed(client.GET('/resources/{resourceId}', { params: { path: input } }), resourcePage),
  ),
);

const classSession = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(['upcoming', 'live', 'finished', 'cancelled']),
  startsAt: z.string(),
  endsAt: z.string(),
  location: z.string(),
  instructor: z.string(),
}) satisfies z.ZodMiniType<OperationOutput<'listClasses'>[number]>;

export const listClasses = actor(() =>
  remembered('Schedules', ['listClasses'], () => parsed(client.GET('/schedules'), z.array(classSession))),
);

/** A class as a file for the student's calendar. */
export const downloadCalendar = actor((query: OperationInput<'downloadCalendar'>, signal) =>
  file(client.GET('/schedules/calendar.ics', { params: { query }, parseAs: 'blob', signal }), 'text/calendar'),
);

const calendarFeed = z.object({ url: z.url({ protocol: /^https?$/ }) }) satisfies z.ZodMiniType<
  OperationOutput<'findCalendarFeed'>
>;

/** Never kept: another device may have asked for a new address. */
export const findCalendarFeed = actor((_: OperationInput<'findCalendarFeed'>, signal) =>
  parsed(client.GET('/schedules/feed', { signal }), calendarFeed),
);

export const createCalendarFeed = actor((_: OperationInput<'createCalendarFeed'>, signal) =>
  parsed(client.POST('/schedules/feed', { signal }), calendarFeed),
);

const certificate = z.object({
  id: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  studentName: z.string(),
  issuedAt: z.string(),
}) satisfies z.ZodMiniType<OperationOutput<'listCertificates'>[number]>;

/** Kept with the courses: completing one makes a certificate. */
export const listCertificates = actor(() =>
  remembered('Courses', ['listCertificates'], () => parsed(client.GET('/certificates'), z.array(certificate))),
);

/** Whether an address's certificate is one: asked for anew each time. */
export const getCertificate = actor((input: OperationInput<'getCertificate'>, signal) =>
  parsed(client.GET('/certificates/{certificateId}', { params: { path: input }, signal }), certificate),
);

/** Where a certificate's file is; anyone may load it. */
export const certificatePdf = (certificateId: string) =>
  `${baseUrl}/certificates/${encodeURIComponent(certificateId)}/pdf`;
