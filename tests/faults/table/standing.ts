/** A student's strengths and gaps, their forecasts, and what is due. */
import { standingPage } from '../../pages/analytics/standing.page.ts';
import { on } from '../../pages/on.ts';
import { messages } from '../call-faults.ts';
import { get, goto, type Row, sees } from '../row.ts';

export const standingRows: readonly Row[] = [
  {
    name: 'What is due, at a glance',
    invokedBy: ['analytics/due.listAssignments'],
    who: 'demo',
    call: get(/^\/assignments$/),
    start: goto('/analytics'),
    title: 'Error',
    message: messages('What is due could not be loaded. Please try again.'),
    recovered: sees((page) => standingPage(page).dueLinks.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Mastery',
    invokedBy: ['analytics/mastery.getMastery'],
    who: 'demo',
    call: get(/^\/analytics\/mastery$/),
    start: goto('/analytics'),
    title: 'Error',
    message: messages('What you can do could not be loaded. Please try again.'),
    recovered: sees((page) => standingPage(page).outcomes.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Forecasts',
    invokedBy: ['analytics/forecasts.getForecasts'],
    who: 'demo',
    call: get(/^\/analytics\/forecasts$/),
    start: goto('/analytics'),
    title: 'Error',
    message: messages('Your forecasts could not be loaded. Please try again.'),
    recovered: sees((page) => standingPage(page).forecasts.first()),
    sessionEnded: 'sign-in',
  },
  {
    name: 'Attempts of an outcome',
    invokedBy: ['analytics/attempts.getOutcomeAttempts'],
    who: 'demo',
    call: get(/^\/analytics\/courses\/./),
    open: ({ page }) => page.goto('/analytics'),
    start: ({ page }) => standingPage(page).answersButtons.first().click(),
    title: 'Error',
    message: messages('Your answers could not be loaded. Please try again.'),
    retry: on(standingPage, 'attemptsRetryButton'),
    recovered: sees((page) => standingPage(page).attempts.first()),
    sessionEnded: 'sign-in',
  },
];
