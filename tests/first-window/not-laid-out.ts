/**
 * Views and pages that are not laid out yet so that what one came for lies in the first window (§product.79). The list only
 * gets shorter: who lays one out declares it in its stories, takes it out here, and lowers `most`.
 */

/** How many there are. */
export const most = 34;

/** A view by its flow; a page by the name of its connected story. */
export const notLaidOut: readonly string[] = [
  'assignments/submitted',
  'questions/answer',
  'questions/community',
  'questions/discussion',
  'questions/new-messages',
  'questions/own-answer',
  'questions/publication',
  'questions/reply',
  'questions/thread',
  'questions/threads',
  'resources/detail',
  'resources/list',
  'schedule/attendance',
  'schedule/class-cancellation',
  'schedule/class-form',
  'schedule/feed',
  'schedule/list',
  'schedule/taught-classes',
  'search/dialog',
  'shell/connection',
  'shell/download',
  'shell/navigation-menu',
  'shell/notices',
  'shell/toasts',
  'sync/draft',
  'sync/session-ending',
  'teaching/mails',
  'teaching/overview',
  'teaching/roster',
  'teaching/roster-message',
  'teaching/struggles',
  'teaching/student-view',
  'teaching/team',
  'teaching/team-form',
];

const names = new Set(notLaidOut);

export const isLaidOut = (name: string): boolean => !names.has(name);
