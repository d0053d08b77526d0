/** A student's aim, placement and path. */
import { expect } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { type Planned, placeWell } from '../../journeys/analytics/placed.ts';
import {
  arrangementDialog,
  leavingPart,
  pathPage,
  placementPart,
  skipsDialog,
} from '../../pages/analytics/path.page.ts';
import { on } from '../../pages/on.ts';
import { messages } from '../call-faults.ts';
import { click, del, get, goto, post, put, type Row, sees, type Visit } from '../row.ts';

const open = goto(paths.path);
const aimId = 'answer-questions-with-sql';
const aim = 'Answer questions with SQL';

const havePath = ({ product, person }: Visit) => product.call('PUT', '/analytics/path', person.token, { aimId });

async function openPath(visit: Visit) {
  await havePath(visit);
  await pathPage(visit.page).open();
}

async function openQuestion(visit: Visit) {
  await havePath(visit);
  await visit.product.call('POST', '/analytics/placement', visit.person.token);
  await pathPage(visit.page).open();
}

async function choose(visit: Visit) {
  await openQuestion(visit);
  await placementPart(visit.page).choices.first().check();
}

async function arrange(visit: Visit) {
  const { page } = visit;
  await openPath(visit);
  await arrangementDialog(page).openButton.click();
  await arrangementDialog(page).pinButtons.first().click();
}

/** Opens the order of a path in which a course has been pinned. */
async function openArranged(visit: Visit) {
  await havePath(visit);
  const { version, steps } = await currentPath(visit);
  const pinned = [steps.at(-1)?.courseId];
  await visit.product.call('PUT', '/analytics/path/order', visit.person.token, { version, order: [], pinned });
  await pathPage(visit.page).open();
  await arrangementDialog(visit.page).openButton.click();
}

async function tick({ page, product, person }: Visit) {
  await placeWell(product, person, aimId);
  await pathPage(page).open();
  await skipsDialog(page).openButton.click();
  await skipsDialog(page).modules.first().check();
}

/** Changes the path as another device would, so that the page shows an old version. */
async function changeElsewhere(visit: Visit) {
  const { version } = await currentPath(visit);
  await visit.product.call('PUT', '/analytics/path/order', visit.person.token, { version, order: [], pinned: [] });
}

const currentPath = async ({ product, person }: Visit) =>
  (await product.call<{ path: Planned }>('GET', '/analytics/path', person.token)).path;

/** Opens the list of a path in which one module is skipped, by a call instead of the dialog. */
async function openSkipped(visit: Visit) {
  await havePath(visit);
  const { version, steps } = await currentPath(visit);
  const [first] = steps;
  const modules = [{ courseId: first?.courseId, moduleId: first?.modules[0]?.moduleId }];
  await visit.product.call('PUT', '/analytics/path/skips', visit.person.token, { version, modules });
  await pathPage(visit.page).openList();
}

