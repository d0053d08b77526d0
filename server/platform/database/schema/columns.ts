/** Column types that the tables share. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** `timestamptz`, as a `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
