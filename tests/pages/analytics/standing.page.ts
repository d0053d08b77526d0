/** A student's strengths and gaps, their forecasts and what is due: parts of the page about their learning. */
import type { Page } from '@playwright/test';

export const standingPage = (page: Page) => {
  const main = page.getByRole('main');
  const section = (name: string) => main.getByRole('region', { name, exact: true });
  const mastery = section('Your strengths and gaps');
  const forecasts = section('Done by');
  const glance = section('At a glance');
  const dialog = page.getByRole('dialog', { name: 'What this rests on' });
  return {
    glance,
    /** The text beside `Due`, `Shaky` or `Done by` in "At a glance". */
    inShort: (name: string) => glance.getByRole('definition').filter({ has: page.locator(`xpath=../dt[.="${name}"]`) }),
    dueLoading: glance.getByText('Loading what is due...'),
    dueFailed: glance.getByRole('alert'),
    dueRetryButton: glance.getByRole('button', { name: 'Retry' }),
    nothingDue: glance.getByText('No assignment is due.'),
    dueLinks: glance.getByRole('link'),
    dueAssignment: (title: string) => glance.getByRole('listitem').filter({ hasText: title }),

    masteryLoading: mastery.getByText('Loading what you can do...'),
    masteryFailed: mastery.getByRole('alert'),
    masteryRetryButton: mastery.getByRole('button', { name: 'Retry' }),
    noOutcomes: mastery.getByText('Once you are in a course, what you can do shows here.'),
    outcomes: mastery.getByRole('listitem'),
    /** The buttons of the outcomes for which there are answers. */
    answersButtons: mastery.getByRole('button', { name: /^\d+ answers? to: / }),

    dialog,
    attemptsLoading: dialog.getByText('Loading your answers...'),
    attemptsFailed: dialog.getByRole('alert'),
    attemptsRetryButton: dialog.getByRole('button', { name: 'Retry' }),
    attempts: dialog.getByRole('listitem'),

    forecastsLoading: forecasts.getByText('Loading your forecasts...'),
    forecastsFailed: forecasts.getByRole('alert'),
    forecastsRetryButton: forecasts.getByRole('button', { name: 'Retry' }),
    noForecast: forecasts.getByText('No course is under way.'),
    forecasts: forecasts.getByRole('listitem'),
  };
};
