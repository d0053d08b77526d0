/** The types of the table of faults, which has a row for each call that a screen makes (`table/`, a file a subject). */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Account, Product } from '../journeys/server.ts';
import type { Messages } from './call-faults.ts';
import type { Call } from './proxy.ts';
import type { Stored } from './stored.ts';

/** A person at a page of the product. */
export type Visit = {
  page: Page;
  product: Product;
  person: Account;
  /** Signs in again, where the session has ended. */
  signIn: () => Promise<void>;
  /** The names of the files that the browser kept. */
  downloads: string[];
  /** The course that they teach, where they are an instructor. */
  teaches: string;
};

type Find = (page: Page) => Locator;

type AnyRow = {
  name: string;
  /** The invocations that make the call, as `machine.invocation`. */
  invokedBy: readonly string[];
  /**
   * `demo` is the seeded student, whose data no test changes; `student` is one made for this test, `instructor` one who
   * teaches `data-analytics`, or `nextCourse`.
   */
  who: 'visitor' | 'demo' | 'student' | 'instructor';
  /** Names the course of the next test's instructor, where one course is not enough for all tests. */
  nextCourse?: () => string;
  /** Where the person is before the call. */
  open?: (visit: Visit) => Promise<unknown>;
  /** Makes the call. */
  start: (visit: Visit) => Promise<unknown>;
};

/** Where a 401 with status 410 leads: the sign-in page, this page with a question for the password, or as a visitor. */
export type SessionEnd = 'sign-in' | 'in place' | 'as a visitor';

/** A call whose failure is shown. */
export type ShownRow = AnyRow & {
  call: Call;
  /** The alert's title. */
  title?: string;
  message: string | Messages;
  /** Where the message is; an alert if left out. */
  messageAt?: (page: Page, message: string) => Locator;
  /** What makes the call again; the alert's "Retry" if left out. */
  retry?: Find;
  /** The retry reloads the page. */
  retryReloads?: true;
  /** A pending call: it is retried without the person once requests get through. */
  retriesItself?: true;
  /** How long the client waits for an answer; ten seconds if left out. */
  timeLimit?: 'a minute' | 'two minutes' | 'half a minute without a byte';
  /** Checks that nothing was lost. */
  keeps?: (page: Page) => Promise<unknown>;
  recovered: (visit: Visit) => Promise<unknown>;
  /** `shown`: as any other failure. */
  sessionEnded: SessionEnd | 'shown' | ((page: Page) => Promise<unknown>);
  /** The form that the person filled before the call; it is tested against every fault of a form. */
  forms?: readonly Form[];
};

/** Calls that a screen can do without: whatever fails, the screen stays usable and shows no alert. */
export type QuietRow = AnyRow & {
  calls: readonly Call[];
  /** Stubbed answers of other calls, so that the steps before the call can be repeated. */
  pretends?: { call: Call; status: number; body: object };
  unaffected: (page: Page) => Promise<unknown>;
  /** The call can be made without loading a page. The parts that are asked anew at each visit say so while offline. */
  mayBeOffline?: { failed: readonly string[] };
  sessionEnded?: SessionEnd;
};

export type Row = ShownRow | QuietRow;

/** The stage of the form. */
export type Stage =
  | 'typed' // and not sent
  | 'sent' // and not answered
  | 'delayed' // a pending call that waits for its retry
  | 'refused'; // shown with the reason

export type Form = {
  /** Names the form in titles, where the same states are tested with several forms. */
  of?: string;
  /** The states that hold what was typed, as `flow leaf`, with the form's stage in each. */
  states: Record<string, Stage>;
  /** Sends it. */
  button: Find;
  /** Where it differs from the row's. */
  open?: (visit: Visit) => Promise<unknown>;
  keeps?: (page: Page) => Promise<unknown>;
  /** Comes back to the form without filling it; left out where nothing outlives the page, for the reason in `notKept`. */
  reopen?: (visit: Visit) => Promise<unknown>;
  notKept?: string;
  /** The call's bearer token comes from a mailed link, not from the session. */
  isOfLink?: true;
  /** The code that the person also needs to sign in again, where the account has two-step sign-in. */
  codeToSignIn?: (visit: Visit) => Promise<string>;
  /** The call ends the person's sessions, as a new password does. */
  changesPassword?: true;
  /** Why no control is enabled while the call runs. */
  noButtonWhileSent?: string;
  /** A text in one of the form's fields. A comparison of all fields must find it, or it would prove nothing. */
  text?: string;
  /** A text that the form drops when its button is pressed, so it is not looked for afterwards. */
  dropped?: string;
  /** Where it is a draft: a piece of its text, its path on the server, and a change of it in another tab. */
  draft?: {
    typed: string;
    path: string | ((person: Account, visit: Visit) => string | Promise<string>);
    edit: (page: Page) => Promise<unknown>;
  };
  /** The person's rows in the server's database at the end. */
  stored?: Stored;
};

export const get = (path: RegExp): Call => ({ method: 'GET', path });
export const post = (path: RegExp): Call => ({ method: 'POST', path });
export const put = (path: RegExp): Call => ({ method: 'PUT', path });
export const del = (path: RegExp): Call => ({ method: 'DELETE', path });

export const goto = (path: string) => (visit: Visit) => visit.page.goto(path);
export const click = (find: Find) => (visit: Visit) => find(visit.page).click();
export const sees = (find: Find) => (visit: Visit) => expect(find(visit.page)).toBeVisible();
