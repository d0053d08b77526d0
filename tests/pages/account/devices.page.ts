/** The profile's list of devices. */
import type { Page } from '@playwright/test';

export const deviceList = (page: Page) => {
  const part = page.getByRole('region', { name: 'Devices', exact: true });
  const showButton = part.getByRole('button', { name: 'Show Devices', exact: true });
  return {
    showButton,
    async open() {
      await page.goto('/profile');
      await showButton.click();
    },
    loading: part.getByText('Loading your devices...'),
    devices: part.getByRole('listitem'),
    /** The mark of this device in the list. */
    here: part.getByText('This device', { exact: true }),
    alone: part.getByText('You are signed in on this device only.'),
    /** The button of the first other device, the one that was used last. */
    signOutButton: part.getByRole('button', { name: /^Sign out (?!all others$)/ }).first(),
    signOutOfButton: (browser: string) => part.getByRole('button', { name: `Sign out ${browser}`, exact: true }),
    signingOutButton: part.getByRole('button', { name: 'Signing out...', exact: true }),
    signOutOthersButton: part.getByRole('button', { name: 'Sign out all others', exact: true }),
    signingOutOthersButton: part.getByRole('button', { name: 'Signing out all others...' }),
    notSignedOut: part.getByText('Not signed out'),
  };
};
