import {
  exampleAnnounced,
  exampleChangedAnnouncement,
  exampleInstructor,
  exampleRemovedLate,
} from '../../../../src/api/generated/examples.ts';
import { announcementChangeMachine } from '../../../../src/machines/announcements/change.machine.ts';
import { paths } from '../../../../src/paths.ts';
import {
  announcementChangeDialog,
  announcementRemovalDialog,
  taughtAnnouncementsPage,
} from '../../../pages/announcements/taught.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { text } from '../../browser/locators.ts';
import { press, pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const courseId = 'data-analytics';
const target = exampleAnnounced;
const values = { title: target.title, text: 'Modules 3 and 4 have a new data set.', publishAt: undefined };

export const announcementChange = model(announcementChangeMachine)({
  starts: {
    'a course': {
      input: () => ({ courseId }),
      open: ({ attend }) => attend(paths.teach.announcements(courseId), { user: exampleInstructor }),
    },
  },
  events: {
    change: [{ target }],
    remove: [{ target }],
    submit: [{ values }],
    write: [{}],
    confirm: [{}],
    close: [{}],
    ...pendingCallSamples([exampleChangedAnnouncement], [409, 422]),
  },
  answers: { changeAnnouncement: 'tells', removeAnnouncement: { done: [exampleRemovedLate], error: [500] } },
  see: {
    closed: {
      says: 'the page without a dialog',
      shows: [on(taughtAnnouncementsPage, 'form')],
      hides: [on(announcementChangeDialog, 'dialog'), on(announcementRemovalDialog, 'dialog')],
    },
    writing: {
      says: '§announcements.8: title and text',
      shows: [on(announcementChangeDialog, 'text'), on(announcementChangeDialog, 'saveButton')],
    },
    'sending.underWay': {
      says: 'it is on its way and cannot be sent twice',
      shows: [on(announcementChangeDialog, 'savingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('The announcement was not changed'), notSentYet, on(failure, 'retryButton')],
    },
    rejected: {
      says: 'nothing has changed; what was written is kept',
      shows: [text('The announcement was not changed'), on(announcementChangeDialog, 'text')],
      hides: [notSentYet],
    },
    confirming: {
      says: '§announcements.9: asked once',
      shows: [on(announcementRemovalDialog, 'dialog'), on(announcementRemovalDialog, 'keepButton')],
    },
    removing: { says: 'it is under way', shows: [on(announcementRemovalDialog, 'deletingButton')] },
    notRemoved: { says: 'it is still there', shows: [text('The announcement was not deleted')] },
  },
  act: {
    // Once it was deleted, the page has no button for it: the same again is sent directly.
    change: async ({ page, send }, event) => {
      const button = taughtAnnouncementsPage(page).editButton(target.title);
      return (await button.isVisible()) ? press(button) : send(event);
    },
    remove: async ({ page, send }, event) => {
      const button = taughtAnnouncementsPage(page).deleteButton(target.title);
      return (await button.isVisible()) ? press(button) : send(event);
    },
    submit: async ({ page }) => {
      await announcementChangeDialog(page).text.fill(values.text);
      return pressTwice(announcementChangeDialog(page).saveOrRetryButton);
    },
    write: ({ page }) => announcementChangeDialog(page).text.fill('Module 3 has one.'),
    confirm: pressing(announcementRemovalDialog, 'confirmOrRetryButton'),
    ...pendingCallActs('changeAnnouncement'),
    close: ({ page }) => press(page.getByRole('button', { name: /^(Cancel|Keep It)$/ })),
  },
});
