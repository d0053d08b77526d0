import { exampleStudent } from '../../../../src/api/generated/examples.ts';
import { notice, sessionEndingMachine } from '../../../../src/machines/sync/session-ending.machine.ts';
import { openDialog } from '../../../pages/dialog.page.ts';
import { on } from '../../../pages/on.ts';
import { sessionDialogs } from '../../../pages/sync/session-ending.page.ts';
import { anyPage, dialog, text } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { firstName, refuseNext, tell, tokenUntil, typedName, typeName } from '../../browser/session-page.ts';
import { model, passing } from '../../engine/model.ts';
import { moment } from '../samples.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

let tabs = 0;

/** A person on the profile page whose session ends so many milliseconds later. */
const starting = (endsAt: number) => ({
  open: ({ attend }: { attend: (path: string, session: { token: string }) => Promise<void> }) =>
    attend('/profile', { token: tokenUntil(moment + 1000 + endsAt) }),
  input: (now: () => number) => ({ endsAt, isUnsent: false, now }),
});

export const sessionEnding = model(sessionEndingMachine)({
  starts: { 'a session of ten minutes': starting(10 * minute), 'of a day and a half': starting(1.5 * day) },
  events: {
    'session.change': [
      { endsAt: 10 * minute, isUnsent: true },
      { endsAt: 10 * minute, isUnsent: false },
      { endsAt: 2 * day, isUnsent: true },
    ],
    'session.end': [{}],
    type: [{}],
    stay: [{}],
    close: [{}],
  },
  answers: {},
  tells: ({ endsAt, isUnsent, now }) => `${isUnsent} ${endsAt - now() > notice && Math.ceil((endsAt - now()) / day)}`,
  see: {
    checking: passing,
    waiting: {
      says: 'nothing is said as long as nothing is at stake',
      shows: [anyPage],
      hides: [text('Your session ends at'), dialog('Stay signed in'), dialog('Sign in again')],
    },
    warned: {
      says: 'when the session ends, with "Stay signed in"; the page can be used',
      shows: [text('Your session ends at'), on(sessionDialogs, 'stayButton')],
      hides: [dialog('Stay signed in')],
    },
    asking: { says: 'the password is asked', shows: [dialog('Stay signed in'), on(sessionDialogs, 'signInButton')] },
    finishing: { says: 'whoever types finishes the word', shows: [anyPage], hides: [dialog('Sign in again')] },
    ended: {
      says: 'the session has ended, the page stands',
      shows: [dialog('Sign in again'), on(sessionDialogs, 'signInButton')],
    },
  },
  possible: (event, { leaf, context: { isUnsent, now } }) => {
    if (event.type === 'session.end') return isUnsent;
    // No sign-in gives a session that has ended, or almost.
    if ('endsAt' in event && Number(event.endsAt) - now() < minute) return false;
    // Nobody can type beneath a dialog.
    const types = 'isUnsent' in event && event.isUnsent !== isUnsent;
    return !types || leaf === 'waiting' || leaf === 'warned';
  },
  act: {
    // Types what the event says is unsent, and signs in again as another tab would.
    'session.change': async ({ page }, { endsAt, isUnsent }) => {
      const name = isUnsent ? typedName : exampleStudent.first_name;
      const isTyped = (await firstName(page).inputValue()) === name;
      if (!isTyped) await typeName(page, name, 'session', 'change.unsent');
      tabs += 1;
      const expiresAt = moment + endsAt - tabs * 1000; // a new one each time, and never later than the walk says
      return tell(page, { saved: { token: tokenUntil(expiresAt), expiresAt, user: exampleStudent } });
    },
    'session.end': ({ page, network }) => refuseNext(page, network),
    type: ({ page }) => page.keyboard.press('Shift'),
    stay: pressing(sessionDialogs, 'stayButton'),
    close: pressing(openDialog, 'crossButton'),
  },
});
