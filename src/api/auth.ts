/** Signing in, registering and resetting a password. The links' tokens go as the bearer header of their own call. */
import * as z from 'zod/mini';
import { actor } from './actors.ts';
import { asAnyone, client, done, parsed } from './client.ts';
import type { OperationInput } from './operation.ts';
import { expiryOf } from './session-store.ts';
import { userSchema } from './user.ts';

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const tokenSchema = z.object({ token: z.string() });

/** Answers the token and when it ends; a token that is none, or has ended, is a failure like any broken answer. */
export const login = actor(async ({ email, password }: OperationInput<'login'>, signal) => {
  const { token } = await parsed(
    client.POST('/auth/login', { headers: asAnyone, body: { email, password }, signal }),
    tokenSchema,
  );
  return { token, expiresAt: expiryOf(token, Date.now()) };
});

/** The person behind a token that is not yet the session's. */
export const getCurrentUser = actor(({ token }: { token: string }, signal) =>
  parsed(client.GET('/auth/user', { headers: bearer(token), signal }), userSchema),
);

// A missing e-mail address is an answer, too: it says that the invitation is invalid (§account.25).
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
      userSchema,
    ),
);

const messageSchema = z.object({ message: z.string() });

export const requestPasswordReset = actor(({ email }: OperationInput<'requestPasswordReset'>, signal) =>
  parsed(client.POST('/auth/reset-password', { headers: asAnyone, body: { email }, signal }), messageSchema),
);

export const confirmPasswordReset = actor(
  ({ token, password }: OperationInput<'confirmPasswordReset'> & { token: string }, signal) =>
    done(client.POST('/auth/reset-password/confirm', { headers: bearer(token), body: { password }, signal })),
);
