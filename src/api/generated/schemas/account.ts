// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const emailSchema = z.string();

export const messageSchema = z.object({
  message: z.string(),
});

export const tokenSchema = z.object({
  token: z.string(),
});

export const invitationSchema = z.object({
  email: emailSchema,
  first_name: z.string(),
  last_name: z.string(),
});

export const roleSchema = z.enum(['student', 'instructor']);

export const userSchema = z.object({
  id: z.string(),
  email: emailSchema,
  first_name: z.string(),
  last_name: z.string(),
  role: roleSchema,
  photo: z.exactOptional(z.string()),
  registeredAt: z.string(),
});

export const loginResponse = tokenSchema;

export const verifyTokenResponse = invitationSchema;

export const completeRegistrationResponse = userSchema;

export const registerResponse = userSchema;

export const requestPasswordResetResponse = messageSchema;

export const getCurrentUserResponse = userSchema;

export const updateProfileResponse = userSchema;

export const changePasswordResponse = tokenSchema;

export const uploadPhotoResponse = userSchema;
