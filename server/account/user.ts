/** An account as the API shows it. */
import type { components } from '../../src/api/generated/schema.d.ts';
import type { users } from '../platform/database/schema/account.ts';

export type Account = Omit<typeof users.$inferSelect, 'passwordHash' | 'tokenVersion'> & {
  session?: { view?: User['studentView'] };
};
type User = components['schemas']['User'];
type Profile = components['schemas']['Profile'];

/** The account as the contract's `User`, without the fields that must not reach a browser. */
export function userView(account: Account): User {
  // Lists every field, also the optional ones: one without a value is left out of the result.
  const fields: { [Field in keyof Required<User>]: User[Field] } = {
    id: account.id,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    role: account.role,
    photo: account.photoId ? `/v1/photos/${account.photoId}` : undefined,
    registeredAt: account.registeredAt.toISOString(),
    deletionAt: account.deletionAt?.toISOString(),
    studentView: account.session?.view,
  };
  return present<User>(fields);
}

/** `first_name` → `firstName`. */
type ColumnOf<Field extends string> = Field extends `${infer Start}_${infer Rest}`
  ? `${Start}${Capitalize<ColumnOf<Rest>>}`
  : Field;
type ProfileColumns = { [Field in keyof Required<Profile> as ColumnOf<Field>]: string };

/** A profile as columns of the account: each field goes into the column of its name. */
export const profileColumns = (profile: Profile): ProfileColumns => ({
  firstName: profile.first_name.trim(),
  lastName: profile.last_name.trim(),
});

/** Without the fields that have no value. */
function present<Whole extends object>(fields: { [Field in keyof Required<Whole>]: Whole[Field] }): Whole {
  // `Object.fromEntries` loses the names; the parameter's type lets only optional fields be undefined.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Whole;
}

/** Email addresses are stored and compared in lower case. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();
