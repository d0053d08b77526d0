/** States in which nothing is left to do in this part of the page, by flow, each with the reason why that is fine. */
export const ends: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'account/devices': { listed: 'a list of this device alone: there is no other to sign out' },
  'account/passkey-sign-in': { passed: 'the page goes on by itself to where the person was going' },
  'analytics/attempts': { shown: 'a dialog to read' },
  'analytics/due': { none: 'a part of the dashboard: nothing is due, and the courses stand beside it' },
  'analytics/forecasts': {
    empty: 'a part of the page: the courses are in the navigation',
    shown: 'a part of the page to read',
  },
  'analytics/mastery': { empty: 'a part of the page: the courses are in the navigation' },
  'analytics/placement': { over: 'a part of the page: the path below it has taken the answers up' },
  'assignments/extension': { requested: "what is left is the instructor's answer, as the dialog says" },
  'course/own-review': { tooEarly: 'it says how many lessons are left, which stand above it on the page' },
  'course/reviews': { all: "to read; writing one's own stands above it" },
  'lesson/completion': {
    completed: 'the link to the next lesson stands beside it',
    teaching: 'who teaches the course has nothing to complete',
  },
  'lesson/quiz': { passed: 'the link to the next lesson stands below it' },
  'practice/hints': {
    hinting: 'the last hint; the exercise stands above it',
    shown: 'the solution; the exercise stands above it',
  },
  'practice/portfolio-page': { shown: 'a public page to read, with the navigation above it' },
  'practice/runtime': {
    notProvided: 'it says what can be done instead; the lesson leads on to the next one',
    unsupported: 'it names the browsers that can; the editor beside it stays in use',
  },
  'questions/discussion': { 'loaded.reported': 'it was sent; the dialog lies over the question' },
  'schedule/feed': { 'open.ended': 'it was done; the dialog is opened again by "Subscribe"' },
  'shell/connection': { offline: 'it ends when the device is online again, and what is open stays in use' },
  'sync/draft': {
    rejected: 'a line below a form, which can be sent',
    saved: 'a line below a form, which can be sent',
  },
  'teaching/grade-history': { shown: 'a dialog to read' },
  'teaching/student-view': {
    opening: 'the browser is loading the next page',
    closing: 'the browser is loading the next page',
  },
};
