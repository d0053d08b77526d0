import * as z from 'zod/mini';

const message = 'Please enter a valid email address.';

/** §5 Login email, Reset email. The length is the contract's. */
export const emailSchema = z.email(message).check(z.maxLength(254, message));
