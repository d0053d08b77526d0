// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const emailSchema = z.string();

export const nameSchema = z.string();

export const passwordSchema = z.string();

export const messageSchema = z.object({
  message: z.string(),
});

export const loginRequestSchema = z.object({
  email: emailSchema,
  password: z.string(),
});

export const tokenSchema = z.object({
  token: z.string(),
});

export const invitationSchema = z.object({
  email: emailSchema,
  first_name: z.string(),
  last_name: z.string(),
});

export const newPasswordSchema = z.object({
  password: passwordSchema,
});

export const registrationSchema = z.object({
  token: z.string(),
  password: passwordSchema,
});

export const passwordResetRequestSchema = z.object({
  email: emailSchema,
});

export const passwordChangeSchema = z.object({
  currentPassword: z.string(),
  newPassword: passwordSchema,
});

export const profileSchema = z.object({
  first_name: nameSchema,
  last_name: nameSchema,
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

export const loginBody = loginRequestSchema;

export const loginResponse = tokenSchema;

export const verifyTokenResponse = invitationSchema;

export const completeRegistrationBody = newPasswordSchema;

export const completeRegistrationResponse = userSchema;

export const registerBody = registrationSchema;

export const registerResponse = userSchema;

export const requestPasswordResetBody = passwordResetRequestSchema;

export const requestPasswordResetResponse = messageSchema;

export const getCurrentUserResponse = userSchema;

export const updateProfileBody = profileSchema;

export const updateProfileResponse = userSchema;

export const changePasswordBody = passwordChangeSchema;

export const changePasswordResponse = tokenSchema;

export const uploadPhotoResponse = userSchema;

export const removePhotoResponse = userSchema;
