/** Mails that tell a person what happened to their account, so that they notice what they did not do (§account.54). */
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

const newPasswordAtOnce = ({ config }: Settings) =>
  `Choose a new password at once: ${config.publicUrl}/forgot-password`;

const newPassword = ({ config }: Settings) =>
  `If it was not you, choose a new password at once: ${config.publicUrl}/forgot-password`;

export function newDeviceMail(settings: Settings, user: Recipient, { userAgent }: Caller): NewMail {
  return {
    to: user.email,
    subject: 'New sign-in to your account',
    text: [
      `Hello ${plainLine(user.firstName)},`,
      'Someone signed in to your account on a device that we had not seen before.',
      `When: ${momentInWords(settings.now())} UTC\nBrowser: ${browserOf(userAgent)}`,
      "If it was you, you don't need to do anything.",
      `${newPassword(settings)}\nThat signs out all devices.`,
    ].join('\n\n'),
  };
}

/** The second step kept them out; the password alone is known (§account.86). */
export function passwordKnownMail(settings: Settings, user: Recipient, { userAgent }: Caller): NewMail {
  return {
    to: user.email,
    subject: 'Your password was used on a new device',
    text: [
      `Hello ${plainLine(user.firstName)},`,
      'Someone entered the password of your account on a device that we had not seen before. To sign in, they also need a code of your authenticator app.',
      `When: ${momentInWords(settings.now())} UTC\nBrowser: ${browserOf(userAgent)}`,
      "If it was you, you don't need to do anything.",
      `If it was not you, someone knows your password. ${newPasswordAtOnce(settings)}`,
    ].join('\n\n'),
  };
}

/** Wrong answers where a signed-in form asks once more who it is, until a limit refused them (§account.86). */
export function triesRefusedMail(settings: Settings, user: Recipient, { userAgent }: Caller): NewMail {
  return {
    to: user.email,
    subject: 'Too many wrong passwords in your account',
    text: [
      `Hello ${plainLine(user.firstName)},`,
      'Someone who is signed in to your account entered a wrong password, or used a wrong passkey, too many times. Further tries are refused for a while.',
      `When: ${momentInWords(settings.now())} UTC\nBrowser: ${browserOf(userAgent)}`,
      "If it was you, you don't need to do anything.",
      `${newPassword(settings)}\nThat signs out all devices.`,
    ].join('\n\n'),
  };
}

type Passkey = Pick<typeof passkeys.$inferSelect, 'name' | 'addedAt'>;

/** It names the passkeys that go on signing in: one may have been added by somebody else (§account.84). */
export function passwordChangedMail(
  settings: Settings,
  user: Recipient,
  { userAgent }: Caller,
  remaining: readonly Passkey[],
): NewMail {
  return {
    to: user.email,
    subject: 'Your password was changed',
    text: [
      `Hello ${plainLine(user.firstName)},`,
      'The password of your account was changed, and all other devices were signed out.',
      `When: ${momentInWords(settings.now())} UTC\nBrowser: ${browserOf(userAgent)}`,
      ...(remaining.length > 0 ? [stillSigningIn(settings, remaining)] : []),
      'If it was you, there is nothing else to do.',
      newPassword(settings),
    ].join('\n\n'),
  };
}

const stillSigningIn = ({ config }: Settings, remaining: readonly Passkey[]) =>
  [
    'These passkeys still sign in without the password:',
    ...remaining.map(({ name, addedAt }) => `- ${plainLine(name)}, added on ${dayInWords(addedAt)}`),
    `Remove those that are not yours on your profile: ${config.publicUrl}/profile`,
  ].join('\n');

export type FactorChange =
  | { event: 'passkey.added' | 'passkey.removed'; passkey: string }
  | { event: 'secondFactor.added' | 'secondFactor.removed' };

const whatChanged = (change: FactorChange): { subject: string; text: string } =>
  match(change)
    .with({ event: 'passkey.added' }, ({ passkey }) => ({
      subject: 'A passkey was added to your account',
      text: `The passkey "${plainLine(passkey)}" was added to your account. It signs in without the password.`,
    }))
    .with({ event: 'passkey.removed' }, ({ passkey }) => ({
      subject: 'A passkey was removed from your account',
      text: `The passkey "${plainLine(passkey)}" was removed from your account. It no longer signs in.`,
    }))
    .with({ event: 'secondFactor.added' }, () => ({
      subject: 'Two-step sign-in was turned on',
      text: 'Two-step sign-in was turned on, and ten new recovery codes were shown. Signing in with the password now asks for a code of the authenticator app, too.',
    }))
    .with({ event: 'secondFactor.removed' }, () => ({
      subject: 'Two-step sign-in was turned off',
      text: 'Two-step sign-in was turned off, and its recovery codes no longer count. The password alone signs in now.',
    }))
    .exhaustive();

/** Of each change to how a person signs in (§account.83). */
export function factorChangedMail(
  settings: Settings,
  user: Recipient,
  { userAgent }: Caller,
  change: FactorChange,
): NewMail {
  const { subject, text } = whatChanged(change);
  return {
    to: user.email,
    subject,
    text: [
      `Hello ${plainLine(user.firstName)},`,
      text,
      `When: ${momentInWords(settings.now())} UTC\nBrowser: ${browserOf(userAgent)}`,
      "If it was you, you don't need to do anything.",
      `${newPassword(settings)}\nThen look at your passkeys and two-step sign-in: ${settings.config.publicUrl}/profile`,
    ].join('\n\n'),
  };
}
