import {
  exampleAnnounced,
  exampleChangedAnnouncement,
  exampleFirstTaughtAnnouncements,
  exampleInstructor,
  exampleTaughtAnnouncements,
} from '../../../../src/api/generated/examples.ts';
import { taughtAnnouncementsMachine } from '../../../../src/machines/announcements/taught.machine.ts';
import { paths } from '../../../../src/paths.ts';
import { taughtAnnouncementsPage } from '../../../pages/announcements/taught.page.ts';
import { on } from '../../../pages/on.ts';
import { alert } from '../../browser/locators.ts';
import { pressIfThere, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

const none = { ...exampleTaughtAnnouncements, items: [] };
const path = paths.teach.announcements('data-analytics');

export const taughtAnnouncements = model(taughtAnnouncementsMachine)({
  starts: {
    'a course': {
      input: () => ({ courseId: 'data-analytics' }),
      open: ({ attend }) => attend(path, { user: exampleInstructor }),
    },
  },
  events: {
    retry: [{}],
    more: [{}],
    announced: [{ announcement: exampleAnnounced }],
    changed: [{ announcement: exampleChangedAnnouncement }],
    removed: exampleTaughtAnnouncements.items.map(({ id }) => ({ id })),
  },
  answers: {
    listTaughtAnnouncements: {
      done: [exampleFirstTaughtAnnouncements, exampleTaughtAnnouncements, none],
      error: [500],
    },
  },
  see: {
    loading: { says: 'they are asked for', shows: [on(taughtAnnouncementsPage, 'waiting')] },
    failed: { says: 'they did not come, and can be asked for again', shows: [alert()] },
    empty: { says: '§announcements.5: nothing so far', shows: [on(taughtAnnouncementsPage, 'none')] },
    'listed.ready': {
      says: '§announcements.5: what was announced',
      shows: [on(taughtAnnouncementsPage, 'announcements')],
    },
    'listed.loadingMore': { says: 'more are asked for', shows: [on(taughtAnnouncementsPage, 'loadingMoreButton')] },
    'listed.moreFailed': {
      says: 'more did not come; what is there stays',
      shows: [alert(), on(taughtAnnouncementsPage, 'announcements')],
    },
  },
  act: {
    retry: pressing(taughtAnnouncementsPage, 'retryButton'),
    more: ({ page }) => pressIfThere(taughtAnnouncementsPage(page).moreOrRetryButton),
    announced: ({ send }, event) => send(event),
    changed: ({ send }, event) => send(event),
    removed: ({ send }, event) => send(event),
  },
});
