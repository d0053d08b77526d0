/** /resources: the learning resources by category. */
import type { Page } from '@playwright/test';

export const resourcesPage = (page: Page) => ({
  open: () => page.goto('/resources'),
  search: page.getByRole('searchbox', { name: 'Search resources' }),
  featured: page.getByRole('heading', { name: 'Featured Resources' }),
  byCategory: page.getByRole('heading', { name: 'Resources by Category' }),
  categoryLink: (category: string) =>
    page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: category }),
  category: (name: RegExp) => page.getByRole('heading', { name }).getByRole('button'),
  nothingFound: page.getByRole('heading', { name: 'No resources found' }),
  showAllButton: page.getByRole('button', { name: 'Show all resources', exact: true }),
});
