/** Mails that tell a person what happened to their account, so that they notice what they did not do (§account.54). */

import { browserOf } from '../../http/browser.ts';
import type { Context } from '../../http/context.ts';
import type { Caller } from '../../http/handler-types.ts';
import type { users } from '../../platform/database/schema/account.ts';
import type { NewMail } from '../../platform/mail-queue.ts';
import { plainLine } from '../../platform/plain-text.ts';

type Recipient = Pick<typeof users.$inferSelect, 'email' | 'firstName'>;
type Settings = Pick<Context, 'config' | 'now'>;

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const newPassword = ({ config }: Settings) =>
  `If it was not you, choose a new password at once: ${config.publicUrl}/forgot-password`;

export function newDeviceMail(settings: Settings, user: Recipient, { userAgent }: Caller): NewMail {
  return {
    to: user.email,
    subject: 'New sign-in to your account',
    text: [
      `Hello ${plainLine(user.firstName)},`,
      'somebody signed in to your account on a device that we had not seen before.',
      `When: ${moment.format(settings.now())} UTC\nBrowser: ${browserOf(userAgent)}`,
      'If it was you, there is nothing to do.',
      `${newPassword(settings)}\nThat signs out all devices.`,
    ].join('\n\n'),
  };
}

export function passwordChangedMail(settings: Settings, user: Recipient, { userAgent }: Caller): NewMail {
  return {
    to: user.email,
    subject: 'Your password was changed',
    text: [
      `Hello ${plainLine(user.firstName)},`,
      'the password of your account was changed, and all other devices were signed out.',
      `When: ${moment.format(settings.now())} UTC\nBrowser: ${browserOf(userAgent)}`,
      'If it was you, there is nothing to do.',
      newPassword(settings),
    ].join('\n\n'),
  };
}
