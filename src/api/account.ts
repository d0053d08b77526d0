/**
 * Signing in, registering, resetting a password, and the person's own account. The links' tokens go as the bearer header
 * of their own call.
 */
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { actor } from './actors.ts';
import { forget } from './cache.ts';
import { asAnyone, client, done, keyHeader, parsed, within } from './client.ts';
import {
  changePasswordResponse,
  completeRegistrationResponse,
  getCurrentUserResponse,
  loginResponse,
  requestPasswordResetResponse,
  updateProfileResponse,
  uploadPhotoResponse,
} from './generated/schemas/account.ts';
import { keyFor } from './idempotency-key.ts';
import type { KeyedCall, OperationInput, OperationOutput } from './operation.ts';
import { expiryOf } from './session-store.ts';

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Answers the token and when it ends; a token that is none, or has ended, is a failure like any broken answer. */
export const login = actor(async ({ email, password }: OperationInput<'login'>, signal) => {
  const { token } = await parsed(
    client.POST('/auth/login', { headers: asAnyone, body: { email, password }, signal }),
    loginResponse,
  );
  return { token, expiresAt: expiryOf(token, Date.now()) };
});

/** The person behind a token that is not yet the session's. */
export const getCurrentUser = actor(({ token }: { token: string }, signal) =>
  parsed(client.GET('/auth/user', { headers: bearer(token), signal }), getCurrentUserResponse),
);

// By hand, as it takes more than the contract's: a missing e-mail address says that the invitation is invalid (§account.25).
const invitationSchema = z.object({
  email: z.optional(z.nullable(z.string())),
  first_name: z.optional(z.nullable(z.string())),
  last_name: z.optional(z.nullable(z.string())),
});

export const verifyToken = actor(async ({ token }: { token: string }, signal) => {
  const answer = await parsed(client.POST('/auth/verify-token', { headers: bearer(token), signal }), invitationSchema);
  return { email: answer.email ?? '', first_name: answer.first_name ?? '', last_name: answer.last_name ?? '' };
});

export const completeRegistration = actor(
  ({ token, password }: OperationInput<'completeRegistration'> & { token: string }, signal) =>
    parsed(
      client.POST('/auth/complete-registration', { headers: bearer(token), body: { password }, signal }),
      completeRegistrationResponse,
    ),
);

export const requestPasswordReset = actor(({ email }: OperationInput<'requestPasswordReset'>, signal) =>
  parsed(
    client.POST('/auth/reset-password', { headers: asAnyone, body: { email }, signal }),
    requestPasswordResetResponse,
  ),
);

export const confirmPasswordReset = actor(
  ({ token, password }: OperationInput<'confirmPasswordReset'> & { token: string }, signal) =>
    done(client.POST('/auth/reset-password/confirm', { headers: bearer(token), body: { password }, signal })),
);

export const updateProfile: KeyedCall<OperationInput<'updateProfile'>, z.infer<typeof updateProfileResponse>> = async (
  body,
  sending,
) => {
  const user = await parsed(client.PUT('/auth/profile', { body, ...sending }), updateProfileResponse);
  forget('Auth', 'User', 'Courses'); // certificates bear the name
  return user;
};

/** Answers this session's new token and when it ends; all older tokens have ended. */
export const changePassword = actor(async (body: OperationInput<'changePassword'>, signal) => {
  const { token } = await parsed(client.POST('/auth/change-password', { body, signal }), changePasswordResponse);
  return { token, expiresAt: expiryOf(token, Date.now()) };
});

/** Milliseconds: five megabytes on a slow connection take longer than other calls. */
const uploadTimeout = 60_000;

/** Sends the file's bytes under its own media type. */
export const uploadPhoto = fromPromise<OperationOutput<'uploadPhoto'>, { photo: Blob }>(async ({ input, signal }) => {
  const { photo } = input;
  const user = await parsed(
    client.POST('/auth/upload-photo', {
      // The contract's binary is a string to the generator of its types; what is sent is what `bodySerializer` answers.
      body: photo.type,
      bodySerializer: () => photo,
      headers: { 'Content-Type': photo.type, [keyHeader]: keyFor('/auth/upload-photo', photo) },
      signal,
      fetch: within(uploadTimeout),
    }),
    uploadPhotoResponse,
  );
  forget('Auth', 'User');
  return user;
});
