import * as z from 'zod/mini';

/** The password that somebody signed in has, where it is asked for once more. */
export const currentPassword = z.string().check(z.minLength(1, 'Please enter your current password.'));
