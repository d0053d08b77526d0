import {
  exampleAnnounced,
  exampleInstructor,
  exampleRemovedInTime,
  exampleRemovedLate,
} from '../../../../src/api/generated/examples.ts';
import { announcementFormMachine } from '../../../../src/machines/announcements/form.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { taughtAnnouncementsPage } from '../../../pages/announcements/taught.page.ts';
import { on } from '../../../pages/on.ts';
import { text } from '../../browser/locators.ts';
import { pressing, pressTwice } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';
import { notSentYet, pendingCallActs, pendingCallSamples } from '../pending-call.ts';

const path = paths.teach.announcements('data-analytics');
const values = { title: 'A new data set', text: 'Please load it again.', publishAt: undefined };
const planned = { ...values, publishAt: '2027-01-04T09:00:00.000Z' };

export const announcementForm = model(announcementFormMachine)({
  starts: {
    'a course': {
      input: () => ({ courseId: 'data-analytics' }),
      open: ({ attend }) => attend(path, { user: exampleInstructor }),
    },
  },
  events: {
    submit: [{ values }, { values: planned }],
    write: [{}],
    undo: [{}],
    another: [{}],
    ...pendingCallSamples([exampleAnnounced], [413, 422]),
  },
  answers: {
    announce: 'tells',
    removeAnnouncement: { done: [exampleRemovedInTime, exampleRemovedLate], error: [500] },
  },
  see: {
    writing: { says: '§announcements.5: title and text', shows: [on(taughtAnnouncementsPage, 'announceButton')] },
    'sending.underWay': {
      says: 'it is on its way and cannot be sent twice',
      shows: [on(taughtAnnouncementsPage, 'sendingButton')],
    },
    'sending.delayed': {
      says: 'no answer came; it goes on by itself',
      shows: [text('Your announcement was not sent'), notSentYet],
    },
    rejected: {
      says: 'not sent; what was written is kept',
      shows: [text('Your announcement was not sent'), on(taughtAnnouncementsPage, 'text')],
      hides: [notSentYet],
    },
    sent: {
      says: '§announcements.7: it can be undone; another can be written',
      shows: [on(taughtAnnouncementsPage, 'announced'), on(taughtAnnouncementsPage, 'undoButton')],
    },
    undoing: { says: 'it is being undone, and not twice', shows: [on(taughtAnnouncementsPage, 'undoingButton')] },
    notUndone: {
      says: 'it was not undone, which can be tried again',
      shows: [text('Your announcement was not undone'), on(taughtAnnouncementsPage, 'undoOrRetryButton')],
    },
    told: {
      says: '§announcements.7: the half minute is over',
      shows: [on(taughtAnnouncementsPage, 'announced'), on(taughtAnnouncementsPage, 'anotherButton')],
      hides: [on(taughtAnnouncementsPage, 'undoButton')],
    },
  },
  act: {
    submit: async ({ page }, event) => {
      await taughtAnnouncementsPage(page).write(values);
      await taughtAnnouncementsPage(page).choose(event.values.publishAt);
      return pressTwice(taughtAnnouncementsPage(page).announceOrRetryButton);
    },
    write: ({ page }) => taughtAnnouncementsPage(page).text.fill('Please load it anew.'),
    undo: pressing(taughtAnnouncementsPage, 'undoOrRetryButton'),
    another: pressing(taughtAnnouncementsPage, 'anotherButton'),
    ...pendingCallActs('announce'),
  },
});
