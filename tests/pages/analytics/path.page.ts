/** /path: a student's aim, the placement, and the steps with their reasons. */
import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';

export const pathPage = (page: Page) => {
  const main = page.getByRole('main');
  const section = (name: string) => main.getByRole('region', { name, exact: true });
  const aims = section('Choose an aim');
  const steps = main.getByRole('region', { name: /^Steps: / });
  const map = steps.getByRole('region', { name: 'Map of your path' });
  const listButton = steps.getByRole('button', { name: 'List', exact: true });
  return {
    open: () => page.goto(paths.path),
    /** The steps as a list, as a link to it shows them. */
    openList: () => page.goto(`${paths.path}?view=list`),
    map,
    mapButton: steps.getByRole('button', { name: 'Map', exact: true }),
    listButton,
    module: (title: string) => map.getByRole('button', { name: new RegExp(`^${title}, `) }),
    nextModule: map.getByRole('button', { name: /, next$/ }),
    /** The numbers of a module of the map. */
    numbers: page.getByRole('dialog').filter({ hasText: 'Builds on' }),
    closeNumbersButton: page.getByRole('dialog').getByRole('button', { name: 'Back to the Map' }),
    loading: main.getByText('Loading your path...').and(main.locator(':visible')),
    failed: main.getByRole('alert').filter({ hasText: 'Error' }),
    retryButton: main.getByRole('button', { name: 'Retry', exact: true }),
    steps: steps.locator('ol > li'),
    step: (title: string) =>
      steps.locator('ol > li').filter({ has: page.getByRole('heading', { level: 3, name: title }) }),
    stepTitles: steps.getByRole('heading', { level: 3 }),
    ownOrder: steps.getByText('You put it here.').first(),
    /** Shows the list with the modules of all steps. */
    unfold: async () => {
      await listButton.click();
      const folded = steps.locator('details:not([open]) > summary');
      while ((await folded.count()) > 0) await folded.first().click();
    },
    pinned: steps.getByText('Pinned', { exact: true }),
    notRefreshed: main.getByText('Your path may be out of date'),
    restoreButton: steps.getByRole('button', { name: /^(Undo Skip|Undoing the skip)/ }),
    restoring: steps.getByRole('button', { name: 'Undoing the skip...' }),
    notRestored: main.getByText('The skip was not undone'),
    changes: section('What changed').getByRole('listitem'),
    earlierChanges: section('What changed').getByText(/^\d+ earlier changes?$/),
    noChange: section('What changed').getByText(/^Nothing yet\./),

    aim: (title: string) => section(title),
    aimsLoading: aims.getByText('Loading the aims...'),
    aimsFailed: aims.getByRole('alert'),
    aims: aims.getByRole('button', { name: /^Choose This Aim/ }),
    chooseButton: (title: string) => aims.getByRole('button', { name: `(${title})` }),
    savingAim: aims.getByRole('button', { name: 'Saving...' }),
    aimNotSaved: aims.getByText('Your aim was not saved'),
    keepAimButton: aims.getByRole('button', { name: 'Keep Your Aim' }),
    changeAimButton: main.getByRole('button', { name: 'Change Aim' }),
    leaveButton: main.getByRole('button', { name: 'Leave This Path' }),
  };
};

export const leavingPart = (page: Page) => {
  const main = page.getByRole('main');
  return {
    confirmButton: main.getByRole('button', { name: /^(Leave|Retry)$/ }),
    cancelButton: main.getByRole('button', { name: 'Keep It', exact: true }),
    leaving: main.getByRole('button', { name: 'Leaving...' }),
    notLeft: main.getByText('You have not left the path'),
  };
};

export const placementPart = (page: Page) => {
  const part = page.getByRole('main').getByRole('region', { name: 'Placement', exact: true });
  const button = (name: string | RegExp) => part.getByRole('button', { name, exact: true });
  return {
    offer: part.getByText('Up to ten questions. You can stop at any time, or skip it.'),
    startButton: button(/^(Start|Start After All|Retry)$/),
    skipped: part.getByText('Skipped. It is offered again with your next visit.'),
    starting: button('Starting...'),
    notStarted: part.getByText('The placement did not start'),
    skipButton: button('Skip It'),
    loading: part.getByText('Loading your question...'),
    failed: part.getByRole('alert').filter({ hasText: 'Error' }),
    retryButton: button('Retry'),
    question: part.getByRole('form', { name: /^Question \d+, of at most 10$/ }),
    questionAt: (number: number) => part.getByRole('form', { name: `Question ${number}, of at most 10`, exact: true }),
    choices: part.getByRole('radio'),
    answerButton: button(/^(Answer|Retry)$/),
    sending: button('Sending...'),
    notSent: part.getByText('Your answer was not sent'),
    stopButton: button('Stop Here'),
    stopping: part.getByText('Planning your path...'),
    notStopped: part.getByText('The placement could not be ended'),
    goOnButton: button('Continue'),
    over: part.getByText('The placement is over.'),
  };
};

export const arrangementDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Change the order' });
  return {
    openButton: page.getByRole('button', { name: 'Change the Order' }),
    dialog,
    courses: dialog.getByRole('listitem'),
    /** The courses in their order, without their numbers. */
    titles: async () =>
      dialog
        .getByRole('button', { name: /^Move up: / })
        .evaluateAll((buttons) =>
          buttons.map((each) => each.getAttribute('aria-label')?.replace('Move up: ', '') ?? ''),
        ),
    upButton: (title: string) => dialog.getByRole('button', { name: `Move up: ${title}` }),
    downButton: (title: string) => dialog.getByRole('button', { name: `Move down: ${title}` }),
    pinButton: (title: string) => dialog.getByRole('button', { name: new RegExp(`^(Pin|Unpin): ${title}$`) }),
    pinButtons: dialog.getByRole('button', { name: /^Pin: / }),
    unpinButtons: dialog.getByRole('button', { name: /^Unpin: / }),
    proposedButton: dialog.getByRole('button', { name: 'Use the Proposed Order' }),
    saveButton: dialog.getByRole('button', { name: /^(Save Order|Retry)$/ }),
    saving: dialog.getByRole('button', { name: 'Saving...' }),
    closeButton: dialog.getByRole('button', { name: 'Cancel' }),
    notSaved: dialog.getByText('Your order was not saved'),
    status: dialog.getByRole('status'),
  };
};

export const skipsDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Skip what you know' });
  return {
    openButton: page.getByRole('button', { name: 'Choose What to Skip' }),
    dialog,
    modules: dialog.getByRole('checkbox'),
    module: (title: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${title}`) }),
    saveButton: dialog.getByRole('button', { name: /^(Skip These|Retry)$/ }),
    saving: dialog.getByRole('button', { name: 'Saving...' }),
    closeButton: dialog.getByRole('button', { name: 'Skip Nothing' }),
    notSaved: dialog.getByText('Nothing was changed'),
  };
};
