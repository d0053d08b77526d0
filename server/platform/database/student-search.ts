import { type SQL, sql } from 'drizzle-orm';
import { users } from './schema/account.ts';

/** As on every list of people: by the name that is shown, whatever marks its letters have (§teaching.7). */
export const sortName = sql<string>`plain_letters(${users.firstName} || ' ' || ${users.lastName})`;

/** Whether a part of the name, which is in plain letters, or of the address is what is searched for (§teaching.40). */
export const isFound = (search: string, name: SQL, email: SQL) =>
  sql`(position(plain_letters(${search}) in ${name}) > 0 or position(lower(${search}) in lower(${email})) > 0)`;
