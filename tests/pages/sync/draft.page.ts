/** The line beneath a form that says whether what was typed is saved, and where. */
import type { Page } from '@playwright/test';

export const draftLine = (page: Page) => ({
  /** On this device or on the server. */
  saved: page.getByText(/^Saved\b/),
  savedOnDevice: page.getByText('Saved on this device'),
  savedOnServer: page.getByText('Saved', { exact: true }),
  /** Shown when nothing is left to be saved. */
  savedAndAtRest: page.getByText(/^Saved(\. Files stay on this device until you submit\.)?$/),
  savedOrNot: page.getByText(/^(Sav(ed|ing)|Not saved yet)/),
  waiting: page.getByText('The server gets it as soon as it answers.'),
  notSentYet: page.getByText('Not sent yet. Keep this open'),
  /** Shown when another tab or device has changed the text. */
  outdated: page.getByText(/^This was changed in another tab or on another device at \d\d:\d\d\.$/),
  keepMineButton: page.getByRole('button', { name: 'Keep mine', exact: true }),
  useOtherButton: page.getByRole('button', { name: 'Use that version', exact: true }),
  /** Text of an earlier draft that no longer fits the form's fields. */
  setAside: page.getByText('Text of an earlier draft'),
  discardButton: page.getByRole('button', { name: 'Discard', exact: true }),
});
