/** What stands beneath a form: whether what was typed is saved, and where. */
import type { Page } from '@playwright/test';

export const draftLine = (page: Page) => ({
  /** On this device or on the server. */
  saved: page.getByText(/^Saved\b/),
  savedOnDevice: page.getByText('Saved on this device'),
  savedOnServer: page.getByText('Saved', { exact: true }),
  /** Nothing is on its way any more. */
  savedAndAtRest: page.getByText(/^Saved(\. Files stay on this device until you submit\.)?$/),
  savedOrNot: page.getByText(/^(Sav(ed|ing)|Not saved yet)/),
  waiting: page.getByText('The server gets it as soon as it answers.'),
  notSentYet: page.getByText('Not sent yet. Keep this open'),
  /** Another tab or device has changed it. */
  outdated: page.getByText(/^This was changed in another tab or on another device at \d\d:\d\d\.$/),
  keepMineButton: page.getByRole('button', { name: 'Keep mine', exact: true }),
  useOtherButton: page.getByRole('button', { name: 'Use that version', exact: true }),
  /** What was typed once and cannot be put back into its fields. */
  setAside: page.getByText('Text of an earlier draft'),
  discardButton: page.getByRole('button', { name: 'Discard', exact: true }),
});
