import type { User } from '../../api/account/session-store.ts';
import type { Fields } from '../../api/operation.ts';

/** The fields of the profile's form: those of the contract's `Profile`. */
export type ProfileFields = Fields<'updateProfile'>;

/** The profile's values for the form; a field that was never filled in is empty. */
export const profileOf = (user: User): ProfileFields => ({
  first_name: user.first_name,
  last_name: user.last_name,
});
