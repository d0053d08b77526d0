import { exampleStudent } from '../../../src/api/examples.ts';
import { notice, stayingMachine } from '../../../src/machines/staying.machine.ts';
import { anyPage, control, dialog, words } from '../browser/looks.ts';
import { refuseNext, tell, tokenUntil, typeName } from '../browser/session-page.ts';
import { button } from '../browser/stage.ts';
import { model, passing } from '../engine/model.ts';
import { moment } from './samples.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Someone whose session ends so much later. */
const starting = (endsAt: number) => ({
  open: ({ attend }: { attend: (path: string, session: { token: string }) => Promise<void> }) =>
    attend('/profile', { token: tokenUntil(moment + 1000 + endsAt) }),
  input: (now: () => number) => ({ endsAt, now }),
});

export const staying = model(stayingMachine)({
  starts: { 'a session of ten minutes': starting(10 * minute), 'of a day and a half': starting(1.5 * day) },
  events: {
    'input.hold': [{}],
    'input.release': [{}],
    'session.run': [{ endsAt: 2 * day }],
    'session.lapse': [{}],
    stay: [{}],
    close: [{}],
  },
  answers: {},
  tells: ({ endsAt, holdsInput, now }) =>
    `${holdsInput} ${endsAt - now() > notice && Math.ceil((endsAt - now()) / day)}`,
  see: {
    looking: passing,
    calm: {
      says: 'nothing is said as long as nothing is at stake',
      shows: [anyPage],
      hides: [words('Your session ends at'), dialog('Stay signed in'), dialog('Sign in again')],
    },
    warned: {
      says: 'when the session ends, with "Stay signed in"; the page can be used',
      shows: [words('Your session ends at'), control('Stay signed in')],
      hides: [dialog('Stay signed in')],
    },
    asking: { says: 'the password is asked', shows: [dialog('Stay signed in'), control('Sign In')] },
    lapsed: { says: 'the session has ended, the page stands', shows: [dialog('Sign in again'), control('Sign In')] },
  },
  possible: ({ type }, { leaf, context: { holdsInput } }) => {
    if (type === 'input.hold') return leaf === 'calm' && !holdsInput;
    if (type === 'input.release') return holdsInput && (leaf === 'calm' || leaf === 'warned');
    return type !== 'session.lapse' || (holdsInput && leaf !== 'lapsed');
  },
  act: {
    'input.hold': ({ page }) => typeName(page, 'Nour', 'staying', 'input.hold'),
    'input.release': ({ page }) => typeName(page, exampleStudent.first_name, 'staying', 'input.release'),
    // Another tab signs in again.
    'session.run': ({ page }, event) => {
      const expiresAt = moment + 1000 + event.endsAt;
      return tell(page, { saved: { token: tokenUntil(expiresAt), expiresAt, user: exampleStudent } });
    },
    'session.lapse': ({ page, gate }) => refuseNext(page, gate),
    stay: button('Stay signed in'),
    close: button('Close dialog'),
  },
});
