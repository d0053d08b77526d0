/** Passwords that everybody tries first are refused (§account.55). */
import { Problem } from '../http/problem.ts';

let known: Promise<Set<string>> | undefined;

/** About 49,000 passwords from breaches, in lower case; loaded at the first check. */
const commonPasswords = () => {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return known;
};

/** Throws 400 for a common password, in upper or lower case. `path` names the field of the body. */
export async function refuseCommonPassword(password: string, path: string): Promise<void> {
  if (!(await commonPasswords()).has(password.toLowerCase())) return;
  const message = 'This password is one of the most common and would soon be guessed. Please choose another.';
  throw new Problem(400, message, { errors: [{ path, message }] });
}
