import { exampleOnlyThisSession, exampleSessions } from '../../../../src/api/generated/examples.ts';
import { devicesMachine } from '../../../../src/machines/account/devices.machine.ts';
import { deviceList } from '../../../pages/account/devices.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const listed = [on(deviceList, 'here'), on(deviceList, 'signOutOthersButton')];

export const devices = model(devicesMachine)({
  starts: { visit: { open: ({ attend }) => attend('/profile') } },
  events: { open: [{}], retry: [{}], end: [{ id: exampleSessions[1]?.id ?? '' }], endOthers: [{}] },
  answers: {
    listSessions: { done: [exampleSessions], error: [500] },
    // The list still has other devices afterwards, so that each event stays possible.
    endSession: { done: [exampleSessions], error: [500] },
    endOtherSessions: { done: [exampleSessions, exampleOnlyThisSession], error: [500] },
  },
  see: {
    closed: { says: '§account.56: the list can be asked for', shows: [on(deviceList, 'showButton')] },
    loading: { says: 'it is asked for', shows: [on(deviceList, 'loading')] },
    failed: { says: 'it did not come, and can be asked for again', shows: [alert(), on(failure, 'retryButton')] },
    listed: {
      says: '§account.56: this device is marked, the others can be signed out',
      shows: [on(deviceList, 'here')],
    },
    ending: { says: 'one is being signed out, and not twice', shows: [on(deviceList, 'signingOutButton')] },
    endingOthers: {
      says: 'all others are being signed out, and not twice',
      shows: [on(deviceList, 'signingOutOthersButton')],
    },
    notEnded: { says: 'they are still signed in, with the reason', shows: [on(deviceList, 'notSignedOut'), ...listed] },
  },
  act: {
    open: pressing(deviceList, 'showButton'),
    retry: pressing(failure, 'retryButton'),
    end: pressing(deviceList, 'signOutButton'),
    endOthers: pressing(deviceList, 'signOutOthersButton'),
  },
});
