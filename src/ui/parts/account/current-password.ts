import * as z from 'zod/mini';

/** The current password of someone who is signed in, in forms that ask for it again. */
export const currentPassword = z.string().check(z.minLength(1, 'Please enter your current password.'));
