import { exampleInstructor } from '../../../../src/api/generated/examples.ts';
import { secondFactorDutyMachine } from '../../../../src/machines/account/second-factor-duty.machine.ts';
import { profilePage } from '../../../pages/account/profile.page.ts';
import { on } from '../../../pages/on.ts';
import { navigationBar } from '../../../pages/shell/navigation.page.ts';
import { anyPage } from '../../browser/locators.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const owed = { on: false, required: true, recoveryCodesLeft: 0 };

export const secondFactorDuty = model(secondFactorDutyMachine)({
  starts: { 'an instructor': { open: ({ attend }) => attend('/profile', { user: exampleInstructor }) } },
  events: { 'profile.open': [{}], 'page.open': [{}] },
  answers: {
    getSecondFactor: { done: [owed, { ...owed, on: true }, { ...owed, required: false }], error: [500] },
  },
  see: {
    atProfile: { says: '§account.77: the profile, which asks to set it up', shows: [on(profilePage, 'title')] },
    asking: { says: 'the page that was opened', shows: [anyPage], hides: [on(profilePage, 'title')] },
    free: { says: 'the page that was opened', shows: [anyPage], hides: [on(profilePage, 'title')] },
    unknown: { says: 'the page stays while it is not known', shows: [anyPage], hides: [on(profilePage, 'title')] },
  },
  act: {
    'profile.open': pressing(navigationBar, 'profileLink'),
    'page.open': ({ page }) => {
      const { assignmentsLink, dashboardLink } = navigationBar(page);
      return press(page.url().endsWith('/assignments') ? dashboardLink : assignmentsLink);
    },
  },
});
