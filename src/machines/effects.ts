/** What a flow wants from the world. It says which message or place; words and URLs are the route's. */

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
  | 'photoSaved';

export type Notify = { type: 'notify'; message: MessageId; detail?: string | undefined };

/** Small confirmations by name; a later one with the same `key` takes the earlier one's place. */
export type LightId = 'linkCopied' | 'addressCopied' | 'downloading' | 'downloaded' | 'downloadFailed';

export type Confirm = { type: 'confirm'; message: LightId; key?: string | undefined };

/** Goes to a place of the app. */
export type Go = { type: 'go'; to: 'dashboard' | 'login' };

/** Leaves for another page, such as the checkout. */
export type Leave = { type: 'leave'; url: string };

/** Loads the page anew (§catalogue.7, §course.6, §dashboard.9). */
export type Reload = { type: 'reload' };

export type Effect = Notify | Confirm | Go | Leave | Reload;
