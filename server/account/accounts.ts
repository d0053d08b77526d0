/** What the API shows of an account. */
import type { components } from '../../src/api/generated/schema.d.ts';
import type { users } from '../platform/database/schema/account.ts';

type Account = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'photoId' | 'registeredAt'
>;

export function shownUser(account: Account): components['schemas']['User'] {
  return {
    id: account.id,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    role: account.role,
    ...(account.photoId && { photo: `/v1/photos/${account.photoId}` }),
    registeredAt: account.registeredAt.toISOString(),
  };
}

/** Addresses are kept and compared in lower case. */
export const normalEmail = (email: string) => email.trim().toLowerCase();
