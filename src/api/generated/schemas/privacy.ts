// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const emailSchema = z.string();

export const roleSchema = z.enum(['student', 'instructor']);

export const userSchema = z.object({
  id: z.string(),
  email: emailSchema,
  first_name: z.string(),
  last_name: z.string(),
  role: roleSchema,
  photo: z.exactOptional(z.string()),
  registeredAt: z.string(),
  deletionAt: z.exactOptional(z.string()),
});

export const dataExportSchema = z.object({
  state: z.enum(['none', 'waiting', 'running', 'ready', 'failed']),
  progress: z.int().check(z.gte(0), z.lte(100)),
  requestedAt: z.exactOptional(z.string()),
  size: z.exactOptional(z.int().check(z.gte(0))),
  expiresAt: z.exactOptional(z.string()),
});

export const deletionRequestSchema = z.object({
  password: z.string(),
});

export const accountDeletionSchema = z.object({
  deletionAt: z.string(),
});

export const getDataExportResponse = dataExportSchema;

export const requestDataExportResponse = dataExportSchema;

export const withdrawAccountDeletionResponse = userSchema;

export const requestAccountDeletionBody = deletionRequestSchema;

export const requestAccountDeletionResponse = accountDeletionSchema;
