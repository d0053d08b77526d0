/** The effects that a flow asks for. A flow names a message or a page; the route adds texts and URLs. */

/** Notices by name; their texts are in `src/routes/messages.ts`. */
export type MessageId =
  | 'resetLinkSent'
  | 'resetFailed'
  | 'passwordReset'
  | 'registrationSuccessful'
  | 'invitationValidated'
  | 'invitationInvalid'
  | 'invitationCheckFailed'
  | 'enrolmentSuccessful'
  | 'enrolmentFailed'
  | 'paymentSuccessful'
  | 'messageSent'
  | 'profileSaved'
  | 'passwordChanged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondFactorOff'
  | 'secondFactorMissing'
  | 'photoSaved'
  | 'photoRemoved'
  | 'accountKept'
  | 'moreTimeGiven'
  | 'latePolicySaved'
  | 'studentExcused'
  | 'excuseRemoved'
  | 'announcementChanged'
  | 'announcementDeleted'
  | 'weightsSaved';

export type Notify = { type: 'notify'; message: MessageId; detail?: string | undefined };

/** Short confirmations by name; a later one with the same `key` replaces the earlier one. */
export type ToastId = 'linkCopied' | 'addressCopied' | 'downloading' | 'downloaded' | 'downloadFailed';

export type Confirm = { type: 'confirm'; message: ToastId; key?: string | undefined };

/** Navigates within the app. */
export type Go = { type: 'go'; to: 'dashboard' | 'login' };

/** Opens a page outside the app, such as the checkout. */
export type Leave = { type: 'leave'; url: string };

/** Reloads the page (§catalogue.7, §course.6, §dashboard.9). */
export type Reload = { type: 'reload' };

export type Effect = Notify | Confirm | Go | Leave | Reload;
