/** The signed-in person's own account. */
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import type { Call } from '../sync/persisted-keys.ts';
import { actor } from './actors.ts';
import { forget } from './cache.ts';
import { client, keyHeader, parsed, within } from './client.ts';
import { keyFor } from './idempotency-key.ts';
import type { OperationInput, OperationOutput } from './operation.ts';
import { expiryOf } from './session-store.ts';
import { userSchema } from './user.ts';

export const updateProfile: Call<OperationInput<'updateProfile'>, z.infer<typeof userSchema>> = async (
  body,
  sending,
) => {
  const user = await parsed(client.PUT('/auth/profile', { body, ...sending }), userSchema);
  forget('Auth', 'User', 'Courses'); // certificates bear the name
  return user;
};

const tokenSchema = z.object({ token: z.string() });

/** Answers this session's new token and when it ends; all older tokens have ended. */
export const changePassword = actor(async (body: OperationInput<'changePassword'>, signal) => {
  const { token } = await parsed(client.POST('/auth/change-password', { body, signal }), tokenSchema);
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
    userSchema,
  );
  forget('Auth', 'User');
  return user;
});
