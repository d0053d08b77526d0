/** The mails about a person's data. */
import { brand } from '../../src/brand.ts';
import type { Config } from '../platform/config.ts';
import { dayInWords } from '../platform/local-time.ts';
import type { NewMail } from '../platform/mail-queue.ts';
import { plainLine } from '../platform/plain-text.ts';

type Receiver = { email: string; firstName: string };

const mail = ({ email, firstName }: Receiver, subject: string, lines: string[]): NewMail => ({
  to: email,
  subject,
  text: [`Hello ${plainLine(firstName)},`, ...lines, brand].join('\n\n'),
});

export const readyMail = ({ publicUrl }: Config, to: Receiver, expiresAt: Date): NewMail =>
  mail(to, 'Your data is ready', [
    `The archive with your data is ready. It is on your profile until ${dayInWords(expiresAt)}, when it is deleted:`,
    `${publicUrl}/profile`,
    'If you did not ask for it, change your password: someone else has used your account.',
  ]);

export const deletionRequestedMail = ({ publicUrl }: Config, to: Receiver, deletionAt: Date): NewMail =>
  mail(to, 'Your account will be deleted', [
    `As you asked, your account will be deleted on ${dayInWords(deletionAt)}, with everything in it. You are signed out everywhere.`,
    'If you change your mind, or did not ask for this, sign in before then and choose "Keep my account":',
    `${publicUrl}/login`,
  ]);

export const deletionWithdrawnMail = (to: Receiver): NewMail =>
  mail(to, 'Your account stays', ['Your account will not be deleted. Nothing in it has changed.']);

export const deletedMail = (to: Receiver): NewMail =>
  mail(to, 'Your account has been deleted', [
    'Your account and everything in it are gone. Records of payments stay for seven years without your name, as the law asks.',
    'This is the last email about it.',
  ]);
