import { exampleAssignments } from '../../../../src/api/generated/examples.ts';
import { quickLinksMachine } from '../../../../src/machines/dashboard/quick-links.machine.ts';
import { dashboardPage } from '../../../pages/dashboard/overview.page.ts';
import { failure } from '../../../pages/failure.page.ts';
import { on } from '../../../pages/on.ts';
import { alert, heading, text } from '../../browser/locators.ts';
import { press, pressing } from '../../browser/page-helpers.ts';
import { model } from '../../engine/model.ts';

export const quickLinks = model(quickLinksMachine)({
  starts: { visit: { open: ({ attend }) => attend('/dashboard') } },
  events: { retry: [{}], refresh: [{}] },
  answers: { listAssignments: { done: [exampleAssignments], error: [500] } },
  see: {
    loading: {
      says: '§dashboard.5 Quick Links, the badges not yet known',
      shows: [heading('Quick Links')],
      hides: [text('1 Overdue')],
    },
    failed: {
      says: 'the links work without their badges, and what is due can be loaded again',
      shows: [heading('Quick Links'), alert('Failed to load what is due'), on(failure, 'retryButton')],
      hides: [text('1 Overdue')],
    },
    counted: { says: '§dashboard.5: "2 Pending" and "1 Overdue"', shows: [text('2 Pending'), text('1 Overdue')] },
    refreshing: {
      says: 'the badges stay while they are counted anew',
      shows: [text('2 Pending'), text('1 Overdue')],
    },
  },
  // In the product, enrolling in a recommended course sends this event.
  act: {
    retry: pressing(failure, 'retryButton'),
    refresh: ({ page }) => press(dashboardPage(page).enrolButton),
  },
});
