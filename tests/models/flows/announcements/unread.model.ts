import { exampleAnnouncements } from '../../../../src/api/generated/examples.ts';
import { unreadAnnouncementsMachine } from '../../../../src/machines/announcements/unread.machine.ts';
import { unreadAnnouncements as part } from '../../../pages/announcements/unread.page.ts';
import { on } from '../../../pages/on.ts';
import { heading } from '../../browser/locators.ts';
import { pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

// Two, so that one is left to be shown.
const [first] = exampleAnnouncements;
const second = first && { ...first, id: '1f7b3e90-2c6d-4a58-9e04-8d1a5c7f2b36', title: 'Office hours move' };
const two = first && second ? [first, second] : [];

export const unreadAnnouncements = model(unreadAnnouncementsMachine)({
  starts: { dashboard: { open: ({ attend }) => attend('/dashboard') } },
  events: { dismiss: two.map(({ id }) => ({ id })) },
  answers: {
    listAnnouncements: { done: [two, []], error: [500] },
    readAnnouncement: { done: [undefined], error: [500] },
  },
  tells: ({ announcements }) => [announcements.length],
  // The driver presses the first button there is.
  possible: (event, { context }) => !('id' in event) || event.id === context.announcements[0]?.id,
  see: {
    loading: { says: 'nothing is shown before it is there', shows: [heading('Hello, Ada')], hides: [on(part, 'part')] },
    missing: {
      says: '§announcements.6: the dashboard does without',
      shows: [heading('Hello, Ada')],
      hides: [on(part, 'part')],
    },
    none: { says: 'there is none', shows: [heading('Hello, Ada')], hides: [on(part, 'part')] },
    shown: { says: '§announcements.6: what was announced', shows: [on(part, 'announcements')] },
    dismissing: { says: 'one is being dismissed, and not twice', shows: [on(part, 'dismissingButton')] },
    notDismissed: { says: 'it is still there, with the way to try again', shows: [on(part, 'notDismissed')] },
  },
  act: { dismiss: pressing(part, 'dismissButton') },
});
