// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const fileNameSchema = z.string();

export const percentSchema = z.int().check(z.gte(0), z.lte(100));

export const extensionSchema = z.object({
  status: z.enum(['requested', 'granted', 'declined']),
  reason: z.string(),
  proposedDate: z.string(),
  requestedAt: z.string(),
  answer: z.exactOptional(z.string()),
});

export const assignmentSchema = z.object({
  id: slugSchema,
  title: z.string(),
  courseId: slugSchema,
  courseName: z.string(),
  dueDate: z.string(),
  status: z.enum(['pending', 'overdue', 'completed', 'graded']),
  description: z.string(),
  attachments: z.array(z.string()),
  submissionDate: z.exactOptional(z.string()),
  grade: z.exactOptional(percentSchema),
  feedback: z.exactOptional(z.string()),
  extension: z.exactOptional(extensionSchema),
});

export const extensionRequestSchema = z.object({
  reason: z.string(),
  proposedDate: z.string(),
});

export const submissionRequestSchema = z.object({
  text: z.exactOptional(z.string()),
  fileIds: z.exactOptional(z.array(z.string()).check(z.maxLength(5))),
});

export const submissionFileSchema = z.object({
  id: z.string(),
  name: fileNameSchema,
  mediaType: z.enum(['application/pdf', 'image/png', 'image/jpeg', 'application/zip', 'text/plain']),
  size: z.int().check(z.gte(1), z.lte(10485760)),
});

export const submissionSchema = z.object({
  submittedAt: z.string(),
  text: z.exactOptional(z.string()),
  files: z.array(submissionFileSchema).check(z.maxLength(5)),
  grade: z.exactOptional(percentSchema),
  feedback: z.exactOptional(z.string()),
});

export const listAssignmentsResponse = z.array(assignmentSchema);

export const requestExtensionBody = extensionRequestSchema;

export const requestExtensionResponse = assignmentSchema;

export const uploadSubmissionFileResponse = submissionFileSchema;

export const getSubmissionResponse = submissionSchema;

export const submitAssignmentBody = submissionRequestSchema;

export const submitAssignmentResponse = assignmentSchema;
