import * as z from 'zod/mini';

/** §account.30. The contract sets the upper limit. */
export const newPassword = z
  .string()
  .check(
    z.minLength(6, 'Password must be at least 6 characters long'),
    z.regex(/[A-Z]/, 'Password must contain at least one uppercase letter'),
    z.regex(/[0-9]/, 'Password must contain at least one number'),
    z.maxLength(200, 'Password must be at most 200 characters long'),
  );

/** The error for a confirmation that differs, and the field that shows it. */
export const mismatch = { path: ['confirmPassword'], error: 'Passwords do not match' };
