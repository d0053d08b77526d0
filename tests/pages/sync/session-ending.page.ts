/** The warning and the dialogs above a page whose session ends, or has ended, while something on it is unsent. */
import { expect, type Page } from '@playwright/test';
import { password } from '../../journeys/server.ts';
import { secondStepIn } from '../account/second-step.page.ts';

export const sessionDialogs = (page: Page) => {
  const ended = page.getByRole('dialog', { name: 'Sign in again' });
  const renewal = page.getByRole('dialog', { name: 'Stay signed in' });
  const confirmation = page.getByRole('dialog', { name: 'Sign out with unsent work?' });
  const passwordIn = (dialog: typeof ended) => dialog.getByLabel('Password', { exact: true });
  const signInButtonIn = (dialog: typeof ended) => dialog.getByRole('button', { name: 'Sign In', exact: true });
  const signIn = async (dialog: typeof ended, secret: string) => {
    await passwordIn(dialog).fill(secret);
    await signInButtonIn(dialog).click();
  };
  return {
    /** The dialog above a page whose session has ended. */
    ended,
    password: passwordIn(ended),
    email: ended.getByLabel('Email'),
    alert: ended.getByRole('alert'),
    signInButton: signInButtonIn(page.getByRole('dialog')),
    leaveButton: page.getByRole('button', { name: 'Leave this page', exact: true }),
    otherAccountButton: page.getByRole('button', { name: 'Use another account', exact: true }),
    secondStep: secondStepIn(ended),
    signInAgain: (secret = password) => signIn(ended, secret),
    /** Shown when the session is about to end. */
    warning: page.getByText(/^Your session ends at \d\d:\d\d\.$/),
    expectNoWarning: () => expect(page.getByText('Your session ends at')).toHaveCount(0),
    renewal,
    renewalPassword: passwordIn(renewal),
    stayButton: page.getByRole('button', { name: 'Stay signed in', exact: true }),
    renew: (secret = password) => signIn(renewal, secret),
    /** Asks before logging out, where something is unsent. */
    confirmation,
    stayAfterAllButton: confirmation.getByRole('button', { name: 'Stay signed in' }),
    deleteAndLeaveButton: page.getByRole('button', { name: 'Delete it and sign out', exact: true }),
  };
};
