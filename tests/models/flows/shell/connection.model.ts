import type { Page } from '@playwright/test';
import { connectionMachine } from '../../../../src/machines/shell/connection.machine.ts';
import { anyPage, text } from '../../browser/locators.ts';
import { model, passing } from '../../engine/model.ts';

const says = (page: Page, type: string) => page.evaluate((name) => dispatchEvent(new Event(name)), type);

const unsteady = text('Your connection is unsteady. Something may not have arrived.');
const down = text('The server cannot be reached. It is tried again until it answers.');

export const connection = model(connectionMachine)({
  starts: {
    visit: { open: ({ visit }) => visit('/courses'), input: () => ({ online: true, random: () => 0.5 }) },
    offline: {
      open: async ({ page, visit }) => {
        await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
        // This page makes no call, whose answer would say that there is a network.
        await visit('/');
      },
      input: () => ({ online: false, random: () => 0.5 }),
    },
  },
  events: {
    'browser.online': [{}],
    'browser.offline': [{}],
    'request.answered': [{}],
    'request.lost': [{}],
    'request.failed': [{}],
  },
  answers: { getHealth: { done: [undefined], error: [0] } },
  see: {
    opening: passing,
    online: { says: 'nothing to say', shows: [anyPage] },
    offline: { says: 'the browser has no network', shows: [text('You are offline.')] },
    'unsteady.waiting': { says: 'a request got lost', shows: [unsteady] },
    'unsteady.checking': { says: 'the server is asked', shows: [unsteady] },
    'down.waiting': { says: 'the server does not answer', shows: [down] },
    'down.checking': { says: 'the server is asked again', shows: [down] },
    restored: { says: 'requests get through again', shows: [text('Connected again.')] },
  },
  act: {
    'browser.online': ({ page }) => says(page, 'online'),
    'browser.offline': ({ page }) => says(page, 'offline'),
    // Sent directly: in the product these come from the calls of other flows.
    'request.answered': ({ send }, event) => send(event),
    'request.lost': ({ send }, event) => send(event),
    'request.failed': ({ send }, event) => send(event),
  },
});
