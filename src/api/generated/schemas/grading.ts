// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const openExtensionRequestSchema = z.object({
  id: z.string(),
  courseId: slugSchema,
  courseName: z.string(),
  assignmentId: slugSchema,
  assignmentTitle: z.string(),
  student: z.string(),
  reason: z.string(),
  dueDate: z.string(),
  proposedDate: z.string(),
  requestedAt: z.string(),
  earlier: z.int().check(z.gte(0)),
  handedIn: z.boolean(),
});

export const openExtensionRequestsSchema = z.object({
  total: z.int().check(z.gte(0)),
  items: z.array(openExtensionRequestSchema).check(z.maxLength(100)),
  next: z.exactOptional(z.string()),
});

export const extensionDecisionSchema = z.object({
  decision: z.enum(['granted', 'declined']),
  dueDate: z.exactOptional(z.string()),
  reason: z.exactOptional(z.string()),
});

export const decidedExtensionSchema = z.object({
  id: z.string(),
  status: z.enum(['granted', 'declined']),
  dueDate: z.string(),
  answer: z.exactOptional(z.string()),
});

export const listExtensionRequestsResponse = openExtensionRequestsSchema;

export const decideExtensionBody = extensionDecisionSchema;

export const decideExtensionResponse = decidedExtensionSchema;
