/** Mails about sign-ins and changes of an account, so that its owner notices those by someone else (§account.54). */
import { match } from 'ts-pattern';
import { browserOf } from '../../http/browser.ts';
import type { Context } from '../../http/context.ts';
import type { Caller } from '../../http/handler-types.ts';
import type { users } from '../../platform/database/schema/account.ts';
import type { passkeys } from '../../platform/database/schema/second-factor.ts';
import { dayInWords, momentInWords } from '../../platform/local-time.ts';
import type { NewMail } from '../../platform/mail-queue.ts';
import { plainLine } from '../../platform/plain-text.ts';

type Recipient = Pick<typeof users.$inferSelect, 'email' | 'firstName'>;
type Settings = Pick<Context, 'config' | 'now'>;

const nothingToDo = "If it was you, you don't need to do anything.";
const forgotPassword = ({ config }: Settings) => `${config.publicUrl}/forgot-password`;
const newPassword = (settings: Settings) =>
  `If it was not you, choose a new password at once: ${forgotPassword(settings)}`;
const newPasswordSignsOut = (settings: Settings) => `${newPassword(settings)}\nThat signs out all devices.`;

type Happening = { subject: string; what: string; advice: string[] };

/** What happened, when and in which browser, and `advice`, a paragraph each. */
const accountMail = (
  settings: Settings,
  user: Recipient,
  { userAgent }: Caller,
  { subject, what, advice }: Happening,
): NewMail => ({
  to: user.email,
  subject,
  text: [
    `Hello ${plainLine(user.firstName)},`,
    what,
    `When: ${momentInWords(settings.now())} UTC\nBrowser: ${browserOf(userAgent)}`,
    ...advice,
  ].join('\n\n'),
});

/** Says when and with which browser an account was signed in to for the first time on a device. */
export const newDeviceMail = (settings: Settings, user: Recipient, caller: Caller): NewMail =>
  accountMail(settings, user, caller, {
    subject: 'New sign-in to your account',
    what: 'Someone signed in to your account on a device that we had not seen before.',
    advice: [nothingToDo, newPasswordSignsOut(settings)],
  });

/** Reports a right password on a new device that the second step then stopped (§account.86). */
export const passwordKnownMail = (settings: Settings, user: Recipient, caller: Caller): NewMail =>
  accountMail(settings, user, caller, {
    subject: 'Your password was used on a new device',
    what: 'Someone entered the password of your account on a device that we had not seen before. To sign in, they also need a code of your authenticator app.',
    advice: [
      nothingToDo,
      `If it was not you, someone knows your password. Choose a new password at once: ${forgotPassword(settings)}`,
    ],
  });

/** Reports that a limit refused further tries to prove identity in a session (§account.86). */
export const triesRefusedMail = (settings: Settings, user: Recipient, caller: Caller): NewMail =>
  accountMail(settings, user, caller, {
    subject: 'Too many wrong passwords in your account',
    what: 'Someone who is signed in to your account entered a wrong password, or used a wrong passkey, too many times. Further tries are refused for a while.',
    advice: [nothingToDo, newPasswordSignsOut(settings)],
  });

type Passkey = Pick<typeof passkeys.$inferSelect, 'name' | 'addedAt'>;

/** Lists the passkeys that still sign in: one may have been added by someone else (§account.84). */
export const passwordChangedMail = (
  settings: Settings,
  user: Recipient,
  caller: Caller,
  remaining: readonly Passkey[],
): NewMail =>
  accountMail(settings, user, caller, {
    subject: 'Your password was changed',
    what: 'The password of your account was changed, and all other devices were signed out.',
    advice: [
      ...(remaining.length > 0 ? [stillSigningIn(settings, remaining)] : []),
      'If it was you, there is nothing else to do.',
      newPassword(settings),
    ],
  });

const stillSigningIn = ({ config }: Settings, remaining: readonly Passkey[]) =>
  [
    'These passkeys still sign in without the password:',
    ...remaining.map(({ name, addedAt }) => `- ${plainLine(name)}, added on ${dayInWords(addedAt)}`),
    `Remove those that are not yours on your profile: ${config.publicUrl}/profile`,
  ].join('\n');

export type FactorChange =
  | { event: 'passkey.added' | 'passkey.removed'; passkey: string }
  | { event: 'secondFactor.added' | 'secondFactor.removed' };

const whatChanged = (change: FactorChange): Pick<Happening, 'subject' | 'what'> =>
  match(change)
    .with({ event: 'passkey.added' }, ({ passkey }) => ({
      subject: 'A passkey was added to your account',
      what: `The passkey "${plainLine(passkey)}" was added to your account. It signs in without the password.`,
    }))
    .with({ event: 'passkey.removed' }, ({ passkey }) => ({
      subject: 'A passkey was removed from your account',
      what: `The passkey "${plainLine(passkey)}" was removed from your account. It no longer signs in.`,
    }))
    .with({ event: 'secondFactor.added' }, () => ({
      subject: 'Two-step sign-in was turned on',
      what: 'Two-step sign-in was turned on, and ten new recovery codes were shown. Signing in with the password now asks for a code of the authenticator app, too.',
    }))
    .with({ event: 'secondFactor.removed' }, () => ({
      subject: 'Two-step sign-in was turned off',
      what: 'Two-step sign-in was turned off, and its recovery codes no longer count. The password alone signs in now.',
    }))
    .exhaustive();

/** Reports each change to how a person signs in (§account.83). */
export const factorChangedMail = (settings: Settings, user: Recipient, caller: Caller, change: FactorChange): NewMail =>
  accountMail(settings, user, caller, {
    ...whatChanged(change),
    advice: [
      nothingToDo,
      `${newPassword(settings)}\nThen look at your passkeys and two-step sign-in: ${settings.config.publicUrl}/profile`,
    ],
  });
