/** /assignments: the list of assignments, and the calendar of when they are due. */
import type { Page } from '@playwright/test';

export const assignmentsPage = (page: Page) => {
  const detailsButton = (title: string) => page.getByRole('button', { name: `View Details: ${title}`, exact: true });
  return {
    title: page.getByRole('heading', { level: 1, name: 'Assignments' }),
    open: () => page.goto('/assignments'),
    search: page.getByRole('searchbox', { name: 'Search assignments' }),
    status: page.getByLabel('Status', { exact: true }),
    dueDate: page.getByLabel('Due Date', { exact: true }),
    sortBy: page.getByLabel('Sort by', { exact: true }),
    sortOrderButton: page.getByRole('button', { name: /^Sort order/ }),
    clearFiltersButton: page.getByRole('button', { name: 'Clear Filters', exact: true }),
    cards: page.getByRole('region', { name: 'Assignments' }).getByRole('listitem'),
    titles: page.getByRole('main').getByRole('heading', { level: 3 }),
    nothingFound: page.getByRole('heading', { name: 'No assignments found' }),
    detailsButton,
    detailsButtons: page.getByRole('button', { name: /^View Details/ }),
    view: (title: string) => detailsButton(title).click(),

    calendarButton: page.getByRole('button', { name: 'Calendar View', exact: true }),
    listButton: page.getByRole('button', { name: 'List View', exact: true }),
    previousMonthButton: page.getByRole('button', { name: 'Previous month', exact: true }),
    nextMonthButton: page.getByRole('button', { name: 'Next month', exact: true }),
    todayButton: page.getByRole('button', { name: 'Today', exact: true }),
    dueDayButtons: page.getByRole('button', { name: /: 1 due/ }),
    /** `day` is written as "27 November". */
    dueDayButton: (day: string) => page.getByRole('button', { name: new RegExp(`\\b${day}.*: 1 due`) }),
  };
};
