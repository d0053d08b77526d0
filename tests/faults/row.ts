/** The form of the table of faults: a row for each call that a screen makes (`table/`, a file a subject). */
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
  /** Again, where the session has ended. */
  signIn: () => Promise<void>;
  /** The names of the files that the browser kept. */
  downloads: string[];
};

type Find = (page: Page) => Locator;

type AnyRow = {
  name: string;
  /** What calls here, as `machine.invocation`. */
  invokedBy: readonly string[];
  /** `demo` is the seed's student, who only looks; `student` is this test's own, who changes things. */
  who: 'visitor' | 'demo' | 'student';
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
  /** The retry loads the page anew. */
  retryReloads?: true;
  /** It is sent again by itself once requests get through. */
  retriesItself?: true;
  /** How long the client waits for an answer; ten seconds if left out. */
  timeLimit?: 'a minute' | 'two minutes' | 'half a minute without a byte';
  /** What must not be lost. */
  keeps?: (page: Page) => Promise<unknown>;
  recovered: (visit: Visit) => Promise<unknown>;
  /** `shown`: as any other failure. */
  sessionEnded: SessionEnd | 'shown' | ((page: Page) => Promise<unknown>);
  /** What a person typed before it: held against everything that can happen to a form. */
  forms?: readonly Form[];
};

/** Calls that a screen can do without: whatever goes wrong, it is of use, and nobody is bothered. */
export type QuietRow = AnyRow & {
  calls: readonly Call[];
  /** Answered so in the product's place, so that what leads to the calls can be done again and again. */
  pretends?: { call: Call; status: number; body: object };
  unaffected: (page: Page) => Promise<unknown>;
  /** The call can be made without loading a page. */
  mayBeOffline?: true;
  sessionEnded?: SessionEnd;
};

export type Row = ShownRow | QuietRow;

/** How far the form has come. */
export type Stage =
  | 'typed' // and not sent
  | 'sent' // on its way
  | 'delayed' // waiting to be sent again by itself
  | 'refused'; // shown with the reason

export type Form = {
  /** The machines' states that hold what was typed, as `flow leaf`, and how far the form has come in each. */
  states: Record<string, Stage>;
  /** Sends it. */
  button: Find;
  /** Where it differs from the row's. */
  open?: (visit: Visit) => Promise<unknown>;
  keeps?: (page: Page) => Promise<unknown>;
  /** Comes back to the form without filling it; left out where nothing outlives the page, for the reason in `notKept`. */
  reopen?: (visit: Visit) => Promise<unknown>;
  notKept?: string;
  /** Its bearer is a link's token. */
  isOfLink?: true;
  /** Nobody's session outlives it. */
  changesPassword?: true;
  /** Why nothing can be pressed while it is on its way. */
  noButtonWhileSent?: string;
  /** A text that whoever presses the button does without. */
  dropped?: string;
  /** Where it is a draft: a piece of its text, its path on the server, and a change of it in another tab. */
  draft?: { typed: string; path: string; edit: (page: Page) => Promise<unknown> };
  /** What the server holds of the person in the end. */
  stored?: Stored;
};

export const get = (path: RegExp): Call => ({ method: 'GET', path });
export const post = (path: RegExp): Call => ({ method: 'POST', path });
export const put = (path: RegExp): Call => ({ method: 'PUT', path });

export const goto = (path: string) => (visit: Visit) => visit.page.goto(path);
export const click = (find: Find) => (visit: Visit) => find(visit.page).click();
export const sees = (find: Find) => (visit: Visit) => expect(find(visit.page)).toBeVisible();
