/** The bar over every page, and its menu: on a phone it holds the bar's items, too. */
import { expect, type Page } from '@playwright/test';

export const navigationBar = (page: Page) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  const logoutButton = page.getByRole('button', { name: 'Logout', exact: true });
  // The browser's own disclosure, which Playwright knows no role of.
  const openMenuButton = bar.locator('details:not([open]) > summary');
  const closeMenuButton = bar.locator('details[open] > summary');
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
    closeMenuButton,
    toggleMenuButton: bar.locator('summary'),
    menu: bar.locator('details'),
    /** A group of links in the menu. */
    group: (name: string) => bar.getByRole('list', { name, exact: true }),
    /** The links of the menu's groups. */
    groupLinks: bar.getByRole('listitem').getByRole('link'),
    menuLink: (name: string) => bar.getByRole('listitem').getByRole('link', { name, exact: true }),
    async logOut() {
      await logoutButton.click();
      await expect(page).toHaveURL(/\/login$/);
    },
    themeChoice: (name: string | RegExp) => page.getByRole('radio', { name }),
  };
};

/** The place of a page: what it belongs to, and the page itself. */
export const breadcrumbs = (page: Page) => {
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  return {
    trail,
    crumbs: trail.getByRole('listitem'),
    current: trail.locator('[aria-current=page]'),
    link: (name: string) => trail.getByRole('link', { name, exact: true }),
  };
};
