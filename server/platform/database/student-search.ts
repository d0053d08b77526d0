import { type SQL, sql } from 'drizzle-orm';

/** Whether a part of the name, which is in plain letters, or of the address is what is searched for (§teaching.40). */
export const isFound = (search: string, name: SQL, email: SQL) =>
  sql`(position(plain_letters(${search}) in ${name}) > 0 or position(lower(${search}) in lower(${email})) > 0)`;
