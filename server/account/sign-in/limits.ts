/**
 * Limits on sign-in that keep guessing slow and cannot keep a student out (§account.42, §account.53).
 *
 * Failures count for an account and a network together, so that nobody is locked out from elsewhere. A known device has
 * a limit of its own, and no other touches it. Two brakes are for an attack from many networks: once an account, or all
 * accounts together, have failed too often, each network has one try at an account until the quarter of an hour is over.
 * Past the account's last limit only known devices are let in, to which a reset link makes any other.
 */
import type { Context } from '../../http/context.ts';
import { networkOf } from '../../http/network.ts';
import {
  consumeAttempt,
  countAttempt,
  limits,
  resetAttempts,
  tooManyTries,
  undoAttempt,
} from '../../http/rate-limits.ts';

/** Tries of one network at all accounts together, while all accounts together have failed too often. */
const networkBraked = 10;

type Who = {
  /** The email address, in lower case. */
  account: string;
  address: string;
  /** The hash of a device that the account knows; null for any other. */
  knownDevice: string | null;
};

/** Counts a try as failed until `succeeded` is called. Throws 429 after too many. */
export async function countSignIn({ db }: Pick<Context, 'db'>, { account, address, knownDevice }: Who) {
  if (knownDevice !== null) {
    await countAttempt(db, 'signInByDevice', knownDevice);
    return { succeeded: () => resetAttempts(db, 'signInByDevice', knownDevice) };
  }
  const network = networkOf(address);
  const pair = `${account} ${network}`;
  const ofNetwork = await countAttempt(db, 'signInByNetwork', network);
  const ofPair = await countAttempt(db, 'signInByAccountAndNetwork', pair);
  const ofAccount = await consumeAttempt(db, 'signInByAccount', account);
  const together = await consumeAttempt(db, 'signInTogether', '');
  if (ofAccount.count > limits.signInByAccount.most) throw tooManyTries(ofAccount);
  if ((ofAccount.isOver || together.isOver) && ofPair.count > 1) throw tooManyTries(ofPair);
  if (together.isOver && ofNetwork.count > networkBraked) throw tooManyTries(ofNetwork);
  return {
    succeeded: async () => {
      await resetAttempts(db, 'signInByAccountAndNetwork', pair);
      await undoAttempt(db, 'signInByNetwork', network);
      await undoAttempt(db, 'signInByAccount', account);
      await undoAttempt(db, 'signInTogether', '');
    },
  };
}
