/** The bar over every page, which is a menu on a phone. */
import { expect, type Page } from '@playwright/test';

export const navigationBar = (page: Page) => {
  const logoutButton = page.getByRole('button', { name: 'Logout', exact: true });
  const openMenuButton = page.getByRole('button', { name: 'Open menu' });
  const linkTo = (name: string) => page.getByRole('link', { name, exact: true });
  return {
    loginLink: page.getByRole('navigation').getByRole('link', { name: 'Login' }),
    registerLink: page.getByRole('navigation').getByRole('link', { name: 'Register' }),
    /** The link with the name of the person who is signed in. */
    studentLink: (firstName: string) => page.getByRole('link', { name: `Student: ${firstName}` }),
    homeLink: page.getByRole('link', { name: /, home$/ }),
    skipLink: page.getByRole('link', { name: 'Skip to content' }),
    teachingLink: linkTo('Teaching').first(),
    dashboardLink: linkTo('Dashboard').first(),
    profileLink: linkTo('Profile').first(),
    assignmentsLink: linkTo('Assignments').first(),
    logoutButton,
    openMenuButton,
    closeMenuButton: page.getByRole('button', { name: 'Close menu' }),
    toggleMenuButton: page.getByRole('button', { name: /^(Open|Close) menu$/ }),
    async logOut() {
      await logoutButton.click();
      await expect(page).toHaveURL(/\/login$/);
    },
    themeChoice: (name: string | RegExp) => page.getByRole('radio', { name }),
  };
};