export const pathRows: readonly Row[] = [
  {
    name: 'The path',
    invokedBy: ['analytics/path.getPath'],
    who: 'student',
    call: get(/^\/analytics\/path$/),
    start: open,
    title: 'Error',
    message: messages('Your path could not be loaded. Please try again.'),
    recovered: sees((page) => pathPage(page).aims.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: 'The aims',
    invokedBy: ['analytics/aim.listAims'],
    who: 'student',
    call: get(/^\/analytics\/aims$/),
    start: open,
    title: 'Error',
    message: messages('The aims could not be loaded. Please try again.'),
    recovered: sees((page) => pathPage(page).aims.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Choosing an aim',
    invokedBy: ['analytics/aim.chooseAim'],
    who: 'student',
    call: put(/^\/analytics\/path$/),
    open,
    start: ({ page }) => pathPage(page).chooseButton(aim).click(),
    title: 'Your aim was not saved',
    message: messages('Your aim could not be saved. Please try again.'),
    retry: (page) => pathPage(page).chooseButton(aim),
    recovered: sees((page) => pathPage(page).aim(aim)),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Leaving the path',
    invokedBy: ['analytics/aim.leaveAim'],
    who: 'student',
    call: del(/^\/analytics\/path$/),
    open: async (visit) => {
      await openPath(visit);
      await pathPage(visit.page).leaveButton.click();
    },
    start: click(on(leavingPart, 'confirmButton')),
    title: 'You have not left the path',
    message: messages('The path could not be left. Please try again.'),
    retry: on(leavingPart, 'confirmButton'),
    recovered: sees((page) => pathPage(page).aims.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: "The placement's start",
    invokedBy: ['analytics/placement.startPlacement'],
    who: 'student',
    call: post(/^\/analytics\/placement$/),
    open: openPath,
    start: click(on(placementPart, 'startButton')),
    title: 'The placement did not start',
    message: messages('The questions could not be loaded. Please try again.'),
    retry: on(placementPart, 'startButton'),
    recovered: sees(on(placementPart, 'question')),
    sessionEnded: 'sign-in',
  },
  {
    name: "The placement's question, after a reload",
    invokedBy: ['analytics/placement.getPlacement'],
    who: 'student',
    call: get(/^\/analytics\/placement$/),
    start: openQuestion,
    title: 'Error',
    message: messages('Your question could not be loaded. Please try again.'),
    recovered: sees(on(placementPart, 'question')),
    sessionEnded: 'sign-in',
  },
  {
    name: 'An answer of the placement',
    invokedBy: ['analytics/placement.answerPlacement'],
    who: 'student',
    call: post(/^\/analytics\/placement\/answers$/),
    open: choose,
    start: click(on(placementPart, 'answerButton')),
    title: 'Your answer was not sent',
    message: messages('What you chose is kept. Please try again.'),
    retry: on(placementPart, 'answerButton'),
    keeps: (page) => expect(placementPart(page).choices.first()).toBeChecked(),
    recovered: ({ page }) =>
      expect(placementPart(page).questionAt(2).or(placementPart(page).over).first()).toBeVisible(),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'analytics/placement asking': 'typed',
          'analytics/placement sending': 'sent',
          'analytics/placement notSent': 'refused',
        },
        button: on(placementPart, 'answerButton'),
        notKept: 'one choice; the question is asked again',
      },
    ],
  },
  {
    name: "The placement's end",
    invokedBy: ['analytics/placement.endPlacement'],
    who: 'student',
    call: del(/^\/analytics\/placement$/),
    open: openQuestion,
    start: click(on(placementPart, 'stopButton')),
    title: 'The placement could not be ended',
    message: messages('What you answered counts. Please try again.'),
    retry: on(placementPart, 'retryButton'),
    recovered: sees(on(placementPart, 'over')),
    sessionEnded: 'sign-in',
  },
  {
    name: "The path's order",
    invokedBy: ['analytics/arrangement.arrangePath'],
    who: 'student',
    call: put(/^\/analytics\/path\/order$/),
    open: arrange,
    start: click(on(arrangementDialog, 'saveButton')),
    title: 'Your order was not saved',
    message: messages('What you arranged is kept. Please try again.'),
    retry: on(arrangementDialog, 'saveButton'),
    keeps: (page) => expect(arrangementDialog(page).unpinButtons).toHaveCount(1),
    recovered: ({ page }) => expect(pathPage(page).pinned).toHaveCount(1),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'analytics/arrangement arranging': 'typed',
          'analytics/arrangement saving': 'sent',
          'analytics/arrangement renewing': 'sent',
          'analytics/arrangement refused': 'refused',
        },
        button: on(arrangementDialog, 'saveButton'),
        notKept: 'a few moves in a dialog, sent in one go',
      },
    ],
  },
  {
    name: "The path's order given up",
    invokedBy: ['analytics/arrangement.arrangePath'],
    who: 'student',
    call: put(/^\/analytics\/path\/order$/),
    open: openArranged,
    start: click(on(arrangementDialog, 'proposedButton')),
    title: 'Your order was not saved',
    message: messages('What you arranged is kept. Please try again.'),
    retry: on(arrangementDialog, 'saveButton'),
    keeps: (page) => expect(arrangementDialog(page).unpinButtons).toHaveCount(1),
    recovered: async ({ page }) => {
      await expect(arrangementDialog(page).dialog).toHaveCount(0);
      await expect(pathPage(page).pinned).toHaveCount(0);
    },
    sessionEnded: 'in place',
  },
  {
    name: 'The path that has changed while its order was arranged',
    invokedBy: ['analytics/arrangement.getPath'],
    who: 'student',
    call: get(/^\/analytics\/path$/),
    open: async (visit) => {
      await arrange(visit);
      await changeElsewhere(visit);
    },
    start: click(on(arrangementDialog, 'saveButton')),
    title: 'Your order was not saved',
    message: messages('What you arranged is kept. Please try again.'),
    retry: on(arrangementDialog, 'saveButton'),
    keeps: (page) => expect(arrangementDialog(page).unpinButtons).toHaveCount(1),
    recovered: ({ page }) => expect(arrangementDialog(page).unpinButtons).toHaveCount(1),
    sessionEnded: 'in place',
  },
  {
    name: 'Skipping what is known',
    invokedBy: ['analytics/skips.skipModules'],
    who: 'student',
    call: put(/^\/analytics\/path\/skips$/),
    open: tick,
    start: click(on(skipsDialog, 'saveButton')),
    title: 'Nothing was changed',
    message: messages('Your ticks are kept. Please try again.'),
    retry: on(skipsDialog, 'saveButton'),
    keeps: (page) => expect(skipsDialog(page).modules.first()).toBeChecked(),
    recovered: ({ page }) => expect(skipsDialog(page).dialog).toHaveCount(0),
    sessionEnded: 'in place',
    forms: [
      {
        states: {
          'analytics/skips choosing': 'typed',
          'analytics/skips saving': 'sent',
          'analytics/skips renewing': 'sent',
          'analytics/skips refused': 'refused',
        },
        button: on(skipsDialog, 'saveButton'),
        notKept: 'ticks in a dialog, sent in one go',
      },
    ],
  },
  {
    name: 'The path that has changed while skips were ticked',
    invokedBy: ['analytics/skips.getPath'],
    who: 'student',
    call: get(/^\/analytics\/path$/),
    open: async (visit) => {
      await tick(visit);
      await changeElsewhere(visit);
    },
    start: click(on(skipsDialog, 'saveButton')),
    title: 'Nothing was changed',
    message: messages('Your ticks are kept. Please try again.'),
    retry: on(skipsDialog, 'saveButton'),
    keeps: (page) => expect(skipsDialog(page).modules.first()).toBeChecked(),
    recovered: ({ page }) => expect(skipsDialog(page).modules.first()).toBeChecked(),
    sessionEnded: 'in place',
  },
  {
    name: 'A skipped module taken back',
    invokedBy: ['analytics/path.skipModules'],
    who: 'student',
    call: put(/^\/analytics\/path\/skips$/),
    open: openSkipped,
    start: click(on(pathPage, 'restoreButton')),
    title: 'The skip was not undone',
    message: messages('It is skipped still. Please try again.'),
    retry: on(pathPage, 'restoreButton'),
    recovered: ({ page }) => expect(pathPage(page).restoreButton).toHaveCount(0),
    sessionEnded: 'sign-in',
  },
];
