/**
 * Signing in, registering, resetting a password, and the person's own account. The token of an invitation or reset link
 * is sent as the bearer token of that one call, not as the session's.
 */
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { expiryOf } from './account/session-store.ts';
import { actor } from './actors.ts';
import { forgetAfter } from './cache.ts';
import { client, done, keyHeader, parsed, withoutSession, withTimeout } from './client.ts';
import { deviceHeader } from './device.ts';
import { ApiError } from './failure.ts';
import {
  changePasswordResponse,
  completeRegistrationResponse,
  completeSignInResponse,
  getCurrentUserResponse,
  loginResponse,
  removePhotoResponse,
  requestPasswordResetResponse,
  updateProfileResponse,
  uploadPhotoResponse,
} from './generated/schemas/account.ts';
import { keyFor } from './idempotency-key.ts';
import type { KeyedCall, OperationInput, OperationOutput } from './operation.ts';

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

type Login = OperationInput<'login'>;
export type SignedIn = { token: string; expiresAt: number };

/**
 * Returns the token and its expiry, or what the second step takes where one follows. An invalid or expired token counts as
 * a failed call, like any broken answer.
 */
export const login = actor(async ({ email, password }: Login, signal): Promise<SignedIn | { secondStep: string }> => {
  try {
    return await ticketOf(
      client.POST('/auth/login', {
        headers: { ...withoutSession, ...deviceHeader() },
        body: { email, password },
        signal,
      }),
      loginResponse,
    );
  } catch (error) {
    const asked = secondStepSchema.safeParse(error instanceof ApiError ? error.problem : null);
    if (asked.success) return { secondStep: asked.data.secondStep };
    throw error;
  }
});

const secondStepSchema = z.object({ status: z.literal(403), secondStep: z.string() });

/** The code after the password. */
export const completeSignIn = actor((body: OperationInput<'completeSignIn'>, signal) =>
  ticketOf(
    client.POST('/auth/login/second-step', { headers: { ...withoutSession, ...deviceHeader() }, body, signal }),
    completeSignInResponse,
  ),
);

/** A token with its expiry, out of an answer that has one. */
export async function ticketOf(
  call: Parameters<typeof parsed<{ token: string }>>[0],
  schema: z.ZodMiniType<{ token: string }>,
): Promise<SignedIn> {
  const { token } = await parsed(call, schema);
  return { token, expiresAt: expiryOf(token, Date.now()) };
}

/** The user of a token that is not yet stored as the session's. */
export const getCurrentUser = actor(({ token }: { token: string }, signal) =>
  parsed(client.GET('/auth/user', { headers: bearer(token), signal }), getCurrentUserResponse),
);

// By hand, as it is laxer than the contract: without an e-mail address the invitation is invalid (§account.25).
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
      client.POST('/auth/complete-registration', {
        headers: { ...bearer(token), ...deviceHeader() },
        body: { password },
        signal,
      }),
      completeRegistrationResponse,
    ),
);

export const requestPasswordReset = actor(({ email }: OperationInput<'requestPasswordReset'>, signal) =>
  parsed(
    client.POST('/auth/reset-password', { headers: withoutSession, body: { email }, signal }),
    requestPasswordResetResponse,
  ),
);

export const confirmPasswordReset = actor(
  ({ token, password }: OperationInput<'confirmPasswordReset'> & { token: string }, signal) =>
    done(
      client.POST('/auth/reset-password/confirm', {
        headers: { ...bearer(token), ...deviceHeader() },
        body: { password },
        signal,
      }),
    ),
);

/** Changes the profile, and forgets everything cached that contains the person's name. */
export const updateProfile: KeyedCall<OperationInput<'updateProfile'>, z.infer<typeof updateProfileResponse>> = (
  body,
  sending,
) =>
  forgetAfter(
    parsed(client.PUT('/auth/profile', { body, ...sending }), updateProfileResponse),
    'Auth',
    'User',
    'Courses', // certificates, which contain the name, are cached under Courses
  );

/** Returns the session's new token and its expiry; the server has ended all older tokens. */
export const changePassword = actor(async (body: OperationInput<'changePassword'>, signal) => {
  return ticketOf(client.POST('/auth/change-password', { body, signal }), changePasswordResponse);
});

/** Milliseconds: five megabytes on a slow connection take longer than other calls. */
const uploadTimeout = 60_000;

/** Sends the file itself as the body, with its own media type. */
export const uploadPhoto = fromPromise<OperationOutput<'uploadPhoto'>, { photo: Blob }>(({ input, signal }) => {
  const { photo } = input;
  const uploading = parsed(
    client.POST('/auth/upload-photo', {
      // The generated type of a binary body is a string; the bytes that are really sent come from `bodySerializer`.
      body: photo.type,
      bodySerializer: () => photo,
      headers: { 'Content-Type': photo.type, [keyHeader]: keyFor('/auth/upload-photo', photo) },
      signal,
      fetch: withTimeout(uploadTimeout),
    }),
    uploadPhotoResponse,
  );
  return forgetAfter(uploading, 'Auth', 'User');
});

export const removePhoto = actor((_: OperationInput<'removePhoto'>, signal) =>
  forgetAfter(parsed(client.DELETE('/auth/photo', { signal }), removePhotoResponse), 'Auth', 'User'),
);
