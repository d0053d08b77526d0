import type { MessageId, ToastId } from '../machines/effects.ts';
import type { NoticeText } from '../machines/shell/notices.machine.ts';
import type { ToastKind } from '../machines/shell/toasts.machine.ts';

/** The notices' texts (§account.20 to §account.33, §payment.3). A flow's `detail` replaces the message. */
export const messages: Record<MessageId, NoticeText> = {
  resetLinkSent: {
    type: 'success',
    title: 'Reset link sent',
    message: 'Check your email for password reset instructions.',
  },
  resetFailed: {
    type: 'error',
    title: 'Reset failed',
    message: 'Failed to send reset link. Please try again.',
  },
  passwordReset: {
    type: 'success',
    title: 'Password changed',
    message:
      'Sign in with your new password. Your passkeys still work: remove those that are not yours on your profile.',
  },
  registrationSuccessful: {
    type: 'success',
    title: 'Registration successful',
    message: 'Your account has been created successfully. Please log in to continue.',
  },
  invitationValidated: { type: 'success', title: 'Welcome!', message: 'Your invitation has been validated' },
  invitationInvalid: {
    type: 'error',
    title: 'Token Invalid',
    message: 'The provided token is invalid or has expired.',
  },
  invitationCheckFailed: { type: 'error', title: 'Validation Error', message: 'Failed to validate token' },
  enrolmentSuccessful: {
    type: 'success',
    title: 'Enrollment Successful!',
    message: 'You have been enrolled in the course.',
  },
  enrolmentFailed: {
    type: 'error',
    title: 'Enrollment Failed',
    message: 'There was an error enrolling in the course. Please try again.',
  },
  paymentSuccessful: { type: 'success', title: 'Payment Successful', message: 'Thank you for your purchase!' },
  messageSent: { type: 'success', title: 'Message sent', message: "You'll find the answer in Messages." },
  profileSaved: { type: 'success', title: 'Profile saved' },
  passwordChanged: { type: 'success', title: 'Password changed', message: 'Other devices have been signed out.' },
  passkeyAdded: { type: 'success', title: 'Passkey added', message: 'You can sign in with it from now on.' },
  passkeyRemoved: { type: 'success', title: 'Passkey removed', message: 'It no longer signs you in.' },
  secondFactorOff: { type: 'success', title: 'Two-step sign-in is off', message: 'Your password alone signs you in.' },
  secondFactorMissing: {
    type: 'warning',
    title: 'Two-step sign-in is missing',
    message: 'Instructors need it. Please set it up here.',
  },
  photoSaved: { type: 'success', title: 'Photo saved' },
  accountKept: { type: 'success', title: 'Your account stays', message: 'Nothing in it has changed.' },
  moreTimeGiven: { type: 'success', title: 'More time given' },
  latePolicySaved: { type: 'success', title: 'Late policy saved', message: 'It counts for grades given from now on.' },
  studentExcused: { type: 'success', title: 'Student excused' },
  excuseRemoved: { type: 'success', title: 'Excuse removed' },
  announcementChanged: { type: 'success', title: 'Announcement changed' },
  announcementDeleted: { type: 'success', title: 'Announcement deleted' },
  weightsSaved: { type: 'success', title: 'Weights saved' },
  photoRemoved: { type: 'success', title: 'Photo removed' },
};

/** The toasts' texts. */
export const confirmations: Record<ToastId, { kind: ToastKind; text: string }> = {
  linkCopied: { kind: 'success', text: 'Link copied' },
  addressCopied: { kind: 'success', text: 'Address copied' },
  downloading: { kind: 'loading', text: 'Preparing your download...' },
  downloaded: { kind: 'success', text: 'Downloaded' },
  downloadFailed: { kind: 'error', text: 'The file could not be loaded. Please try again.' },
};
