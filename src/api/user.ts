import * as z from 'zod/mini';
import { isUser, type User } from './session-store.ts';

/** The signed-in person as the API answers them. */
export const userSchema = z.custom<User>(isUser);
