import * as z from 'zod/mini';

const message = 'Please enter a valid email address.';

/** §account.13, §account.18. The contract sets the largest length. */
export const emailSchema = z.email(message).check(z.maxLength(254, message));
